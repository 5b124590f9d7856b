import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { Testimonial } from '@izlog/contracts/page-fields/shapes'
import { maySay } from '../shopper-figures.ts'

/** Builder spec 9: the Advertorial shows no more, and so many can be switched off on the page. */
export const MAX_TESTIMONIALS = 3

export type Voice = Omit<Testimonial, 'purchase_date'> & { readonly purchase_date?: string }

/** What buyers say on a page: as edited, else as the story has it, else as written; and which of them are switched on. */
export function testimonialsOf({
  editableContent: edited,
  advertorialStory: told,
  testimonials,
}: Pick<PublicWebsite, 'editableContent' | 'advertorialStory' | 'testimonials'>): {
  readonly all: readonly Voice[]
  readonly enabled: readonly boolean[]
} {
  const all = edited?.testimonials ?? told?.testimonialsSection ?? testimonials
  return { all, enabled: all.map((_, place) => edited?.enabledTestimonials?.[place] ?? true) }
}

/** Those that the seller left switched on; on an honest page none that were made up for them. */
export function enabledTestimonials(website: PublicWebsite): readonly Voice[] {
  if (!maySay(website, 'testimonials')) return []
  const { all, enabled } = testimonialsOf(website)
  return all.filter((_, place) => enabled[place])
}
