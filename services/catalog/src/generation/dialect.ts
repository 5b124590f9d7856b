import type { Dialect } from '@izlog/contracts/domain/markets'
import { BEGINNINGS, WORDS } from './ijekavian-words.ts'

const LONGEST_BEGINNING = Math.max(...Object.keys(BEGINNINGS).map(({ length }) => length))

/** An Ekavian text of ours in the dialect of a market; slots in braces stay as they are. */
export const toDialect = (text: string, dialect: Dialect): string =>
  dialect === 'ekavian'
    ? text
    : text.replace(/\{\p{L}+\}|\p{L}+/gu, (word) => (word.startsWith('{') ? word : inIjekavian(word)))

function inIjekavian(word: string): string {
  const plain = word.toLowerCase()
  const changed = WORDS[plain] ?? withChangedBeginning(plain)
  if (changed === plain) return word
  if (word === word.toUpperCase() && word.length > 1) return changed.toUpperCase()
  return word.startsWith(plain.charAt(0)) ? changed : changed.charAt(0).toUpperCase() + changed.slice(1)
}

function withChangedBeginning(word: string): string {
  for (let length = Math.min(word.length, LONGEST_BEGINNING); length > 2; length -= 1) {
    const ijekavian = BEGINNINGS[word.slice(0, length)]
    if (ijekavian !== undefined) return ijekavian + word.slice(length)
  }
  return word
}
