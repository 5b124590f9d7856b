import { forms } from '../grammar/forms.ts'
import { headSpelled, inVocabulary, ownNameOf, spelledInNames, unfolded } from '../lexicon.ts'
import { hasSerbianLetters, spellingsOf } from './fold.ts'
import type { Token } from './split-name.ts'

const SMALL_WORDS = new Set('za sa s od na protiv bez do u iz po uz i ili kod pod nad oko pri kao'.split(' '))

/** A word of a name as it should be written, and whether it is a word that we or the table of forms know. */
export interface Word {
  readonly text: string
  readonly lower: string
  readonly known: boolean
  readonly kind: Token['kind']
  /** As the seller typed it. */
  readonly typed: string
}

/**
 * A name's words with their diacritics and in sentence case. Names in capitals, or With Every Word Capitalised, are made plain;
 * elsewhere a capital that the seller typed is a name's, and stays. A word with Serbian letters is taken as it is.
 */
export function restoreWords(tokens: readonly Token[]): Word[] {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const shouted = words.every(({ text }) => text === text.toUpperCase()) && words.some(({ text }) => text.length > 3)
  const titled = words
    .slice(1)
    .some(({ text }) => SMALL_WORDS.has(text.toLowerCase()) && /^\p{Lu}\p{Ll}*$/u.test(text) && text.length > 1)
  const typedWithout = !words.some(({ text }) => hasSerbianLetters(text))
  return tokens.map((token, index) => {
    if (token.kind !== 'word')
      return { text: token.text, lower: token.text.toLowerCase(), known: true, kind: token.kind, typed: token.text }
    // Ice, not light: nobody writes 'za LED'.
    if (token.text.toLowerCase() === 'led' && tokens[index - 1] && isBeforeIce(tokens[index - 1])) {
      return { text: 'led', lower: 'led', known: true, kind: 'word', typed: token.text }
    }
    const leads = tokens.slice(0, index).every(({ text }) => !endsLead(text.toLowerCase()))
    const governed = SMALL_WORDS.has(tokens[index - 1]?.text.toLowerCase() ?? '')
    return restoreWord(token.text, { shouted, titled, typedWithout, first: index === 0, governed, leads })
  })
}

/** Behind these no word is the product's noun any more. */
const endsLead = (word: string) => SMALL_WORDS.has(word) || headSpelled(word) !== undefined

const isBeforeIce = (token: Token | undefined) => /^(?:za|protiv|od)$/i.test(token?.text ?? '')

interface Typing {
  shouted: boolean
  titled: boolean
  /** The whole name has no Serbian letter, so that each may be missing. */
  typedWithout: boolean
  first: boolean
  /** Behind a preposition: seldom a maker's name. */
  governed: boolean
  /** No noun of a product and no preposition stands before it, so that it may be that noun. */
  leads: boolean
}

function restoreWord(typed: string, { shouted, titled, typedWithout, first, governed, leads }: Typing): Word {
  const lower = typed.toLowerCase()
  const ownName = ownNameOf(lower)
  if (ownName !== undefined) return { text: ownName, lower: ownName.toLowerCase(), known: true, kind: 'word', typed }
  if (/\d/.test(typed)) {
    const text = /^\d+u\d+$/i.test(typed) ? lower : typed
    return { text, lower, known: true, kind: 'word', typed }
  }
  const parts = lower.split('-').map((part) => (SMALL_WORDS.has(part) ? part : spelled(part, typedWithout, leads)))
  const restored = parts.map((part, index) => part ?? lower.split('-')[index]).join('-')
  const known = parts.every((part) => part !== undefined)
  const isName = /^\p{Lu}/u.test(typed) && !shouted && !titled && !first
  if (!known) {
    const guessed = typedWithout ? withUsualLetters(lower) : lower
    const isPlain = governed || USUAL_ENDINGS.test(guessed)
    // A word that nobody knows is a name, of a maker or a model, unless it ends as plain words do.
    const named = shouted || titled ? (isPlain && !first ? guessed : capitalised(guessed)) : typed
    const isOrdinary = typed === lower || (first && typed === capitalised(lower))
    const shown = isOrdinary ? guessed : named
    return { text: first ? capitalised(shown) : shown, lower: guessed, known, kind: 'word', typed }
  }
  const text = isName ? capitalised(restored) : first ? capitalised(restored) : restored
  return { text, lower: restored, known, kind: 'word', typed }
}

/** How adjectives and participles end: 'protočni', 'grudvajući'. */
const USUAL_ENDINGS = /(?:čn|ovn|ivn|aln|ažn|čk|šk|sk|ljiv|ajuć|ujuć)(?:i|a|o|e|im|om|og|ih)$/

/** Letters that such endings always have, for words that no list holds. */
const withUsualLetters = (word: string): string =>
  word
    .replace(/(?<=[aeiou])cn(?=(?:i|a|o|e|im|om|og|ih)$)/, 'čn')
    .replace(/(?<=[aeiou])ck(?=(?:i|a|o|e|im|om|og|ih)$)/, 'čk')
    .replace(/(?<=[au]j)uc(?=(?:i|a|e|eg|im)$)/, 'uć')

/** The word with its Serbian letters; undefined for one that nobody knows. Words of product names go before others: 'nosa' is 'noša', though noses have that form too. */
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
