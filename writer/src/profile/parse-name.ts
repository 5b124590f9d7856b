import { adjectiveForm } from '../grammar/adjective.ts'
import { forms } from '../grammar/forms.ts'
import { decline, type NumberName } from '../grammar/noun.ts'
import { ADJECTIVE_FORMS, HEADS } from '../lexicon.ts'
import { restoreWords, type Word } from '../name/restore.ts'
import { splitName } from '../name/split-name.ts'
import { type Complement, complementsOf, isAcronym, isCounting, isPreposition, objectNoun } from './complements.ts'
import {
  capital,
  type HeadNoun,
  headOf,
  INDECLINABLE,
  inNumber,
  isAdjectiveLike,
  joined,
  joinedHead,
  neutralHead,
} from './head-noun.ts'

/** The words of a name, sorted by their grammatical role. */
export interface ParsedName {
  /** With diacritics, in sentence case. */
  readonly name: string
  readonly head: HeadNoun
  /** Dictionary forms of the adjectives that describe the head noun. */
  readonly adjectives: readonly string[]
  readonly complements: readonly Complement[]
  /** Words next to the head that are neither adjective nor complement: brands, models, foreign words. */
  readonly others: readonly string[]
  readonly measures: readonly string[]
  /** The accusative that follows 'Poruči' on buttons: the head with its adjectives and short complements. */
  readonly short: string
  readonly words: readonly Word[]
}

const MAX_SHORT = 32

export function parseName(typed: string, number?: NumberName): ParsedName {
  const words = restoreWords(splitName(typed))
  const cut = words.findIndex(({ kind }, index) => kind === 'mark' && index > 0)
  const phrase = cut < 0 ? words : words.slice(0, cut)
  const first = phrase.findIndex(({ lower, kind }) => kind === 'word' && isPreposition(lower))
  const front = first < 0 ? phrase : phrase.slice(0, first)
  const found = headOf(front, first >= 0)
  const partner = found && joinedHead(front, found)
  const read = partner ? joined(found.head, partner) : (found?.head ?? neutralHead())
  const head = number === undefined ? read : inNumber(read, number)
  const at = found?.at ?? -1
  const size = found?.size ?? 0
  const beside = front.filter((_, index) => index < at || index >= at + size)
  const own = sortOut(beside, head, front.slice(0, Math.max(0, at)))
  const genitives = partner ? [] : genitivesBehind(front.slice(at + size), own.complements, head)
  const behind = first < 0 ? [] : complementsOf(phrase.slice(first), head)
  const trailing = behind.flatMap(({ adjectives }) => adjectives)
  const measures = words
    .filter(({ kind, lower }) => kind === 'measure' || /^\d+u\d+$/.test(lower))
    .map(({ text }) => text)
  return {
    name: nameOf(words),
    head,
    adjectives: [...own.adjectives, ...trailing],
    complements: [...own.complements, ...behind.map(({ complement }) => complement)],
    others: [...own.others, ...behind.flatMap(({ others }) => others)],
    measures,
    short: shortOf(front, at, partner ? front.length : size, head, [
      ...genitives,
      ...behind.slice(0, 1).map(({ complement }) => complement),
    ]),
    words,
  }
}

const nameOf = (words: readonly Word[]): string =>
  words
    .map(({ text, kind }, index) => {
      const gap = index === 0 || (kind === 'mark' && text === ',') ? '' : ' '
      return `${gap}${kind === 'quoted' ? `„${text}”` : text}`
    })
    .join('')
    .trim()

/** Words that start a relative clause, as in 'kaktus koji pleše'. */
const RELATIVE = new Set(['koji', 'koja', 'koje', 'kojim', 'kojom', 'što'])

/** True for an ordinary noun in the genitive after the head: even outside the lexicon it states the purpose ('pojačivač sluha'). */
const isGenitive = ({ kind, known, lower, text }: Word, before: readonly Word[], head: HeadNoun): boolean =>
  kind === 'word' &&
  known &&
  text === lower &&
  head.known !== 'none' &&
  /^\p{Ll}{3,}$/u.test(lower) &&
  // After a word for a set ('set burgija') a form in -a is a genitive plural, even if it equals a dictionary form.
  (forms.lemmaOf(lower) !== lower || (isCounting(head.lemma) && lower.endsWith('a'))) &&
  !RELATIVE.has(lower) &&
  !before.some((word) => word.lower === lower)

/** The dictionary form of an adjective that no list contains; undefined for proper names and other words. */
function guessedAdjective({ lower, text, kind }: Word): string | undefined {
  const isPlain = kind === 'word' && text.toLowerCase() === text
  return isAdjectiveLike(lower) && (isPlain || text === capital(lower)) ? `${lower.slice(0, -1)}i` : undefined
}

/**
 * The dictionary form of an unlisted adjective after the head. It must agree with the head, and the table of forms must contain it as an
 * adjective.
 */
function agreeingAdjective(word: Word, { agreement }: HeadNoun): string | undefined {
  const adjective = guessedAdjective(word)
  if (adjective === undefined || adjectiveForm(adjective, agreement, 'nom') !== word.lower) return undefined
  if (!forms.has(adjective) || objectNoun(word.lower, ['gen'])) return undefined
  const stem = adjective.slice(0, -1)
  const lemma = forms.lemmaOf(word.lower)
  // 'plafona' could look like an adjective, but it is the genitive of 'plafon', which equals the stem.
  const isBent = lemma === undefined || forms.has(`${stem}og`) || forms.has(`${stem}eg`)
  return isBent && lemma !== stem ? adjective : undefined
}

/** Sorts the words next to the head that follow no preposition. */
function sortOut(beside: readonly Word[], head: HeadNoun, before: readonly Word[]) {
  const adjectives: string[] = []
  const complements: Complement[] = []
  const others: string[] = []
  let named = false
  for (const word of beside) {
    // Counting words do not change the product: 'bušilica set' is a 'bušilica'.
    if (word.kind === 'measure' || isCounting(word.lower)) continue
    // A capital inside the name starts a proper name, which includes all words after it: 'jastuk Mirna noć'.
    named ||= !before.includes(word) && /^\p{Lu}\p{Ll}/u.test(word.text)
    if (named) {
      if (word.kind !== 'mark') others.push(capital(word.text))
      continue
    }
    const adjective =
      ADJECTIVE_FORMS.get(word.lower) ??
      (before.includes(word) ? guessedAdjective(word) : agreeingAdjective(word, head))
    // 'LED' in capitals is the light, never 'led' (ice).
    const object = isAcronym(word.text) ? undefined : objectNoun(word.lower, before.includes(word) ? ['nom'] : ['gen'])
    if (word.kind === 'word' && adjective !== undefined && !object?.isExactly) adjectives.push(adjective)
    else if (word.kind === 'word' && object && head.known !== 'none') {
      complements.push({ preposition: '', text: word.lower, objects: [object.found] })
    } else if (isGenitive(word, before, head)) {
      complements.push({ preposition: '', text: word.lower, objects: [] })
    } else if (adjective !== undefined) adjectives.push(adjective)
    else if (word.kind !== 'mark')
      others.push(word.known && word === before[0] && !/\p{Lu}/u.test(word.text.slice(1)) ? word.lower : word.text)
  }
  return { adjectives, complements, others }
}

/**
 * The phrase without a preposition directly after the head: 'ključeva', 'nasadnih ključeva'. A noun that equals its dictionary form stands
 * beside the head as another name of it and is declined like it: 'hodalica guralica'.
 */
function genitivesBehind(words: readonly Word[], complements: readonly Complement[], head: HeadNoun): Complement[] {
  const end = words.findIndex(({ lower }) => !complements.some(({ text }) => text === lower))
  const run = words.slice(0, end < 0 ? words.length : end).map(({ lower }) => lower)
  const isBroken = /(?:[io]g|ih|og|eg)$/.test(run.at(-1) ?? '')
  if (run.length === 0 || isBroken) return []
  const twin = HEADS.find(({ lemma }) => lemma === run[0])
  const isApposition =
    run.length === 1 &&
    !isCounting(head.lemma) &&
    twin?.gender === head.agreement.gender &&
    head.agreement.number === 'sg'
  const text = isApposition && twin ? (decline(twin).sg?.acc ?? run.join(' ')) : run.join(' ')
  return [{ preposition: '', text, objects: [] }]
}

/** The adjectives directly after the head, in the accusative: 'šlajferica ekscentrična'. */
function adjectivesBehind(words: readonly Word[], head: HeadNoun): string[] {
  const agreement = { ...head.agreement, animate: head.animate }
  const isMan = agreement.gender === 'm' && agreement.number === 'sg'
  const bent = words.map((word) => {
    if (word.kind !== 'word' || word.text !== word.lower || INDECLINABLE.has(word.lower)) return undefined
    const lemma = ADJECTIVE_FORMS.get(word.lower) ?? agreeingAdjective(word, head)
    if (lemma === undefined) return undefined
    const given = isMan ? word.lower : lemma
    return adjectiveForm(given, agreement, 'nom') === word.lower ? adjectiveForm(given, agreement, 'acc') : undefined
  })
  const end = bent.includes(undefined) ? bent.indexOf(undefined) : bent.length
  const next = words[end]
  // In 'svetlo zvezdano nebo' the adjective belongs to the noun after it.
  const isOfNext = next?.kind === 'word' && next.known && next.text === next.lower && !isCounting(next.lower)
  return bent.slice(0, isOfNext ? end - 1 : end).flatMap((form) => form ?? [])
}

/** The adjectives in front of the head, in the accusative, with acronyms and words that are never declined. */
function adjectivesBefore(words: readonly Word[], head: HeadNoun): string[] {
  const isMan = head.agreement.gender === 'm' && head.agreement.number === 'sg'
  return words.flatMap(({ lower, kind, text }, index) => {
    if (kind !== 'word') return []
    if (/\p{Lu}/u.test(index > 0 ? text : text.slice(1))) return [text]
    if (lower === 'auto') return ['auto']
    if (INDECLINABLE.has(lower)) return [lower]
    const lemma = ADJECTIVE_FORMS.get(lower) ?? (isAdjectiveLike(lower) ? `${lower.slice(0, -1)}i` : undefined)
    if (lemma === undefined) return []
    // A noun that looks like an adjective ('sklekovi') does not agree with the head.
    if (!isMan && adjectiveForm(lemma, head.agreement, 'nom') !== lower) return []
    return [adjectiveForm(isMan ? lower : lemma, { ...head.agreement, animate: head.animate }, 'acc')]
  })
}

/** A complement up to its first noun: 'za zavarivanje' of 'za zavarivanje inverter MMA'. */
function toFirstNoun({ preposition, text, objects }: Complement): string[] {
  const [, ...words] = text.split(' ')
  const isObject = (word: string) => objects.some(({ cases }) => Object.values(cases).includes(word))
  const at = words.findIndex((word) => isObject(word) || !(ADJECTIVE_FORMS.has(word) || isAdjectiveLike(word)))
  return preposition === '' || at < 0 ? [] : [`${preposition} ${words.slice(0, at + 1).join(' ')}`]
}

/** Complements as the short name has them: whole up to four words, and without a preposition that has lost its number ('do 40 kg'). */
const tailOf = (complements: readonly Complement[]): string[] =>
  complements.flatMap((complement) => {
    const { preposition, text } = complement
    if (text === preposition || /^\p{L}+ \d+$/u.test(text)) return []
    return text.split(' ').length <= 4 ? [text] : toFirstNoun(complement)
  })

/** The short name for orders: 'zimske čizme sa krznom'. Adjectives next to the head are declined and stand before it; complements are kept as typed. */
function shortOf(
  front: readonly Word[],
  at: number,
  size: number,
  head: HeadNoun,
  complements: readonly Complement[],
): string {
  const noun = head.cases.acc
  if (at < 0) return noun
  const before = adjectivesBefore(front.slice(0, at), head)
  const after = adjectivesBehind(front.slice(at + size), head)
  const next = front[at + size]
  // 'vitamin C': a single capital is part of what it is.
  const letter = next?.kind === 'word' && /^\p{Lu}$/u.test(next.text) ? [next.text] : []
  const tail = [...letter, ...tailOf(complements)]
  const [first] = complements
  const shorter = [...letter, ...(first ? toFirstNoun(first) : [])]
  const choices = [
    [...before, ...after, noun, ...tail],
    [...before, noun, ...tail],
    [noun, ...tail],
    [...before, noun, ...shorter],
    [noun, ...shorter],
    [...before, noun],
    [noun],
  ]
  return choices.map((parts) => parts.join(' ')).find((text) => text.length <= MAX_SHORT) ?? noun
}
