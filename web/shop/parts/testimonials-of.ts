import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { Testimonial } from '@izlog/contracts/page-fields/shapes'
import { mayShow } from '../shopper-figures.ts'

/** docs/product/builder.md 9: the Advertorial Template shows at most so many, and edit mode switches these. */
export const MAX_TESTIMONIALS = 3

export type Voice = Omit<Testimonial, 'purchase_date'> & { readonly purchase_date?: string }

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

/** A testimonial with its place in the website: 'testimonials.0'. */
export type PlacedVoice = Voice & { readonly path: string }

/** Those of the first `limit` that the seller left switched on; on an honest page none that were made up for them. */
export function enabledTestimonials(website: PublicWebsite, limit = Number.POSITIVE_INFINITY): readonly PlacedVoice[] {
  if (!mayShow(website, 'testimonials')) return []
  const { all, enabled, field } = testimonialsOf(website)
  return all
    .map((voice, place) => ({ ...voice, path: `${field}.${place}` }))
    .slice(0, limit)
    .filter((_, place) => enabled[place])
}
