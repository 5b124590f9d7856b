import type { SellerNotes } from '@izlog/contracts/domain/seller-notes'
import { sourcesOf } from './sources.ts'
import { wholeWords } from './whole-words.ts'
import type { Writing } from './writing.ts'

/** A headline of two lines on a phone. */
export const MAX_TITLE = 90
const MAX_AUDIENCE = 60

/** The product's name and what it does for whom; the seller's own answer goes before ours. A long name stands alone. */
export function writeTitle(writing: Writing, notes: SellerNotes | null): string {
  const { profile, choose } = writing
  const asked = audienceTail(notes?.audience ?? '')
  const tails = sourcesOf(writing).flatMap(({ name, texts }) => {
    const all = texts.h1 ?? []
    return choose.inTurn(`h1 ${name}`, all, 1).map(writing.fill)
  })
  const fitting = [...(asked ? [asked] : []), ...tails].find(
    (tail) => profile.name.length + 2 + tail.length <= MAX_TITLE,
  )
  const name = profile.name.includes(':') ? profile.name.replaceAll(':', ' –') : profile.name
  return fitting === undefined ? wholeWords(name, MAX_TITLE) : `${name}: ${fitting}`
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
