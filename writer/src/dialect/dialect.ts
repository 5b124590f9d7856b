import type { Dialect, Market } from '@izlog/contracts/domain/markets'
import { forms } from '../grammar/forms.ts'
import { BEGINNINGS, WORDS } from './ijekavian-words.ts'
import { inContext, KEPT_IN_CONTEXT } from './in-context.ts'

const LONGEST_BEGINNING = Math.max(...Object.keys(BEGINNINGS).map(({ length }) => length))

/**
 * Converts an Ekavian text of the lexicon into the dialect of a market, and into the market's own vocabulary where that differs too. Slot
 * names ('{cena}') are left unchanged; the forms inside a slot ('{vredi|vrede}') are converted like other words.
 */
export function toDialect(text: string, dialect: Dialect, market?: Market): string {
  if (dialect === 'ekavian') return text
  const spoken = inContext(text).replace(KEPT_OR_WORD, (match, kept?: string) =>
    kept === undefined ? inIjekavian(match) : kept,
  )
  return market === 'Bosnia' ? inWordsOfBosnia(spoken) : spoken
}

/**
 * Captured, what stays as it is: a slot's name, "video" before "poziv", "zvono" and the like ("video" alone, saw, is converted), and what its
 * neighbours make another word. Else a word.
 */
const KEPT_OR_WORD = new RegExp(
  `(\\{\\p{L}+\\}|video(?=-\\p{L}| zvon| kamer| igr| poziv)|(?:${KEPT_IN_CONTEXT})(?!\\p{L}))|\\p{L}+`,
  'giu',
)

/** Words for which Bosnia uses another word, found by their Ijekavian form. */
const BOSNIAN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})([Pp])rije nedjelju dana(?!\p{L})/gu, '$1rije sedmicu'],
  [/(?<!\p{L})nedjelju dana(?!\p{L})/gu, 'sedam dana'],
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

/** Only entries whose Ijekavian form contains "je" are converted back: a form such as 'sija' (from 'seja') may be an Ekavian word itself. */
const EKAVIAN = [...Object.entries(WORDS), ...Object.entries(BEGINNINGS)].filter(([, ijekavian]) =>
  /je/.test(ijekavian),
)

/** Converts a word of a product's name into Ekavian: 'koljeno' becomes 'koleno'. A word that the tables cannot convert is returned unchanged. */
export function inEkavian(word: string): string {
  const plain = word.toLowerCase()
  if (!plain.includes('je')) return word
  const ekavian = EKAVIAN.flatMap(([from, to]) => (plain.startsWith(to) ? [from + plain.slice(to.length)] : []))
  const found = ekavian.find((each) => forms.has(each) && inIjekavian(each) === plain)
  return found === undefined ? word : asTyped(found, word)
}

/** Applies the capitalisation of the typed word to the changed one. */
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
