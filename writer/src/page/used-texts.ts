import { textsIn } from '../texts.ts'
import { contentOf, repeatsContent } from './repeats.ts'
import { sentencesOf } from './sentences.ts'

/** What the page already contains: sentences of at least five words, and the contents of its texts. No text is repeated. */
export interface UsedTexts {
  readonly sentences: Set<string>
  readonly contents: ReadonlySet<string>[]
}
/** Of a page that has no texts yet. */
export const nothingUsed = (): UsedTexts => ({ sentences: new Set(), contents: [] })

/** Remembers a text of the page. */
export function markUsed({ sentences, contents }: UsedTexts, item: unknown): void {
  for (const text of stringsIn(item)) for (const sentence of sentencesOf(text)) sentences.add(sentence)
  contents.push(contentOf(stringsIn(item).join(' ')))
}

/** True when the page has the same content already. */
export const isRepeat = ({ contents }: UsedTexts, item: unknown): boolean => {
  const content = contentOf(stringsIn(item).join(' '))
  return contents.some((each) => repeatsContent(each, content))
}

/** The items in their order, those that repeat the page or an item before them behind the others; neutral ones stand last. */
export function repeatsLast<T>(items: readonly T[], used: UsedTexts, isNeutral: (item: T) => boolean): T[] {
  const seen: UsedTexts = { ...used, contents: [...used.contents] }
  const repeated = items.filter((item) => {
    if (isNeutral(item)) return false
    if (isRepeat(seen, item)) return true
    seen.contents.push(contentOf(stringsIn(item).join(' ')))
    return false
  })
  const others = items.filter((item) => !repeated.includes(item))
  return [...others.filter((item) => !isNeutral(item)), ...repeated, ...others.filter(isNeutral)]
}

/** All strings of an item, whatever its field. */
export const stringsIn = (item: unknown): string[] => textsIn(item).map(({ text }) => text)
