import { describe, expect, it } from 'vitest'
import { filled } from './fill-upsell-product.ts'
import { newUpsellProduct } from './new-upsell-product.ts'

const page = { id: 7, ownerId: 2, currency: 'RSD', currencySymbol: 'RSD' } as const
const made = (given: Parameters<typeof newUpsellProduct>[2]) =>
  newUpsellProduct(1, page, { url: '', title: 'Navlaka', price: 990, ...given }, new Date(0))

describe('an upsell product of a page’s copy', () => {
  it('keeps its crossed-out price and all its pictures', () => {
    const images = ['/uploads/images/1.webp', '/uploads/images/2.webp']
    expect(made({ originalPrice: 1490, images })).toMatchObject({ originalPrice: 1490, images, isActive: true })
  })

  it('keeps the seller’s own message, and what its link shows changes nothing of it', () => {
    const own = { urgentDescription: 'Uz jastuk ide i navlaka.', features: ['Pere se na 60°'] }
    const product = made({ url: 'https://dobavljac.test/navlaka', ...own })
    expect(product).toMatchObject(own)
    const facts = { name: 'Navlaka', price: 990, originalPrice: null, currency: 'RSD', images: [], description: null }
    const link = { state: 'found' as const, facts: { ...facts, attributes: [{ name: 'Boja', value: 'bela' }] } }
    expect(filled(product, { link, images: [] }, new Date(0))).toMatchObject(own)
  })

  it('is off where it was off', () => expect(made({ isActive: false })).toMatchObject({ isActive: false }))

  it('is off without a price, whatever it was', () =>
    expect(made({ price: undefined, isActive: true })).toMatchObject({ isActive: false }))
})
