import { describe, expect, it } from 'vitest'
import { generateOffers, priceOf } from './offers.ts'
import { OrderableWebsite, orderableOf, PublicListItem, PublicWebsite, Website } from './website.ts'

const website = Website.parse({
  id: 7,
  version: 3,
  userId: 2,
  productId: 70,
  customUrl: 'mirna-noc',
  productLink: 'https://dobavljac.test/jastuk',
  productName: 'Ortopedski jastuk „Mirna noć"',
  title: 'Mirna noć',
  shortName: 'Mirna noć',
  hook: 'Probudite se odmorni',
  currentPrice: 2990,
  quantityOffers: generateOffers(2990, 'RSD'),
  images: [{ url: '/uploads/images/ab12-1280.webp', width: 1280, height: 960, widths: [480, 1280] }],
  editableContent: { quantityData: '[{"qty":4,"price":8990}]', adviceText: 'Savet' },
  upsellProductLinks: [{ url: 'https://dobavljac.test/navlaka' }],
  aiProcessingError: 'model nije odgovorio',
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
})

describe('Website', () => {
  it('fills what was not given as the spec says', () => {
    expect(website).toMatchObject({
      templateName: 'Minimalistic',
      targetMarket: 'Serbia',
      currency: 'RSD',
      currencySymbol: 'RSD',
      palette: { primary: '#0D9488', bg: '#F0FDFA' },
      editableByClient: true,
      previewMode: 'customer',
      hasUpsellProducts: false,
      isActive: true,
    })
  })
})

describe('PublicWebsite', () => {
  it("keeps what is the seller's own from the public", () => {
    const shown = { ...PublicWebsite.parse(website), ...PublicListItem.parse(website) }
    for (const secret of [
      'productLink',
      'upsellProductLinks',
      'aiProcessingError',
      'editableByClient',
      'isActive',
      'version',
    ])
      expect(shown).not.toHaveProperty(secret)
    expect(shown).toMatchObject({ id: 7, userId: 2, productId: 70, customUrl: 'mirna-noc' })
    expect(PublicListItem.parse({ ...website, figures: 'honest' })).toMatchObject({ figures: 'honest' })
  })

  it('has everything prices follow from', () => expect(priceOf(PublicWebsite.parse(website), 4)).toBe(8990))
})

describe('OrderableWebsite', () => {
  it('prices an order as the page does, and knows nothing else of its texts', () => {
    const orderable = OrderableWebsite.parse(orderableOf(website))
    expect([1, 2, 3, 4, 5].map((quantity) => priceOf(orderable, quantity))).toEqual([2990, 4990, 6990, 8990, null])
    expect(orderable).toMatchObject({
      ownerId: 2,
      image: '/uploads/images/ab12-1280.webp',
      active: true,
      editableContent: { quantityData: '[{"qty":4,"price":8990}]' },
    })
    expect(orderable.editableContent).not.toHaveProperty('adviceText')
    expect(OrderableWebsite.parse(orderableOf({ ...website, images: [], editableContent: null }))).toMatchObject({
      image: null,
      editableContent: null,
    })
  })
})
