import { forms } from '../grammar/forms.ts'
import { headSpelled, inVocabulary, ownNameOf, spelledInNames, unfolded } from '../lexicon.ts'
import { hasSerbianLetters, spellingsOf } from './fold.ts'
import type { Token } from './split-name.ts'

const SMALL_WORDS = new Set('za sa s od na protiv bez do u iz po uz i ili kod pod nad oko pri kao'.split(' '))

/** A word of a name in its correct spelling; `known` is true when the lexicon or the table of forms contains it. */
export interface Word {
  readonly text: string
  readonly lower: string
  readonly known: boolean
  readonly kind: Token['kind']
  /** The word as the seller typed it. */
  readonly typed: string
}

/**
 * Restores the diacritics and the sentence case of a name's words. Names in capitals, or With Every Word Capitalised, become plain, and so
 * do the words in capitals of a name whose prepositions are in capitals too ('TUŠ SET SA POLICOM crni'); in other names a typed capital
 * marks a proper name and is kept. A word that has Serbian letters keeps its spelling.
 */
export function restoreWords(tokens: readonly Token[]): Word[] {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const shouted = words.every(({ text }) => isCapitals(text)) && words.some(({ text }) => text.length > 3)
  const titled = words
    .slice(1)
    .some(({ text }) => SMALL_WORDS.has(text.toLowerCase()) && /^\p{Lu}\p{Ll}*$/u.test(text) && text.length > 1)
  const partlyShouted = words.some(({ text }) => text.length > 1 && isSmall(text) && isCapitals(text))
  const typedWithout = !words.some(({ text }) => hasSerbianLetters(text))
  return tokens.map((token, index) => {
    if (token.kind !== 'word')
      return { text: token.text, lower: token.text.toLowerCase(), known: true, kind: token.kind, typed: token.text }
    // Here 'led' is ice and not the LED light: nobody writes 'za LED'.
    if (token.text.toLowerCase() === 'led' && tokens[index - 1] && isBeforeIce(tokens[index - 1])) {
      return { text: 'led', lower: 'led', known: true, kind: 'word', typed: token.text }
    }
    const leads = tokens.slice(0, index).every(({ text }) => !endsLead(text.toLowerCase()))
    const governed = SMALL_WORDS.has(tokens[index - 1]?.text.toLowerCase() ?? '')
    const inCapitals = shouted || (partlyShouted && isCapitals(token.text))
    return restoreWord(token.text, { shouted: inCapitals, titled, typedWithout, first: index === 0, governed, leads })
  })
}

const isCapitals = (text: string) => text === text.toUpperCase()
const isSmall = (text: string) => SMALL_WORDS.has(text.toLowerCase())

/** After these words, no further word can be the product's noun. */
const endsLead = (word: string) => SMALL_WORDS.has(word) || headSpelled(word) !== undefined

const isBeforeIce = (token: Token | undefined) => /^(?:za|protiv|od)$/i.test(token?.text ?? '')

interface Typing {
  shouted: boolean
  titled: boolean
  /** The whole name has no Serbian letter, so any diacritic may be missing. */
  typedWithout: boolean
  first: boolean
  /** The word follows a preposition, so it is seldom the name of a maker. */
  governed: boolean
  /** No product noun and no preposition comes before the word, so it may be the product's noun. */
  leads: boolean
}

function restoreWord(typed: string, { shouted, titled, typedWithout, first, governed, leads }: Typing): Word {
  const lower = typed.toLowerCase()
  const ownName = ownNameOf(lower)
  if (ownName !== undefined) return { text: ownName, lower: ownName.toLowerCase(), known: true, kind: 'word', typed }
  if (/\d/.test(typed)) {
    // A letter with a number is a model: 'a54', 'h7'.
    const text = /^\d+u\d+$/i.test(typed) ? lower : /^[a-z]\d+[a-z]?$/.test(typed) ? typed.toUpperCase() : typed
    return { text, lower, known: true, kind: 'word', typed }
  }
  const parts = lower.split('-').map((part) => (SMALL_WORDS.has(part) ? part : spelled(part, typedWithout, leads)))
  const restored = parts.map((part, index) => part ?? lower.split('-')[index]).join('-')
  const known = parts.every((part) => part !== undefined)
  const isName = /^\p{Lu}/u.test(typed) && !shouted && !titled && !first
  if (!known) {
    const guessed = typedWithout ? withUsualLetters(lower) : lower
    const isPlain = governed || USUAL_ENDINGS.test(guessed)
    // An unknown word is the name of a maker or a model, unless it ends like an ordinary word.
    const named = shouted || titled ? (isPlain && !first ? guessed : capitalised(guessed)) : typed
    const isOrdinary = typed === lower || (first && typed === capitalised(lower))
    const shown = isOrdinary ? guessed : named
    return { text: first ? capitalised(shown) : shown, lower: guessed, known, kind: 'word', typed }
  }
  const text = isName ? capitalised(restored) : first ? capitalised(restored) : restored
  return { text, lower: restored, known, kind: 'word', typed }
}

/** Endings of adjectives and participles: 'protočni', 'grudvajući'. */
const USUAL_ENDINGS = /(?:čn|ovn|ivn|aln|ažn|čk|šk|sk|ljiv|ajuć|ujuć)(?:i|a|o|e|im|om|og|ih)$/

/** Restores the letters of these endings, which are always the same, in words that no list contains. */
const withUsualLetters = (word: string): string =>
  word
    .replace(/(?<=[aeiou])cn(?=(?:i|a|o|e|im|om|og|ih)$)/, 'čn')
    .replace(/(?<=[aeiou])ck(?=(?:i|a|o|e|im|om|og|ih)$)/, 'čk')
    .replace(/(?<=[au]j)uc(?=(?:i|a|e|eg|im)$)/, 'uć')

/**
 * The word with its Serbian letters; undefined for an unknown word. Words of product names take precedence: 'nosa' becomes 'noša', although
 * 'nosa' is also a form of 'nos'.
 */
function spelled(word: string, typedWithout: boolean, leads: boolean): string | undefined {
  const ofNames = typedWithout ? ((leads ? headSpelled(word) : undefined) ?? spelledInNames(word)) : undefined
  if (ofNames !== undefined) return ofNames
  if (inVocabulary(word)) return word
  if (hasSerbianLetters(word)) return forms.has(word) ? word : undefined
  const ours = unfolded(word)
  if (ours !== undefined && (typedWithout || !forms.has(word))) return ours
  if (forms.has(word)) return word
  const spellings = spellingsOf(word).filter((spelling) => forms.has(spelling))
  return spellings.find((spelling) => forms.lemmaOf(spelling) !== undefined) ?? spellings[0]
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
