import { textsIn } from '../texts.ts'
import { contentOf, isAlike, repeatsContent, shareOfContent } from './repeats.ts'
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

/** A word that stands in so many texts of the page is familiar. */
const FAMILIAR = 2

/**
 * How much of an item a reader already knows, 0 to 1: the largest share that one text of the page has of it, or the share of its words that
 * several texts have between them. Of items that repeat the page anyway, the one with the least comes first.
 */
function repetitionOf(used: UsedTexts, item: unknown): number {
  const content = mainWordsOf(used, item)
  const familiar = [...content].filter((word) => used.contents.filter((each) => each.has(word)).length >= FAMILIAR)
  const shares = used.contents.map((each) => shareOfContent(each, content))
  return Math.max(0, familiar.length / Math.max(1, content.size), ...shares)
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

/** The items in their order, those that repeat the page or an item before them behind the others, the worst repetition last. */
export function repeatsLast<T>(items: readonly T[], used: UsedTexts, rankOf: (item: T) => Rank): T[] {
  const seen: UsedTexts = { ...used, contents: [...used.contents] }
  const places = used.earlier === null ? PLACES : SECOND_PLACES
  let left = items.map((item) => ({ item, rank: rankOf(item) }))
  // One that stands in is enough: three tips among five bullets are no reasons to buy.
  const firstSpare = left.find(({ rank }) => rank === 'spare')
  const sorted: T[] = []
  while (left.length > 0) {
    const [next] = left
      .map((each) => {
        const { item, rank } = each
        const likeness = rank === 'neutral' ? 0 : likenessOf(seen, item)
        const isSecond = rank === 'spare' && each !== firstSpare
        const repetition = likeness === 0 ? 0 : repetitionOf(seen, item)
        return { each, place: isSecond ? places.spare[2] : places[rank][likeness], repetition }
      })
      .sort((a, b) => a.place - b.place || a.repetition - b.repetition)
    if (next === undefined) break
    sorted.push(next.each.item)
    seen.contents.push(mainWordsOf(used, next.each.item))
    left = left.filter((each) => each !== next.each)
  }
  return sorted
}

/** All strings of an item, whatever its field. */
export const stringsIn = (item: unknown): string[] => textsIn(item).map(({ text }) => text)
