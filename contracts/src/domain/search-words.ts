import { foldText } from './fold-text.ts'

/** Each word is searched in the text of every record, so their number is limited. */
const MAX_WORDS = 8

/** The folded words of an administrator's query, all of which a text must contain; only letters and digits, so they are safe in a pattern. */
export const searchWordsOf = (typed: string): string[] =>
  foldText(typed)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
