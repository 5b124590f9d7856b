import type { QuantityOption } from '@izlog/contracts/domain/offer-schemas'
import { offersOf } from '@izlog/contracts/domain/offers'
import { firstQuantityOptions } from '@izlog/contracts/domain/price-changes'
import { parseQuantityData } from '@izlog/contracts/domain/quantity-data'
import type { Website } from '@izlog/contracts/domain/website'
import { PLAIN_FIELDS, pickFields } from '@izlog/contracts/page-fields/shapes-of-fields'
import { promisedTerms } from '../../../../shop/parts/terms.ts'
import { formatNumber } from '../../../ui/format.ts'
import {
  CONTENT_TEXTS,
  type EditorValues,
  NO_BENEFITS,
  type OptionValues,
  type TestimonialValues,
} from './editor-values.ts'
import { storyValuesOf } from './story-values.ts'

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
    quantityOptions: optionsOf(website).map((option) => optionValuesOf(option, website)),
    testimonials: testimonialsOf(website),
    benefitsSection: website.benefitsSection ?? NO_BENEFITS,
    problemSolutionSections: website.problemSolutionSections ?? [],
    urgencyElements: urgencyValuesOf(website.urgencyElements),
    editableContent: contentValuesOf(website),
    terms: termsValuesOf(website),
    sectionPlan: (website.designRecommendations?.sectionStructure?.sections ?? []).map(({ title, type }) => ({
      title,
      type,
    })),
    story: storyValuesOf(website),
    sections: website.sections,
    releaseOn: website.releaseOn,
    figures: website.figures,
    isActive: website.isActive,
    editableByClient: website.editableByClient,
  }
}

export const urgencyValuesOf = (urgency: Website['urgencyElements']): EditorValues['urgencyElements'] => ({
  limitedStock: urgency?.limitedStock ?? '',
  limitedTime: urgency?.limitedTime ?? '',
  socialProof: urgency?.socialProof ?? '',
  exclusivity: urgency?.exclusivity ?? '',
  bonuses: (urgency?.bonuses ?? []).join('\n'),
})

const contentValuesOf = ({ editableContent }: Website) =>
  Object.fromEntries(
    CONTENT_TEXTS.map((part) => [part, editableContent?.[part] ?? '']),
  ) as EditorValues['editableContent']

/** As the page promises them, also where they are the specification's. */
function termsValuesOf(website: Website): EditorValues['terms'] {
  const { delivery, arrival, returns, guarantee } = promisedTerms(website)
  return { delivery: delivery ?? '', arrival: arrival ?? '', returns: returns ?? '', guarantee: guarantee ?? '' }
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

const SIZES = ['single', 'double', 'triple'] as const
/** The stored offer of a quantity; only one, two and three pieces have one. */
export const sizeOf = (quantity: number): (typeof SIZES)[number] | undefined => SIZES[quantity - 1]

export const optionValuesOf = (
  option: QuantityOption,
  { quantityOffers }: Pick<Website, 'quantityOffers'>,
): OptionValues => ({
  qty: String(option.qty),
  price: formatNumber(option.price),
  originalPrice: formatNumber(option.originalPrice),
  discount: String(option.discount),
  label: option.label,
  popular: option.popular,
  bestValue: option.bestValue,
  note: option.note ?? '',
  badge: badgeOf(option.qty, quantityOffers),
  preselected: option.preselected ?? false,
})

function badgeOf(quantity: number, offers: Website['quantityOffers']): string {
  const size = sizeOf(quantity)
  return (size && offers?.[size]?.badge) || ''
}

/** The testimonials, from the first source that the landing page would use too. */
function testimonialsOf({
  editableContent: edited,
  advertorialStory: story,
  testimonials,
}: Website): TestimonialValues[] {
  const list: readonly (Omit<TestimonialSource, 'purchase_date'> & { purchase_date?: string })[] =
    edited?.testimonials ?? story?.testimonialsSection ?? testimonials
  return list.map(({ rating, purchase_date, ...words }, index) => ({
    ...words,
    rating: String(rating),
    purchase_date: purchase_date ?? testimonials[index]?.purchase_date ?? '',
    enabled: edited?.enabledTestimonials?.[index] ?? true,
  }))
}

type TestimonialSource = Website['testimonials'][number]
