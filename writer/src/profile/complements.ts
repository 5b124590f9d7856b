import { adjectiveForm } from '../grammar/adjective.ts'
import { forms } from '../grammar/forms.ts'
import type { Cases, NumberName } from '../grammar/noun.ts'
import { ADJECTIVE_FORMS, OBJECT_FORMS } from '../lexicon.ts'
import type { NounEntry } from '../lexicon-schema.ts'
import type { Word } from '../name/restore.ts'
import { agrees, type HeadNoun } from './head-noun.ts'

/**
 * A phrase that modifies the head noun: 'za pse', 'sa poklopcem', 'od bambusa'. Without a preposition, it is a noun in the genitive or in
 * front of the head ('seme trave', 'auto kompresor').
 */
export interface Complement {
  readonly preposition: string
  /** The phrase with restored spelling, including its preposition. */
  readonly text: string
  /** The nouns of the phrase that the lexicon contains, in the number used in the name. */
  readonly objects: readonly ObjectNoun[]
}
export interface ObjectNoun {
  readonly noun: NounEntry
  readonly cases: Cases
  readonly number: NumberName
}

const PREPOSITIONS = new Set(
  'za sa s od na protiv bez do u iz po uz kod pod ispod iznad preko ispred pored između posle oko kao pri'.split(' '),
)
/** Nouns that count pieces ('noževi za meso set') and do not state a purpose. */
const COUNTING = new Set(['set', 'komplet', 'komada', 'kom', 'par', 'pari', 'pakovanje'])
const JOINING = new Set(['i', 'ili', 'te'])

export const isCounting = (word: string): boolean => COUNTING.has(word)
export const isPreposition = (word: string): boolean => PREPOSITIONS.has(word)
export const isAcronym = (text: string): boolean => text === text.toUpperCase()

/**
 * Finds the noun of a complement by one of its forms in the given cases. `isExactly` is true when the word is in its dictionary form and is
 * not also a form of an adjective.
 */
export function objectNoun(
  form: string,
  inCases: readonly string[],
): { found: ObjectNoun; isExactly: boolean } | undefined {
  const found = OBJECT_FORMS.get(form)?.filter(({ inCase }) => inCases.includes(inCase))
  const best = found?.find(({ number, paradigm }) => number === 'sg' || paradigm.sg === null) ?? found?.[0]
  if (!best) return undefined
  return {
    found: { noun: best.entry, cases: best.paradigm[best.number] ?? best.paradigm.pl, number: best.number },
    isExactly: best.entry.lemma === form && !ADJECTIVE_FORMS.has(form),
  }
}

const CASES_AFTER: Readonly<Record<string, readonly string[]>> = {
  za: ['acc'],
  sa: ['ins'],
  s: ['ins'],
  od: ['gen'],
  protiv: ['gen'],
  bez: ['gen'],
  do: ['gen'],
  iz: ['gen'],
  kod: ['gen'],
  oko: ['gen'],
  ispod: ['gen'],
  iznad: ['gen'],
  na: ['acc', 'lok'],
  u: ['acc', 'lok'],
  po: ['lok'],
  pri: ['lok'],
  uz: ['acc'],
  pod: ['acc', 'ins'],
}

/** True for the name of a maker or a model, and for a model's number. */
const isName = (text: string): boolean => /\p{Lu}|\d/u.test(text)

/** The words after a preposition, sorted by what they belong to. */
interface Reading {
  readonly cases: readonly string[]
  readonly objects: ObjectNoun[]
  /** The words of the complement itself. */
  readonly kept: string[]
  /** Dictionary forms of adjectives that belong to the head noun ('za cipele sklopivi'). */
  readonly adjectives: string[]
  readonly others: string[]
  /** The complement has ended; only 'i', 'ili' or 'te' can continue it. */
  closed: boolean
}

/** Splits the words into phrases with prepositions. `adjectives` and `others` are words after a phrase that belong to the head noun or to neither. */
export function complementsOf(
  words: readonly Word[],
  head: HeadNoun,
): { complement: Complement; adjectives: readonly string[]; others: readonly string[] }[] {
  const groups: Word[][] = []
  for (const word of words) {
    if (word.kind === 'word' && isPreposition(word.lower)) groups.push([word])
    else groups.at(-1)?.push(word)
  }
  return groups.map(([preposition, ...rest]) => {
    const { objects, kept, adjectives, others } = readWords(preposition?.lower ?? '', rest, head)
    const text = [preposition?.text ?? '', ...kept].join(' ').trim()
    return {
      complement: {
        preposition: preposition?.lower ?? '',
        text: text.charAt(0).toLowerCase() + text.slice(1),
        objects,
      },
      adjectives,
      others,
    }
  })
}

function readWords(preposition: string, words: readonly Word[], head: HeadNoun): Reading {
  const cases = CASES_AFTER[preposition] ?? ['gen', 'acc', 'ins', 'lok']
  const reading: Reading = { cases, objects: [], kept: [], adjectives: [], others: [], closed: false }
  for (const word of words) {
    const begun = reading.kept.length > 0
    const last = reading.kept.at(-1) ?? ''
    // In 'za 12 flaša' and 'za Golf 5' the number is part of the complement; any other measure ends it.
    if (word.kind === 'measure' && (!begun || isName(last)) && /^\d+$/.test(word.text)) reading.kept.push(word.text)
    else if (/^\d+u\d+$/.test(word.lower)) {
      reading.others.push(word.text)
      reading.closed = true
    } else if (word.kind === 'measure' || word.kind === 'quoted') reading.closed = true
    else if (COUNTING.has(word.lower) && begun) reading.closed = true
    else if (reading.closed && !JOINING.has(word.lower)) readBehind(word, reading)
    else readInside(word, reading, head)
  }
  return reading
}

/** Sorts a word after the end of the complement. */
function readBehind({ kind, lower, text }: Word, { adjectives, others }: Reading): void {
  const adjective = ADJECTIVE_FORMS.get(lower)
  if (adjective !== undefined) adjectives.push(adjective)
  else if (kind === 'word') others.push(text)
}

/** The dictionary form of an unlisted adjective: a word that agrees with the head and is hardly ever a noun. */
function unlistedAdjective(lower: string, { agreement }: HeadNoun): string | undefined {
  const adjective = `${lower.slice(0, -1)}i`
  if (!/(?:[sšč]ki|ni|ći)$/.test(adjective) || adjectiveForm(adjective, agreement, 'nom') !== lower) return undefined
  const lemma = forms.lemmaOf(lower)
  return lemma === undefined || lemma === adjective ? adjective : undefined
}

/** Sorts a word that may belong to the complement. */
function readInside({ lower, text }: Word, reading: Reading, head: HeadNoun): void {
  const { objects, kept, adjectives, others, cases } = reading
  const last = kept.at(-1)
  // A proper name after the complement ('za vrat Pulse') belongs to the product; in 'za iPhone 14 Pro', 'Pro' is part of the complement's
  // own name.
  if (last !== undefined && last !== 'i' && !isName(last) && /^\p{Lu}/u.test(text) && !isAcronym(text)) {
    others.push(text)
    reading.closed = true
    return
  }
  const listed = ADJECTIVE_FORMS.get(lower)
  const mayBeGenitive = (objects.length > 0 && last !== 'i') || last?.endsWith('nje')
  const noun = objectNoun(lower, mayBeGenitive ? [...cases, 'gen'] : cases)
  // 'LED' in capitals is the light, never 'led' (ice). Acronyms that are nouns themselves, such as WC and TV, stay nouns.
  const object = isAcronym(text) && noun && !isAcronym(noun.found.noun.lemma) ? undefined : noun
  // An adjective after the complement describes the product, even if no list contains it: 'podloga za roštilj teflonska'.
  const unlisted = last !== undefined && !object ? unlistedAdjective(lower, head) : undefined
  const adjective = listed ?? unlisted
  const gender = { lemma: head.lemma, gender: head.agreement.gender }
  if (object && !(adjective !== undefined && objects.length > 0 && !object.isExactly)) {
    objects.push(object.found)
    kept.push(text)
  } else if (
    adjective !== undefined &&
    last !== undefined &&
    (unlisted || agrees(lower, gender, head.agreement.number))
  ) {
    adjectives.push(adjective)
    reading.closed = true
  } else kept.push(text)
}
