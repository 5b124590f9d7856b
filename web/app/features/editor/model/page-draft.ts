import { parseMoney } from '@izlog/contracts/domain/money'
import type { Picture } from '@izlog/contracts/domain/picture'
import { settlePrices } from '@izlog/contracts/domain/price-changes'
import { settleSections } from '@izlog/contracts/domain/template-sections'
import type { Website } from '@izlog/contracts/domain/website'
import type { PreviewMode } from '@izlog/contracts/page-fields/page-fields'
import { PLAIN_FIELDS, pickFields } from '@izlog/contracts/page-fields/shapes-of-fields'
import { dequal } from 'dequal/lite'
import type { EditorValues } from './editor-values.ts'
import {
  benefitsBody,
  editableContentOf,
  listsTestimonials,
  quantityOffersOf,
  sectionPlanOf,
  testimonialsOf,
} from './save-body.ts'
import { linesIn, storyDraftOf } from './story-values.ts'
import { valuesOf } from './values-of-website.ts'

const HEX = /^#[0-9a-f]{6}$/i

/** The website as a save of the current form would make it; invalid values stay unchanged. For the preview and for the prices. */
export function pageDraft(website: Website, values: EditorValues, previewMode: PreviewMode): Website {
  const { productName, shortName, releaseOn, sections, figures, isActive } = values
  const { primary, bg } = values.palette
  const { quantityData, ...prices } = settledPrices(website, values)
  const editableContent = editableContentOf(values, website)
  return {
    ...website,
    ...prices,
    ...pickFields(values, PLAIN_FIELDS),
    productName: productName.trim() || website.productName,
    shortName: shortName.trim() || website.shortName,
    sections: settleSections(website.templateName, sections),
    releaseOn,
    figures,
    isActive,
    previewMode,
    sku: values.sku.trim() || null,
    images: values.images.map((url) => pictureOf(website, url)),
    palette: {
      primary: HEX.test(primary) ? primary : website.palette.primary,
      bg: HEX.test(bg) ? bg : website.palette.bg,
    },
    priceAnchoring: {
      originalPrice: prices.originalPrice,
      currentPrice: prices.currentPrice ?? 0,
      savings: parseMoney(values.priceAnchoring.savings) ?? 0,
      comparisonText: values.priceAnchoring.comparisonText,
    },
    deliveryPricing: deliveryPricingOf(values),
    testimonials: listsTestimonials(values, website) ? testimonialsOf(values) : website.testimonials,
    editedFields: rewritesTestimonials(website, values)
      ? [...website.editedFields, 'testimonials']
      : website.editedFields,
    editableContent: quantityData === undefined ? editableContent : { ...editableContent, quantityData },
    ...benefitsBody(values, website),
    problemSolutionSections: values.problemSolutionSections,
    urgencyElements: urgencyOf(values),
    designRecommendations: sectionPlanOf(values, website) ?? website.designRecommendations,
    terms: dequal(values.terms, valuesOf(website).terms) ? website.terms : termsIn(values),
    advertorialStory:
      website.templateName === 'Advertorial Template' ? storyDraftOf(values.story) : website.advertorialStory,
  }
}

/** True if the seller changed the testimonials, which makes them the seller's own; honest mode shows no others. */
const rewritesTestimonials = (website: Website, values: EditorValues): boolean =>
  JSON.stringify(testimonialsOf(values)) !== JSON.stringify(testimonialsOf(valuesOf(website)))

function deliveryPricingOf({ deliveryPricing }: EditorValues): Website['deliveryPricing'] {
  const price = parseMoney(deliveryPricing.price)
  return price === null ? null : { price, freeFrom: parseMoney(deliveryPricing.freeFrom) }
}

/** The prices as the server computes them on saving. */
function settledPrices(website: Website, values: EditorValues) {
  const { currentPrice, originalPrice } = values.priceAnchoring
  return settlePrices(website, {
    currentPrice: parseMoney(currentPrice) || undefined,
    originalPrice: parseMoney(originalPrice) || null,
    quantityOffers: quantityOffersOf(values, website),
    quantityData: editableContentOf(values, website)?.quantityData,
  })
}

/** Blank lines are left out, as a save removes them. */
function urgencyOf({ urgencyElements }: EditorValues): Website['urgencyElements'] {
  const parts = { ...urgencyElements, bonuses: linesIn(urgencyElements.bonuses) }
  const kept = Object.entries(parts).filter(([, part]) => (typeof part === 'string' ? part.trim() : part).length > 0)
  return kept.length === 0 ? null : Object.fromEntries(kept)
}

const termsIn = ({ terms }: EditorValues): Website['terms'] => ({
  delivery: terms.delivery.trim() || null,
  arrival: terms.arrival.trim() || null,
  returns: terms.returns.trim() || null,
  guarantee: terms.guarantee.trim() || null,
})

/** A new upload has only its address; its sizes are unknown until it is saved. */
const pictureOf = ({ images }: Website, url: string): Picture =>
  images.find((picture) => picture.url === url) ?? { url, width: 0, height: 0, widths: [] }
