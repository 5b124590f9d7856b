import { piecesLabel, savingBadge } from '@izlog/contracts/domain/offers'
import { writeQuantityData } from '@izlog/contracts/domain/quantity-data'
import type { Website } from '@izlog/contracts/domain/website'
import type { SaveWebsiteBody } from '@izlog/contracts/http/editor'
import { PLAIN_FIELDS, pickFields } from '@izlog/contracts/page-fields/shapes-of-fields'
import type { EditorValues, SaveExtras } from './editor-values.ts'
import { optionIn, ratingIn } from './option-amounts.ts'
import { storyBodyOf } from './story-values.ts'
import { sellsByQuantity } from './values-of-website.ts'

/** The maximum number of testimonials in a story. */
const MAX_STORY_TESTIMONIALS = 12
const SIZES = ['single', 'double', 'triple'] as const

/** The full body of a save (docs/product/builder.md 7). Only two templates have quantities and testimonials, and only one has a story. */
export function saveBodyOf(values: EditorValues, website: Website, extras: SaveExtras): SaveWebsiteBody {
  const { sku, images, palette, priceAnchoring, deliveryPricing, sections, figures, isActive, editableByClient } =
    values
  return {
    ...pickFields(values, PLAIN_FIELDS),
    sku,
    images,
    palette,
    priceAnchoring,
    deliveryPricing: deliveryPricing.price.trim() === '' ? null : deliveryPricing,
    sections,
    previewMode: extras.previewMode,
    figures,
    isActive,
    ...(extras.isAdmin ? { editableByClient } : {}),
    ...(sellsByQuantity(website) ? quantityBody(values, website) : {}),
    ...benefitsBody(values, website),
    ...storyBody(values, website),
  }
}

function quantityBody(
  values: EditorValues,
  website: Website,
): Pick<SaveWebsiteBody, 'quantityOffers' | 'editableContent' | 'testimonials'> {
  return {
    quantityOffers: quantityOffersOf(values, website),
    editableContent: editableContentOf(values, website),
    testimonials: testimonialsOf(values),
  }
}

/** Keeps the stored fields. The landing page prefers these three texts to the story's own, so a changed story overwrites them too. */
export function editableContentOf(values: EditorValues, website: Website) {
  const { ctaAdvice, ctaAdviceDetailed, heroSection } = values.story
  const isStory = website.templateName === 'Advertorial Template'
  return {
    ...website.editableContent,
    ...(isStory ? { adviceTitle: ctaAdvice, adviceText: ctaAdviceDetailed, storyTitle: heroSection.heroTitle } : {}),
    quantityData: quantityDataOf(values),
    enabledTestimonials: values.testimonials.map(({ enabled }) => enabled),
    testimonials: testimonialsOf(values),
  }
}

export const testimonialsOf = ({ testimonials }: EditorValues): Website['testimonials'] =>
  testimonials.map(({ enabled, rating, ...words }) => ({ ...words, rating: ratingIn(rating) }))

/** Only the Sales Template has the block; without a benefit the page loses it. */
export const benefitsBody = (
  { benefitsSection }: EditorValues,
  { templateName }: Website,
): Partial<Pick<Website, 'benefitsSection'>> =>
  templateName === 'Sales Template'
    ? { benefitsSection: benefitsSection.benefits.length > 0 ? benefitsSection : null }
    : {}

function storyBody(values: EditorValues, { templateName }: Website): Pick<SaveWebsiteBody, 'advertorialStory'> {
  const story = templateName === 'Advertorial Template' ? storyBodyOf(values.story) : null
  if (!story) return {}
  return {
    advertorialStory: { ...story, testimonialsSection: testimonialsOf(values).slice(0, MAX_STORY_TESTIMONIALS) },
  }
}

export const quantityDataOf = ({ quantityOptions }: Pick<EditorValues, 'quantityOptions'>): string =>
  writeQuantityData(quantityOptions.map(optionIn))

/** The offers for 1, 2 and 3 pieces at the price of their option; the server computes a price of 0 by its rule (docs/product/builder.md 2.6). */
export function quantityOffersOf({ quantityOptions }: Pick<EditorValues, 'quantityOptions'>, website: Website) {
  const prices = [1, 2, 3].map(
    (quantity) => quantityOptions.map(optionIn).find(({ qty }) => qty === quantity)?.price ?? 0,
  )
  const [single = 0] = prices
  const offerOf = (size: (typeof SIZES)[number], index: number) => {
    const stored = website.quantityOffers?.[size]
    const price = prices[index] ?? 0
    const badge = stored?.badge ?? null
    const isSaving = badge?.startsWith('UŠTEDA ') && price > 0 && price !== stored?.price
    return {
      price,
      text: stored?.text ?? piecesLabel(index + 1),
      badge: isSaving ? savingBadge((index + 1) * single - price, website.currency) : badge,
    }
  }
  return { single: offerOf('single', 0), double: offerOf('double', 1), triple: offerOf('triple', 2) }
}
