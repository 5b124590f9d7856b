import { generateOffers } from '@izlog/contracts/domain/offers'
import { parseQuantityData } from '@izlog/contracts/domain/quantity-data'
import { Website } from '@izlog/contracts/domain/website'
import { generateWebsite } from '@izlog/writer/page/generate-website'
import { expect, it } from 'vitest'
import { copyOf, fieldsNaming, inMarketsDialect, withNewTexts } from './copy-website.ts'

const AT = new Date('2026-11-21T08:38:07.000Z')
const page = (fields: Partial<Website> = {}): Website =>
  Website.parse({
    ...generateWebsite({
      ...{ productName: 'Ortopedski jastuk', market: 'Serbia', templateName: 'Minimalistic' },
      ...{ currentPrice: 2990, originalPrice: 4990 },
    }),
    ...{ id: 1, version: 7, userId: 2, productId: 11, customUrl: 'jastuk', productName: 'Ortopedski jastuk' },
    ...{ currentPrice: 2990, originalPrice: 4990, quantityOffers: generateOffers(2990, 'RSD') },
    ...{ createdAt: AT.toISOString(), updatedAt: AT.toISOString(), ...fields },
  })
const own = { id: 2, productId: 12, customUrl: 'jastuk-me', at: AT }
const copied = (source: Website, prices = {}) => copyOf(source, { targetMarket: 'Montenegro', prices }, own)

it('a copy is off, begins its own history, and says in its market’s currency what its page says', () => {
  const copy = copied(page({ hasUpsellProducts: true }), { current: 25 })
  expect(copy).toMatchObject({
    ...{ id: 2, version: 1, productId: 12, customUrl: 'jastuk-me', copiedFrom: 1 },
    ...{ targetMarket: 'Montenegro', currency: 'EUR', currencySymbol: '€', currentPrice: 25, originalPrice: 43 },
    ...{ isActive: false, hasUpsellProducts: false },
    priceAnchoring: { currentPrice: 25, originalPrice: 43, savings: 18 },
  })
  expect(copy.priceAnchoring?.comparisonText).toBe('Redovna cena: 43\u00a0€. Danas: 25\u00a0€. Ušteda: 18\u00a0€.')
})

it('in Ijekavian every text is, the seller’s own and labels too, but no address inside of one', () => {
  const quantityData = JSON.stringify([{ qty: 5, price: 9990, label: 'Lepa cena' }])
  const source = page({
    ...{ title: 'Lepo mleko', editedFields: ['title'], hook: 'Pišite na cena@lepo.rs ili www.lepo.rs/mleko' },
    editableContent: { adviceText: 'Pre spavanja', quantityData },
    terms: { delivery: 'Besplatno pre praznika', arrival: null, returns: null, guarantee: null },
    upsellProductLinks: [{ url: '', title: 'Lepo mleko', urgentDescription: 'Lepo uz mleko', features: ['Pre jela'] }],
  })
  const copy = inMarketsDialect(copied(source))
  expect(copy).toMatchObject({
    ...{ title: 'Lijepo mlijeko', hook: 'Pišite na cena@lepo.rs ili www.lepo.rs/mleko' },
    ...{ editableContent: { adviceText: 'Prije spavanja' }, terms: { delivery: 'Besplatno prije praznika' } },
    upsellProductLinks: [{ title: 'Lepo mleko', urgentDescription: 'Lijepo uz mlijeko', features: ['Prije jela'] }],
  })
  expect(parseQuantityData(copy.editableContent?.quantityData)).toMatchObject([{ label: 'Lijepa cijena', price: 85 }])
  expect(copy.palette).toEqual(source.palette)
})

it('written anew, a page keeps the seller’s own words, part by part', () => {
  const source = page({
    title: 'Moj naslov',
    ...{ hook: 'Stari podnaslov', editedFields: ['title', 'editableContent.adviceText'] },
    editableContent: { adviceText: 'Moj savet', adviceTitle: 'Stari naslov saveta' },
  })
  const brief = { productName: 'Ortopedski jastuk', market: 'Serbia', templateName: 'Minimalistic' } as const
  const written = generateWebsite({ ...brief, currentPrice: 2990, originalPrice: null }, 1)
  const anew = withNewTexts(source, written)
  expect(anew).toMatchObject({ title: 'Moj naslov', hook: written.hook, editableContent: { adviceText: 'Moj savet' } })
  expect(anew.editableContent?.adviceTitle).not.toBe('Stari naslov saveta')
  expect(anew.quantityOffers).toEqual(source.quantityOffers)
})

it('what shoppers wrote on an honest page stays there', () => {
  const review = { name: 'Ana', location: 'Niš', text: 'Dobar', rating: 5, purchase_date: 'pre 2 dana', verified: true }
  const source = page({ figures: 'honest', testimonials: [review] })
  expect(copied(source).testimonials).toEqual([])
  expect(copied({ ...source, figures: 'as-specified' }).testimonials).toEqual([review])
})

it('texts with an amount in the old currency are found', () => {
  const source = page({
    ...{ hook: 'Samo 990 RSD', longDescription: 'Dostava 300 din.', title: 'Bez RSD' },
    upsellProductLinks: [{ url: '', features: ['Samo 500 RSD'] }],
  })
  expect(fieldsNaming('RSD', source)).toEqual(['hook', 'longDescription', 'upsellProductLinks'])
})
