import type { CommentCategory } from '@izlog/contracts/domain/categories'
import type { Market } from '@izlog/contracts/domain/markets'
import type { AiTestimonial, Testimonial } from '@izlog/contracts/page-fields/shapes'
import { understand } from '../profile/profile.ts'
import { gather } from './gather.ts'
import { SHOP_REMARKS } from './shop-remarks.ts'
import { nothingUsed } from './used-texts.ts'
import { wearerOf } from './wearer.ts'
import { startWriting, type Writing } from './writing.ts'

const BOUGHT = [
  'pre 4 dana',
  'pre nedelju dana',
  'pre 2 nedelje',
  'pre 3 nedelje',
  'pre mesec dana',
  'pre 6 nedelja',
] as const
const REVIEWS = 4

/** Sample testimonials for pages in advertising mode; none for a product that is no thing of the lexicon. */
export function writeTestimonials(writing: Writing): Testimonial[] {
  const { choose, localize, speakers, profile } = writing
  if (profile.thing === null) return []
  const own = ownRemarks(writing)
  const wearer = wearerOf(profile)
  const shop = choose
    .some(
      'shop remarks',
      SHOP_REMARKS.filter(([by]) => wearer === null || by === wearer),
      REVIEWS,
    )
    .map(([by, text]): [by: 'f' | 'm', text: string] => [by, localize(text)])
  const remarks = [...own, ...shop].slice(0, REVIEWS)
  const people = speakers(
    'testimonials',
    remarks.map(([by]) => by),
  )
  const bought = choose.some('bought', BOUGHT, remarks.length)
  const fair = choose.number('fair', 0, remarks.length - 1)
  return remarks.map(([, text], index) => ({
    name: people[index]?.name ?? '',
    location: people[index]?.city ?? '',
    text,
    rating: index === fair ? 4 : 5,
    purchase_date: localize(bought[index] ?? BOUGHT[0]),
    verified: true,
  }))
}

/** A remark about wearing a product for men must not be signed by a woman, nor the reverse. */
function ownRemarks(writing: Writing) {
  const wearer = wearerOf(writing.profile)
  return gather(writing, nothingUsed(), 'remarks', REVIEWS).filter(([by]) => wearer === null || by === wearer)
}

const MAX_COMMENTS = 12

/** Comments below a page, newest first (GET /api/testimonials). A comment without a picture shows the author's initials. */
export function writeComments(nameOrTitle: string, _category: CommentCategory, market: Market): AiTestimonial[] {
  const writing = startWriting(understand(nameOrTitle.split(':')[0] ?? nameOrTitle), market, { seed: nameOrTitle })
  const { choose, localize, speakers, profile } = writing
  const own = profile.thing === null ? [] : ownRemarks(writing)
  const shop = choose
    .some('comments', SHOP_REMARKS, MAX_COMMENTS)
    .map(([by, text]): [by: 'f' | 'm', text: string] => [by, localize(text)])
  const remarks = choose.some('order', [...own, ...shop].slice(0, MAX_COMMENTS), MAX_COMMENTS)
  const people = speakers(
    'comments',
    remarks.map(([by]) => by),
  )
  return remarks.map(([, text], index) => ({
    name: people[index]?.name ?? '',
    imageUrl: '',
    comment: text,
    reactions: choose.some(`reactions ${index}`, ['👍', '❤️', '😍', '👏'], choose.number(`how many ${index}`, 1, 2)),
    likes: choose.number(`likes ${index}`, 2, 48),
    timeAgo: localize(
      index < 4 ? `pre ${index * 3 + choose.number(`hours ${index}`, 1, 3)} h` : `pre ${index - 2} dana`,
    ),
  }))
}
