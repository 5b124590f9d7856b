import { MARKETS, Market } from '@izlog/contracts/domain/markets'
import { offersOf } from '@izlog/contracts/domain/offers'
import { parseQuantityData } from '@izlog/contracts/domain/quantity-data'
import { TemplateName } from '@izlog/contracts/domain/templates'
import { Website } from '@izlog/contracts/domain/website'
import { SaveWebsiteRequest } from '@izlog/contracts/http/editor'
import { generateWebsite } from '@izlog/writer/page/generate-website'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applySave } from './apply-save.ts'

const AT = '2026-01-01T00:00:00.000Z'
const pageOf = (market: Market, templateName: TemplateName, currentPrice: number, originalPrice: number) =>
  Website.parse({
    ...generateWebsite({ productName: 'Jastuk Mirna noć', market, templateName, currentPrice, originalPrice }),
    ...{ id: 1, version: 1, userId: 2, productId: 3, customUrl: 'jastuk', productName: 'Jastuk Mirna noć' },
    ...{
      templateName,
      targetMarket: market,
      ...MARKETS[market],
      currentPrice,
      originalPrice,
      createdAt: AT,
      updatedAt: AT,
    },
  })

const price = fc.integer({ min: 1, max: 200_000 })
const page = fc
  .tuple(fc.constantFrom(...Market.options), fc.constantFrom(...TemplateName.options), price, price)
  .map((parts) => pageOf(...parts))
const offer = fc.record({ price: fc.option(price), text: fc.constantFrom('', 'komad') }, { requiredKeys: ['text'] })
const option = fc.record({ qty: fc.integer({ min: 1, max: 6 }), price: fc.integer({ min: 0, max: 9000 }) })
const save = fc
  .record(
    {
      priceAnchoring: fc.record({ currentPrice: price, originalPrice: fc.option(price) }, { requiredKeys: [] }),
      quantityOffers: fc.record({ single: offer, double: offer, triple: offer }, { requiredKeys: [] }),
      editableContent: fc.record({
        quantityData: fc.array(option, { minLength: 1 }).map((list) => JSON.stringify(list)),
      }),
    },
    { requiredKeys: [] },
  )
  .map((body) => SaveWebsiteRequest.parse(body))

describe('a saved page', () => {
  it('says one price of one piece everywhere, whatever was saved before', () => {
    fc.assert(
      fc.property(page, fc.array(save, { minLength: 1, maxLength: 4 }), (before, saves) => {
        const after = saves.reduce((website, { images: _images, ...one }) => applySave(website, one).website, before)
        const offers = offersOf(after)
        expect(offers[0]).toMatchObject({ quantity: 1, price: after.currentPrice })
        expect(after.priceAnchoring?.currentPrice).toBe(after.currentPrice)
        expect(after.quantityOffers?.single?.price).toBe(after.currentPrice)
        expect(offers.every((each) => each.price > 0)).toBe(true)
        for (const { qty, price: listed } of parseQuantityData(after.editableContent?.quantityData)) {
          if (qty <= 3) expect(listed).toBe(offers.find(({ quantity }) => quantity === qty)?.price)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('does not change when all that the editor was told is sent back', () => {
    fc.assert(
      fc.property(page, (before) => {
        const { images: _images, ...whole } = SaveWebsiteRequest.parse({ ...before, images: undefined })
        expect(applySave(before, whole)).toEqual({ website: before, changed: [] })
      }),
      { numRuns: 60 },
    )
  })
})

it('takes benefits for the seller’s own once their words change, not with an icon', () => {
  const before = pageOf('Serbia', 'Sales Template', 2990, 4990)
  const own = (change: Partial<{ text: string; icon: string }>) => {
    const section = before.benefitsSection
    if (!section) throw new Error('no benefits')
    const benefitsSection = { ...section, benefits: section.benefits.map((each) => ({ ...each, ...change })) }
    return applySave(before, { benefitsSection }).website.editedFields
  }
  expect(own({ icon: 'moon' })).toEqual([])
  expect(own({ text: 'Moje reči' })).toEqual(['benefitsSection'])
})
