import { generateOffers } from '@izlog/contracts/domain/offers'
import { NO_FILTER } from '@izlog/contracts/domain/storefront-address'
import { PublicWebsite } from '@izlog/contracts/domain/website'
import type { Manifest, RenderRequest, Seller } from '../render-types.ts'

/** A website as catalog passes it to the renderer; a test names only the fields that it needs. */
export const samplePage = (changes: Partial<PublicWebsite> = {}): PublicWebsite =>
  PublicWebsite.parse({
    id: 7,
    userId: 2,
    productId: 70,
    customUrl: 'mirna-noc',
    productName: 'Ortopedski jastuk „Mirna noć“',
    title: 'Probudite se bez bola u vratu',
    shortName: 'Mirna noć',
    hook: 'Jastuk koji vrat drži u prirodnom položaju celu noć.',
    currentPrice: 2990,
    originalPrice: 4990,
    quantityOffers: generateOffers(2990, 'RSD'),
    bullets: [
      { title: 'Drži oblik', text: 'Ne slegne se u pola noći.' },
      { title: 'Ne greje se', text: 'Pena propušta vazduh.' },
    ],
    longDescription: 'Vrat ne boli zbog dušeka.\n\nBoli zbog visine jastuka, pa mišići rade celu noć.',
    testimonials: [
      {
        name: 'Jelena Marković',
        location: 'Niš',
        text: 'Spavam kao nekad.',
        rating: 5,
        purchase_date: 'pre 4 dana',
        verified: true,
      },
    ],
    images: [
      { url: '/uploads/images/aa-1440.webp', width: 1440, height: 1080, widths: [320, 640, 1440] },
      { url: 'https://drugde.test/slika.jpg', width: 0, height: 0, widths: [] },
    ],
    ...changes,
  })

const FONTS = ['hanken-grotesk-*-normal', 'newsreader-*-normal', 'newsreader-*-italic'].flatMap((font) =>
  ['latin-ext', 'latin', 'serbian', 'basic'].map((part) => font.replace('*', `${part}-wght`)),
)
const SCRIPTS = ['minimalistic', 'sales', 'advertorial', 'thank-you', 'storefront']

/** A manifest as a build writes it, so that tests render without building. */
export const sampleManifest: Manifest = {
  ...Object.fromEntries(
    FONTS.map((name) => [`../node_modules/font/files/${name}.woff2`, { file: `assets/pages/${name}-1a.woff2` }]),
  ),
  ...Object.fromEntries(
    SCRIPTS.map((name) => [
      `shop/clients/${name}.tsx`,
      { file: `assets/pages/${name}-1a.js`, imports: ['_shared.js'] },
    ]),
  ),
  '_shared.js': { file: 'assets/pages/shared-1a.js' },
}

/** A seller with a pixel who requires no consent. */
export const sampleSeller = (changes: Partial<Seller> = {}): Seller => ({
  pixelId: '123456789012345',
  consentBanner: false,
  purchaseOn: 'ordered',
  ...changes,
})

/** A product as the storefront's list has it. */
export const sampleProduct = (changes: Partial<PublicWebsite> = {}) => ({ ...samplePage(changes), recentOrders: null })

/** A storefront with these products only. */
export function sampleStorefront(pages: readonly PublicWebsite[]): RenderRequest & { kind: 'storefront' } {
  const items = pages.map((page) => sampleProduct(page))
  return {
    kind: 'storefront',
    filter: NO_FILTER,
    after: null,
    items,
    newest: items.slice(0, 6),
    nextCursor: null,
    total: items.length,
    counts: { auto: 0, health: items.length, tech: 0, home: 0, beauty: 0 },
    honest: false,
    publicUrl: 'https://izlog.test',
  }
}
