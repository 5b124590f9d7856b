import type { SellerNotes } from '@izlog/contracts/domain/seller-notes'
import type { ProductProfile } from '../profile/profile.ts'
import { shortNameFor } from './short-name.ts'
import { leadingOf, sourcesOf } from './sources.ts'
import { wholeWords } from './whole-words.ts'
import type { Writing } from './writing.ts'

/** A headline of two lines on a phone. */
export const MAX_TITLE = 90
const MAX_AUDIENCE = 60

/** What may follow the name; what could be said of any product is no headline. */
export function headlineTails(writing: Writing, about: string): string[] {
  const { profile, choose, fill } = writing
  const lists = sourcesOf(writing).flatMap(({ name, texts: { h1 } }) =>
    h1 === undefined || name === 'neutral' ? [] : [choose.inTurn(`${about} ${name}`, h1, 1).map(fill)],
  )
  // Of a thing its own come first; of what only the name tells, each word of it has its turn.
  if (profile.thing) return lists.flat()
  const leading = leadingOf(profile)
  return [...choose.inTurn(about, lists.slice(0, leading), 1), ...lists.slice(leading)].flat()
}

/** The product's name and what it does for whom; the seller's own answer goes before ours. A long name gives up its end for that. */
export function writeTitle(writing: Writing, notes: SellerNotes | null): string {
  const { profile } = writing
  const asked = audienceTail(notes?.audience ?? '')
  const ours = headlineTails(writing, 'h1')
  const tails = [...(asked ? [asked] : []), ...ours]
  const titleOf = (name: string, from: readonly string[]) => {
    const fitting = from.find((tail) => name.length + 2 + tail.length <= MAX_TITLE)
    return fitting === undefined ? [] : [`${name}: ${fitting}`]
  }
  // What could be said of any product is not worth a part of the name.
  const leading = profile.thing ? tails : tails.slice(0, asked ? 1 : 0)
  const [title] = [
    ...titleOf(withoutColon(profile.name), tails),
    ...shorterNames(profile).flatMap((name) => titleOf(withoutColon(name), leading)),
  ]
  return title ?? wholeWords(withoutColon(profile.name), MAX_TITLE)
}

const withoutColon = (name: string): string => (name.includes(':') ? name.replaceAll(':', ' –') : name)

/** The name up to each of its phrases, the longest first, and the short name: 'Lonac od čelika', 'Lonac'. */
function shorterNames(profile: ProductProfile): string[] {
  const { name, noun, complements, lemma } = profile
  if (lemma === 'proizvod') return []
  const ends = complements.flatMap(({ text }) => {
    const at = ` ${name} `.toLowerCase().indexOf(` ${text.toLowerCase()} `)
    return at > 0 ? [at, at + text.length] : []
  })
  const cut = ends
    .sort((a, b) => b - a)
    .map((end) => wholeWords(`${name.slice(0, end)} `, end))
    .filter((part) => part.toLowerCase().includes(noun.nom.toLowerCase()) && part.length < name.length)
  return [...cut, shortNameFor(profile)]
}

/** 'za vikendaše koji …' as a seller may answer the question for whom; anything else is not bent into a headline. */
function audienceTail(audience: string): string | null {
  const first =
    audience
      .trim()
      .split(/[.;\n]/)[0]
      ?.trim() ?? ''
  return /^za \p{L}/iu.test(first) && first.length <= MAX_AUDIENCE
    ? first.charAt(0).toLowerCase() + first.slice(1)
    : null
}
