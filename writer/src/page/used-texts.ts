import { textsIn } from '../texts.ts'
import { contentOf, isAlike, repeatsContent } from './repeats.ts'
import { sentencesOf } from './sentences.ts'

/** What the page already contains: sentences of at least five words, and the contents of its texts. No text is repeated. */
export interface UsedTexts {
  readonly sentences: Set<string>
  readonly contents: ReadonlySet<string>[]
  /** The words of the product's name, which any two of its texts may share. */
  readonly ofName: ReadonlySet<string>
}
/** Of a page that has no texts yet. */
export const nothingUsed = (name = ''): UsedTexts => ({ sentences: new Set(), contents: [], ofName: contentOf(name) })

/** Remembers a text of the page. */
export function markUsed({ sentences, contents }: UsedTexts, item: unknown): void {
  for (const text of stringsIn(item)) for (const sentence of sentencesOf(text)) sentences.add(sentence)
  contents.push(contentOf(stringsIn(item).join(' ')))
}

/** How much an item says again what the page has: 0 nothing, 1 some of its words, 2 the same in other words. */
export function likenessOf({ contents, ofName }: UsedTexts, item: unknown): 0 | 1 | 2 {
  const content = contentOf(stringsIn(item).join(' '))
  if (contents.some((each) => repeatsContent(each, content))) return 2
  return contents.some((each) => isAlike(each, content, ofName)) ? 1 : 0
}

/** Where an item stands among the others of its field: the product's own, those that only stand in ('spare'), and those on buying. */
export type Rank = 'own' | 'spare' | 'neutral'

/** What is new comes before what the page, or an item before it, says with the same words; what stands in comes before a plain repetition. */
const PLACES: Readonly<Record<Rank, readonly [number, number, number]>> = {
  own: [0, 1, 3],
  spare: [2, 2, 4],
  neutral: [5, 5, 5],
}

/** The items in their order, those that repeat the page or an item before them behind the others. */
export function repeatsLast<T>(items: readonly T[], used: UsedTexts, rankOf: (item: T) => Rank): T[] {
  const seen: UsedTexts = { ...used, contents: [...used.contents] }
  const placed = items.map((item) => {
    const rank = rankOf(item)
    const likeness = rank === 'neutral' ? 0 : likenessOf(seen, item)
    if (likeness === 0 && rank !== 'neutral') seen.contents.push(contentOf(stringsIn(item).join(' ')))
    return { item, place: PLACES[rank][likeness] }
  })
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item)
}

/** All strings of an item, whatever its field. */
export const stringsIn = (item: unknown): string[] => textsIn(item).map(({ text }) => text)
