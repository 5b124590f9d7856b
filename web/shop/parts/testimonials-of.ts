import type { ShownReview } from '@izlog/contracts/domain/review'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { Testimonial } from '@izlog/contracts/page-fields/shapes'
import { mayShow } from '../shopper-figures.ts'

/** docs/product/builder.md 9: the Advertorial Template shows at most so many, and edit mode switches these. */
export const MAX_TESTIMONIALS = 3

type Voice = Omit<Testimonial, 'purchase_date'> & { readonly purchase_date?: string }

/** The testimonials of a page: as edited, else those of the story, else those written for the page; and which of them are switched on. */
export function testimonialsOf({
  editableContent: edited,
  advertorialStory: story,
  testimonials,
}: Pick<PublicWebsite, 'editableContent' | 'advertorialStory' | 'testimonials'>): {
  readonly all: readonly Voice[]
  readonly enabled: readonly boolean[]
  /** The part of the website that holds them. */
  readonly field: string
} {
  const [field, all] = edited?.testimonials
    ? (['editableContent.testimonials', edited.testimonials] as const)
    : story?.testimonialsSection
      ? (['advertorialStory.testimonialsSection', story.testimonialsSection] as const)
      : (['testimonials', testimonials] as const)
  return { all, enabled: all.map((_, place) => edited?.enabledTestimonials?.[place] ?? true), field }
}

/** A testimonial with its place in the website: 'testimonials.0'; a review has none. */
export type PlacedVoice = Voice & { readonly path?: string; readonly isReview?: true }

/**
 * The page's reviews, then those of the first `limit` testimonials that the seller left switched on; at most `limit` together. On an honest page
 * reviews alone where there are any, else none that were made up for its seller.
 */
export function enabledTestimonials(website: PublicWebsite, limit = Number.POSITIVE_INFINITY): readonly PlacedVoice[] {
  const { reviews = [], figures } = website
  const reviewsAlone = figures === 'honest' && reviews.length > 0
  const own = reviewsAlone || !mayShow(website, 'testimonials') ? [] : switchedOn(website, limit)
  return [...reviews.map(voiceOf), ...own].slice(0, limit)
}

function switchedOn(website: PublicWebsite, limit: number): readonly PlacedVoice[] {
  const { all, enabled, field } = testimonialsOf(website)
  return all
    .map((voice, place) => ({ ...voice, path: `${field}.${place}` }))
    .slice(0, limit)
    .filter((_, place) => enabled[place])
}

const voiceOf = ({ stars, text, name, city, at }: ShownReview): PlacedVoice => ({
  ...{ name, text, location: city, rating: stars, purchase_date: dayOf(at), verified: true, isReview: true },
})

/** '5. 11. 2026.', the same on the server and in the browser. */
function dayOf(at: string): string {
  const [year, month, day] = at.slice(0, 10).split('-').map(Number)
  return `${day}. ${month}. ${year}.`
}
