import type { Dialect, Market } from '@izlog/contracts/domain/markets'
import { forms } from '../grammar/forms.ts'
import { BEGINNINGS, WORDS } from './ijekavian-words.ts'

const LONGEST_BEGINNING = Math.max(...Object.keys(BEGINNINGS).map(({ length }) => length))

/**
 * An Ekavian text of ours in the dialect of a market, and in the words of that market where they differ too. Names of slots stay as
 * they are; the forms inside a slot ('{vredi|vrede}') are words like any other.
 */
export function toDialect(text: string, dialect: Dialect, market?: Market): string {
  if (dialect === 'ekavian') return text
  const spoken = text.replace(/\{\p{L}+\}|\p{L}+/gu, (word) => (word.startsWith('{') ? word : inIjekavian(word)))
  return market === 'Bosnia' ? inWordsOfBosnia(spoken) : spoken
}

/** Words that Bosnia says otherwise, by their Ijekavian form. */
const BOSNIAN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})([Pp])rije nedjelju dana(?!\p{L})/gu, '$1rije sedmicu'],
  [/(?<!\p{L})nedjelju dana(?!\p{L})/gu, 'sedmicu dana'],
  [/(?<!\p{L})Nedjelju dana(?!\p{L})/gu, 'Sedmicu dana'],
  [/(?<!\p{L})(\d+) nedjelje(?!\p{L})/gu, '$1 sedmice'],
  [/(?<!\p{L})(\d+) nedjelja(?!\p{L})/gu, '$1 sedmica'],
  [/(?<!\p{L})nedjeljno(?!\p{L})/gu, 'sedmično'],
  [/(?<!\p{L})dv(?:ije|je) nedjelje(?!\p{L})/gu, 'dvije sedmice'],
  [/korišćenj/giu, 'korištenj'],
]

const inWordsOfBosnia = (text: string): string =>
  BOSNIAN.reduce((replaced, [pattern, word]) => replaced.replace(pattern, word), text)

function inIjekavian(word: string): string {
  const plain = word.toLowerCase()
  return asTyped(WORDS[plain] ?? withChangedBeginning(plain), word)
}

/** Ijekavian beginnings and words with je for e; 'sija' for 'seja' may be ekavian itself. */
const EKAVIAN = [...Object.entries(WORDS), ...Object.entries(BEGINNINGS)].filter(([, ijekavian]) =>
  /je/.test(ijekavian),
)

/** A word of a name as Serbia says it: 'koljeno' is 'koleno'. A word that no table turns back stays. */
export function inEkavian(word: string): string {
  const plain = word.toLowerCase()
  if (!plain.includes('je')) return word
  const ekavian = EKAVIAN.flatMap(([from, to]) => (plain.startsWith(to) ? [from + plain.slice(to.length)] : []))
  const found = ekavian.find((each) => forms.has(each) && inIjekavian(each) === plain)
  return found === undefined ? word : asTyped(found, word)
}

/** With the capitals of what was typed. */
function asTyped(changed: string, word: string): string {
  const plain = word.toLowerCase()
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
