import { piecesLabel, savingBadge } from '@izlog/contracts/domain/offers'
import { writeQuantityData } from '@izlog/contracts/domain/quantity-data'
import type { Website } from '@izlog/contracts/domain/website'
import type { SaveWebsiteBody } from '@izlog/contracts/http/editor'
import { PLAIN_FIELDS, pickFields } from '@izlog/contracts/page-fields/shapes-of-fields'
import type { EditorValues, SaveExtras } from './editor-values.ts'
import { optionIn, ratingIn } from './option-amounts.ts'
import { storyBodyOf } from './story-values.ts'
import { sellsByQuantity } from './values-of-website.ts'

/** As many buyers as a story keeps. */
const MAX_STORY_TESTIMONIALS = 12
const SIZES = ['single', 'double', 'triple'] as const

/** The full save of docs/product/builder.md 7: quantities and testimonials for the two templates that have them, the story for its own. */
export function saveBodyOf(values: EditorValues, website: Website, extras: SaveExtras): SaveWebsiteBody {
  const { sku, images, palette, priceAnchoring, figures, isActive, editableByClient } = values
  return {
    ...pickFields(values, PLAIN_FIELDS),
    sku,
    images,
    palette,
    priceAnchoring,
    previewMode: extras.previewMode,
    figures,
    isActive,
    ...(extras.isAdmin ? { editableByClient } : {}),
    ...(sellsByQuantity(website) ? quantityBody(values, website) : {}),
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

/** Existing fields stay; of a story, what stands before its own parts on the page is written with them. */
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

function storyBody(values: EditorValues, { templateName }: Website): Pick<SaveWebsiteBody, 'advertorialStory'> {
  const story = templateName === 'Advertorial Template' ? storyBodyOf(values.story) : null
  if (!story) return {}
  return {
    advertorialStory: { ...story, testimonialsSection: testimonialsOf(values).slice(0, MAX_STORY_TESTIMONIALS) },
  }
}

export const quantityDataOf = ({ quantityOptions }: Pick<EditorValues, 'quantityOptions'>): string =>
  writeQuantityData(quantityOptions.map(optionIn))

/** 1, 2 and 3 pieces at the price of their option; 0 where there is none, which the server fills by the rule (docs/product/builder.md 2.6). */
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
