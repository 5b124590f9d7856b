import type { QuantityOption } from '@izlog/contracts/domain/offer-schemas'
import { offersOf } from '@izlog/contracts/domain/offers'
import { firstQuantityOptions } from '@izlog/contracts/domain/price-changes'
import { parseQuantityData } from '@izlog/contracts/domain/quantity-data'
import type { Website } from '@izlog/contracts/domain/website'
import { PLAIN_FIELDS, pickFields } from '@izlog/contracts/page-fields/shapes-of-fields'
import { formatNumber } from '../../../ui/format.ts'
import { type EditorValues, NO_BENEFITS, type OptionValues, type TestimonialValues } from './editor-values.ts'
import { storyValuesOf } from './story-values.ts'

/** Two of the three templates have quantity options and testimonials (docs/product/builder.md 2.6). */
export const sellsByQuantity = ({ templateName }: Pick<Website, 'templateName'>): boolean =>
  templateName !== 'Minimalistic'

/** The form's initial values. */
export function valuesOf(website: Website): EditorValues {
  return {
    ...pickFields(website, PLAIN_FIELDS),
    sku: website.sku ?? '',
    images: website.images.map(({ url }) => url),
    palette: website.palette,
    priceAnchoring: pricesOf(website),
    deliveryPricing: {
      price: amountText(website.deliveryPricing?.price),
      freeFrom: amountText(website.deliveryPricing?.freeFrom),
    },
    quantityOptions: optionsOf(website).map(optionValuesOf),
    testimonials: testimonialsOf(website),
    benefitsSection: website.benefitsSection ?? NO_BENEFITS,
    story: storyValuesOf(website),
    sections: website.sections,
    figures: website.figures,
    isActive: website.isActive,
    editableByClient: website.editableByClient,
  }
}

const amountText = (amount: number | null | undefined): string => (amount == null ? '' : formatNumber(amount))

function pricesOf(website: Website): EditorValues['priceAnchoring'] {
  const current = offersOf(website)[0]?.price ?? 0
  const original = website.priceAnchoring?.originalPrice ?? website.originalPrice
  return {
    currentPrice: formatNumber(current),
    originalPrice: original === null ? '' : formatNumber(original),
    savings: formatNumber(website.priceAnchoring?.savings ?? Math.max(0, (original ?? 0) - current)),
    comparisonText: website.priceAnchoring?.comparisonText ?? '',
  }
}

/** The seller's listed options at their current prices; the website's offers if nothing is listed. */
function optionsOf(website: Website): QuantityOption[] {
  const listed = parseQuantityData(website.editableContent?.quantityData)
  if (listed.length === 0) return firstQuantityOptions(website)
  const offers = offersOf(website)
  return listed.map((option) => ({
    ...option,
    price: offers.find(({ quantity }) => quantity === option.qty)?.price ?? option.price,
  }))
}

export const optionValuesOf = (option: QuantityOption): OptionValues => ({
  qty: String(option.qty),
  price: formatNumber(option.price),
  originalPrice: formatNumber(option.originalPrice),
  discount: String(option.discount),
  label: option.label,
  popular: option.popular,
  bestValue: option.bestValue,
  note: option.note ?? '',
})

/** The testimonials, from the first source that the landing page would use too. */
function testimonialsOf({
  editableContent: edited,
  advertorialStory: story,
  templateName,
  testimonials,
}: Website): TestimonialValues[] {
  const ofStory = templateName === 'Advertorial Template' ? story?.testimonialsSection : undefined
  const list: readonly (Omit<TestimonialSource, 'purchase_date'> & { purchase_date?: string })[] =
    edited?.testimonials ?? ofStory ?? testimonials
  return list.map(({ rating, purchase_date, ...words }, index) => ({
    ...words,
    rating: String(rating),
    purchase_date: purchase_date ?? testimonials[index]?.purchase_date ?? '',
    enabled: edited?.enabledTestimonials?.[index] ?? true,
  }))
}

type TestimonialSource = Website['testimonials'][number]
