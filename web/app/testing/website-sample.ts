import { generateOffers } from '@izlog/contracts/domain/offers'
import { Website } from '@izlog/contracts/domain/website'

const AT = '2026-11-21T08:38:07.000Z'

const BUYER = { location: 'Niš', rating: 5, purchase_date: 'pre 4 dana', verified: true }

/** A website as its seller receives it; a test passes only the fields that matter to it. */
export const aFullWebsite = (fields: Partial<Website> = {}): Website =>
  Website.parse({
    id: 1,
    version: 3,
    userId: 2,
    productId: 1001,
    customUrl: 'jastuk-mirna-noc',
    productName: 'Jastuk Mirna noć',
    sku: 'MN-1',
    title: 'Probudite se bez bola u vratu',
    shortName: 'Mirna noć',
    hook: 'Jastuk koji vrat drži u prirodnom položaju.',
    bullets: [
      { title: 'Oslanja vrat i glavu odvojeno, svako na svojoj visini', text: 'Ne slegne se u pola noći.' },
      { title: 'Ne greje se', text: 'Pena propušta vazduh.' },
    ],
    longDescription: 'Vrat ne boli zbog dušeka.\n\nBoli zbog visine jastuka.',
    faq: [{ q: 'Kada stiže?', a: 'Za dva do pet dana.' }],
    seoTitle: 'Jastuk Mirna noć',
    seoDescription: 'Jastuk za miran san.',
    keywords: ['jastuk'],
    currentPrice: 2990,
    originalPrice: 4990,
    priceAnchoring: { originalPrice: 4990, currentPrice: 2990, savings: 2000, comparisonText: 'Kao dve masaže.' },
    quantityOffers: generateOffers(2990, 'RSD'),
    images: [
      { url: '/uploads/images/aa-640.webp', width: 640, height: 480, widths: [640] },
      { url: '/uploads/images/bb-640.webp', width: 640, height: 480, widths: [640] },
    ],
    testimonials: [
      { ...BUYER, name: 'Jelena Marković', text: 'Spavam kao nekad.' },
      { ...BUYER, name: 'Milan Ilić', text: 'Vredi svaki dinar.' },
    ],
    createdAt: AT,
    updatedAt: AT,
    ...fields,
  })
