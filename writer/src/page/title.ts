import type { SellerNotes } from '@izlog/contracts/domain/seller-notes'
import { shorterNames } from './short-name.ts'
import { isDescribed, sourcesOf } from './sources.ts'
import { wholeWords } from './whole-words.ts'
import type { Writing } from './writing.ts'

/** The length of a headline that fits two lines on a phone. */
export const MAX_TITLE = 90
const MAX_AUDIENCE = 60

/**
 * Phrases that can follow the name in a title: what the product's own thing or noun does and for whom, else those of a page that nobody
 * described. A phrase that fits any product makes no headline.
 */
export function headlineTails(writing: Writing, about: string): string[] {
  const { choose, fill, profile } = writing
  const [source] = sourcesOf(writing).filter(({ name, texts: { h1 } }) => h1 !== undefined && name !== 'neutral')
  if (source?.texts.h1 === undefined) return []
  const tails = choose.inTurn(`${about} ${source.name}`, source.texts.h1, 1).map(fill)
  // 'Sifon za lavabo: za lavabo ispod kojeg …' repeats its purpose.
  const isEcho = (tail: string) => profile.name.includes(` ${tail.split(' ', 2).join(' ')}`)
  return [...tails.filter((tail) => !isEcho(tail)), ...tails.filter(isEcho)]
}

/**
 * The product's name and what it does for whom; the seller's own answer takes precedence over the lexicon. A long name is cut to make room
 * for the phrase.
 */
export function writeTitle(writing: Writing, notes: SellerNotes | null): string {
  const { profile } = writing
  const asked = audienceTail(notes?.audience ?? '')
  const ours = headlineTails(writing, 'h1')
  const tails = [...(asked ? [asked] : []), ...ours]
  const titleOf = (name: string, from: readonly string[]) => {
    const fitting = from.find((tail) => name.length + 2 + tail.length <= MAX_TITLE)
    return fitting === undefined ? [] : [`${name}: ${fitting}`]
  }
  // A phrase that fits any product is not worth cutting the name.
  const leading = isDescribed(profile) ? tails : tails.slice(0, asked ? 1 : 0)
  const [title] = [
    ...titleOf(withoutColon(profile.name), tails),
    ...shorterNames(profile).flatMap((name) => titleOf(withoutColon(name), leading)),
  ]
  return title ?? wholeWords(withoutColon(profile.name), MAX_TITLE)
}

const withoutColon = (name: string): string => (name.includes(':') ? name.replaceAll(':', ' –') : name)

/** Accepts a seller's answer that starts with 'za' ('za vikendaše koji …'). Other answers would have to be declined to fit a headline. */
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
