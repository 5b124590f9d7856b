import { textsIn } from '../texts.ts'
import { contentOf, isAlike, repeatsContent } from './repeats.ts'
import { sentencesOf } from './sentences.ts'

/** What the page already contains: sentences of at least five words, and the contents of its texts. No text is repeated. */
export interface UsedTexts {
  readonly sentences: Set<string>
  readonly contents: ReadonlySet<string>[]
  /** The words of the product's name, which any two of its texts may share. */
  readonly ofName: ReadonlySet<string>
  /** The sentences of the page that the seller before this one has: every second seller's page leaves these to it where it can. */
  readonly earlier: ReadonlySet<string> | null
}
/** Of a page that has no texts yet. */
export const nothingUsed = (name = '', earlier: ReadonlySet<string> | null = null): UsedTexts => ({
  sentences: new Set(),
  contents: [],
  ofName: contentOf(name),
  earlier,
})

/** What an item is about, besides the words of the product's name, which are in most texts about it. */
const mainWordsOf = ({ ofName }: UsedTexts, item: unknown): ReadonlySet<string> =>
  new Set([...contentOf(stringsIn(item).join(' '))].filter((word) => !ofName.has(word)))

/** Remembers a text of the page. */
export function markUsed(used: UsedTexts, item: unknown): void {
  for (const text of stringsIn(item)) for (const sentence of sentencesOf(text)) used.sentences.add(sentence)
  used.contents.push(mainWordsOf(used, item))
}

/**
 * How much an item repeats the page: 0 nothing, 1 some of its main words, 2 the same in other words. On every second seller's
 * page 1 is the same in other words, and 2 what the page before it has, or the two would be alike.
 */
export function likenessOf(used: UsedTexts, item: unknown): 0 | 1 | 2 {
  const { contents, earlier } = used
  const texts = stringsIn(item)
  const content = mainWordsOf(used, item)
  const isRepeat = contents.some((each) => repeatsContent(each, content))
  if (earlier !== null) {
    const sentences = texts.flatMap(sentencesOf)
    const isEarlier = sentences.filter((sentence) => earlier.has(sentence)).length * 2 > sentences.length
    return isEarlier ? 2 : isRepeat ? 1 : 0
  }
  if (isRepeat) return 2
  return contents.some((each) => isAlike(each, content)) ? 1 : 0
}

/** Where an item stands among the others of its field: the product's own, those that only stand in ('spare'), and those on buying. */
export type Rank = 'own' | 'spare' | 'neutral'

/** New items come before those that repeat the page or an item before them; what stands in comes before a plain repetition. */
const PLACES: Readonly<Record<Rank, readonly [number, number, number]>> = {
  own: [0, 1, 3],
  spare: [2, 2, 4],
  neutral: [5, 5, 5],
}
const SECOND_PLACES: typeof PLACES = { own: [0, 1, 2], spare: [3, 3, 4], neutral: [5, 5, 5] }

/** The items in their order, those that repeat the page or an item before them behind the others. */
export function repeatsLast<T>(items: readonly T[], used: UsedTexts, rankOf: (item: T) => Rank): T[] {
  const seen: UsedTexts = { ...used, contents: [...used.contents] }
  const places = used.earlier === null ? PLACES : SECOND_PLACES
  let spares = 0
  const placed = items.map((item) => {
    const rank = rankOf(item)
    const likeness = rank === 'neutral' ? 0 : likenessOf(seen, item)
    if (likeness === 0 && rank !== 'neutral') seen.contents.push(mainWordsOf(used, item))
    // One that stands in is enough: three tips among five bullets are no reasons to buy.
    const isSecond = rank === 'spare' && spares++ > 0
    return { item, place: isSecond ? places.spare[2] : places[rank][likeness] }
  })
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item)
}

/** All strings of an item, whatever its field. */
export const stringsIn = (item: unknown): string[] => textsIn(item).map(({ text }) => text)
