import { piecesLabel, savingBadge } from '@izlog/contracts/domain/offers'
import { writeQuantityData } from '@izlog/contracts/domain/quantity-data'
import type { Website } from '@izlog/contracts/domain/website'
import type { SaveWebsiteBody } from '@izlog/contracts/http/editor'
import { isShownOn } from '@izlog/contracts/page-fields/page-fields'
import { PLAIN_FIELDS, pickFields } from '@izlog/contracts/page-fields/shapes-of-fields'
import { dequal } from 'dequal/lite'
import { CONTENT_TEXTS, type EditorValues, type SaveExtras } from './editor-values.ts'
import { amountIn, optionIn, ratingIn } from './option-amounts.ts'
import { linesIn, storyBodyOf } from './story-values.ts'
import { valuesOf } from './values-of-website.ts'

/** The maximum number of testimonials in a story. */
const MAX_STORY_TESTIMONIALS = 12
const SIZES = { 1: 'single', 2: 'double', 3: 'triple' } as const

/** The full body of a save (docs/product/builder.md 7), without what the template does not show, and without lists that nobody made or changed. */
export function saveBodyOf(values: EditorValues, website: Website, extras: SaveExtras): SaveWebsiteBody {
  const {
    sku,
    images,
    palette,
    priceAnchoring,
    deliveryPricing,
    releaseOn,
    sections,
    figures,
    isActive,
    editableByClient,
  } = values
  const content = editableContentOf(values, website)
  return {
    ...pickFields(values, PLAIN_FIELDS),
    sku,
    images,
    palette,
    priceAnchoring,
    deliveryPricing: deliveryPricing.price.trim() === '' ? null : deliveryPricing,
    releaseOn,
    sections,
    previewMode: extras.previewMode,
    figures,
    isActive,
    ...(extras.isAdmin ? { editableByClient } : {}),
    quantityOffers: quantityOffersOf(values, website),
    ...(content ? { editableContent: content } : {}),
    ...(listsTestimonials(values, website) ? { testimonials: testimonialsOf(values) } : {}),
    ...benefitsBody(values, website),
    ...changedParts(values, website),
    ...storyBody(values, website),
  }
}

const isChanged = (values: EditorValues, website: Website, field: keyof EditorValues): boolean =>
  !dequal(values[field], valuesOf(website)[field])

/** True if the page has testimonials of its seller's, or has them from now on. */
export const listsTestimonials = (values: EditorValues, website: Website): boolean =>
  website.editableContent?.testimonials !== undefined || isChanged(values, website, 'testimonials')

const listsOptions = (values: EditorValues, website: Website): boolean =>
  website.editableContent?.quantityData !== undefined || isChanged(values, website, 'quantityOptions')

/** Parts that the writer made stay the writer's words until somebody changes them. */
function changedParts(values: EditorValues, website: Website): SaveWebsiteBody {
  const { problemSolutionSections, urgencyElements, terms } = values
  const plan = sectionPlanOf(values, website)
  return {
    ...(isChanged(values, website, 'problemSolutionSections') ? { problemSolutionSections } : {}),
    ...(isChanged(values, website, 'urgencyElements')
      ? { urgencyElements: { ...urgencyElements, bonuses: linesIn(urgencyElements.bonuses) } }
      : {}),
    ...(isChanged(values, website, 'terms') ? { terms } : {}),
    ...(plan && isChanged(values, website, 'sectionPlan') ? { designRecommendations: plan } : {}),
  }
}

/** The design's recommendations with the plan's titles as typed. */
export function sectionPlanOf({ sectionPlan }: EditorValues, { designRecommendations: design }: Website) {
  const sections = design?.sectionStructure?.sections
  if (!design || !sections) return null
  return {
    ...design,
    sectionStructure: { sections: sections.map((section, index) => ({ ...section, ...sectionPlan[index] })) },
  }
}

/** Keeps the stored fields. The landing page prefers these three texts to the story's own, so a changed story overwrites them too. */
export function editableContentOf(values: EditorValues, website: Website): Website['editableContent'] {
  const { ctaAdvice, ctaAdviceDetailed, heroSection } = values.story
  const stored = website.editableContent
  const isStory = website.templateName === 'Advertorial Template'
  const typed = CONTENT_TEXTS.flatMap((part) => {
    const text = values.editableContent[part]
    return isShownOn(website.templateName, `editableContent.${part}`) && text !== (stored?.[part] ?? '')
      ? [[part, text]]
      : []
  })
  const content = {
    ...stored,
    ...(isStory ? { adviceTitle: ctaAdvice, adviceText: ctaAdviceDetailed, storyTitle: heroSection.heroTitle } : {}),
    ...Object.fromEntries(typed),
    ...(listsOptions(values, website) ? { quantityData: quantityDataOf(values) } : {}),
    ...(listsTestimonials(values, website)
      ? { testimonials: testimonialsOf(values), enabledTestimonials: values.testimonials.map(({ enabled }) => enabled) }
      : {}),
  }
  return Object.keys(content).length === 0 ? null : content
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

/** The offers for 1, 2 and 3 pieces with the price and words of their option; the server computes a price of 0 by its rule (docs/product/builder.md 2.6). */
export function quantityOffersOf({ quantityOptions }: Pick<EditorValues, 'quantityOptions'>, website: Website) {
  const optionOf = (quantity: number) => quantityOptions.find((typed) => optionIn(typed).qty === quantity)
  const priceOf = (quantity: number) => amountIn(optionOf(quantity)?.price ?? '') ?? 0
  const offerOf = (quantity: 1 | 2 | 3) => {
    const stored = website.quantityOffers?.[SIZES[quantity]]
    const typed = optionOf(quantity)
    const price = priceOf(quantity)
    const badge = typed ? typed.badge.trim() || null : (stored?.badge ?? null)
    const isSaving =
      badge !== null && badge === stored?.badge && badge.startsWith('UŠTEDA ') && price > 0 && price !== stored.price
    return {
      price,
      text: typed?.label.trim() || (stored?.text ?? piecesLabel(quantity)),
      badge: isSaving ? savingBadge(quantity * priceOf(1) - price, website.currency) : badge,
    }
  }
  return { single: offerOf(1), double: offerOf(2), triple: offerOf(3) }
}
