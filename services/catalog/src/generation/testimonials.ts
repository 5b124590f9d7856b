import type { CommentCategory } from '@izlog/contracts/domain/categories'
import type { AiTestimonial, Testimonial } from '@izlog/contracts/domain/generated-content'
import type { Market } from '@izlog/contracts/domain/markets'
import { SHOP_REMARKS } from './phrases.ts'
import { startWriting, type Writing } from './writing.ts'

const BOUGHT = [
  'pre 4 dana',
  'pre nedelju dana',
  'pre 2 nedelje',
  'pre 3 nedelje',
  'pre mesec dana',
  'pre 6 nedelja',
] as const

export function writeTestimonials({ noun, say, choose, speakers }: Writing): Testimonial[] {
  const remarks = choose.some('remarks', noun.remarks, 4)
  const people = speakers(
    'testimonials',
    remarks.map(([by]) => by),
  )
  const bought = choose.some('bought', BOUGHT, remarks.length)
  const fair = choose.number('fair', 0, remarks.length - 1)
  return remarks.map(([, text], index) => ({
    name: people[index]?.name ?? '',
    location: people[index]?.city ?? '',
    text: say(text),
    rating: index === fair ? 4 : 5,
    purchase_date: say(bought[index] ?? BOUGHT[0]),
    verified: true,
  }))
}

const MAX_COMMENTS = 12
const CATEGORY_OF = { zdravlje: 'health', tehnologija: 'tech', beauty: 'beauty', ostalo: 'home' } as const

/** Comments below a page, newest first (builder spec 7, GET /api/testimonials); without a picture, the page draws initials. */
export function writeComments(nameOrTitle: string, category: CommentCategory, market: Market): AiTestimonial[] {
  const { noun, say, choose, speakers } = startWriting(nameOrTitle, market, CATEGORY_OF[category])
  const remarks = choose.some('comments', [...noun.remarks, ...SHOP_REMARKS], MAX_COMMENTS)
  const people = speakers(
    'comments',
    remarks.map(([by]) => by),
  )
  return remarks.map(([, text], index) => ({
    name: people[index]?.name ?? '',
    imageUrl: '',
    comment: say(text),
    reactions: choose.some(`reactions ${index}`, ['👍', '❤️', '😍', '👏'], choose.number(`how many ${index}`, 1, 2)),
    likes: choose.number(`likes ${index}`, 2, 48),
    timeAgo: say(index < 4 ? `pre ${index * 3 + choose.number(`hours ${index}`, 1, 3)} h` : `pre ${index - 2} dana`),
  }))
}
