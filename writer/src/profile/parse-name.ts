import { adjectiveForm } from '../grammar/adjective.ts'
import type { Agreement } from '../grammar/agreement.ts'
import { forms } from '../grammar/forms.ts'
import { CASES, type CaseName, type Cases, decline, type NumberName, type Paradigm } from '../grammar/noun.ts'
import { ADJECTIVE_FORMS, HEAD_FORMS, type NounForm, OBJECT_FORMS } from '../lexicon.ts'
import type { GenderName, HeadEntry, NounEntry } from '../lexicon-schema.ts'
import { restoreWords, type Word } from '../name/restore.ts'
import { splitName } from '../name/split-name.ts'

/** 'za pse', 'sa poklopcem', 'od bambusa'; without a preposition: a noun in the genitive or before the head ('seme trave', 'auto kompresor'). */
export interface Complement {
  readonly preposition: string
  /** As restored, with the preposition. */
  readonly text: string
  /** The nouns in it that we know, in the number that stands there. */
  readonly objects: readonly ObjectNoun[]
}
export interface ObjectNoun {
  readonly noun: NounEntry
  readonly cases: Cases
  readonly number: NumberName
}

export interface HeadNoun {
  /** 'grammar': the noun is a Serbian word whose gender and number are told by its form, and nothing more is known. */
  readonly known: 'lexicon' | 'grammar' | 'none'
  readonly entry: HeadEntry | null
  readonly lemma: string
  readonly cases: Cases
  readonly agreement: Agreement
  readonly animate: boolean
}

/** What the words of a name are to each other. */
export interface ParsedName {
  /** With diacritics, in sentence case. */
  readonly name: string
  readonly head: HeadNoun
  /** Dictionary forms of the adjectives that belong to the head. */
  readonly adjectives: readonly string[]
  readonly complements: readonly Complement[]
  /** Words beside the head that are neither: brands, models, foreign words. */
  readonly others: readonly string[]
  readonly measures: readonly string[]
  /** What orders say after 'Poruči': adjectives before the head, and the head, in the accusative. */
  readonly short: string
  readonly words: readonly Word[]
}

const PREPOSITIONS = new Set(
  'za sa s od na protiv bez do u iz po uz kod pod ispod iznad preko ispred pored između posle oko kao pri'.split(' '),
)
/** 'noževi za meso set': how many, not what for. */
const COUNTING = new Set(['set', 'komplet', 'komada', 'kom', 'par', 'pari', 'pakovanje'])
const JOINING = new Set(['i', 'ili', 'te'])
const NOTHING_KNOWN: NounEntry = { lemma: 'proizvod', gender: 'm' }
const MAX_SHORT = 32

export function parseName(typed: string, number?: NumberName): ParsedName {
  const words = restoreWords(splitName(typed))
  const cut = words.findIndex(({ kind }, index) => kind === 'mark' && index > 0)
  const phrase = cut < 0 ? words : words.slice(0, cut)
  const first = phrase.findIndex(({ lower, kind }) => kind === 'word' && PREPOSITIONS.has(lower))
  const front = first < 0 ? phrase : phrase.slice(0, first)
  const found = headOf(front, first >= 0)
  const partner = found && joinedHead(front, found)
  const read = partner ? joined(found.head, partner) : (found?.head ?? neutralHead())
  const head = number === undefined ? read : inNumber(read, number)
  const at = found?.at ?? -1
  const size = found?.size ?? 0
  const beside = front.filter((_, index) => index < at || index >= at + size)
  const own = sortOut(beside, head, front.slice(0, Math.max(0, at)))
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
    short: shortOf(front, at, head, behind[0]?.complement),
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

/** The noun in the number that the seller says, where it has that number. */
function inNumber(head: HeadNoun, number: NumberName): HeadNoun {
  const cases = head.entry === null ? null : decline(head.entry)[number]
  return cases ? { ...head, cases, agreement: { ...head.agreement, number } } : head
}

interface FoundHead {
  head: HeadNoun
  at: number
  /** One word, or two of a name such as 'power bank'. */
  size: number
}

/** The noun that the name is about: the first that names products; a noun of the language where there is none. */
function headOf(front: readonly Word[], described: boolean): FoundHead | undefined {
  const known = front.flatMap((_, at) => {
    const found = lexiconHead(front, at)
    return found ? [found] : []
  })
  const [one, two] = known
  // 'Auto kompresor', 'tuš ručica': a noun that stands before another in the nominative tells of it.
  if (one && two && two.at === one.at + one.size && isAttributive(front[one.at]?.lower ?? '')) return two
  const first = one ?? grammarHead(front)
  // Plain words that nobody knows before the noun: what is sold cannot be told.
  const strange = front
    .slice(0, first?.at)
    .some(
      ({ known, typed, kind, lower }) =>
        kind === 'word' && !known && typed === typed.toLowerCase() && !isAdjectiveLike(lower),
    )
  return (strange ? undefined : first) ?? shapedHead(front, described)
}

/** The second of two products sold together: 'tastatura i miš'. */
function joinedHead(front: readonly Word[], { at, size }: FoundHead): HeadNoun | undefined {
  return front[at + size]?.lower === 'i' ? lexiconHead(front, at + size + 1)?.head : undefined
}

function joined(one: HeadNoun, other: HeadNoun): HeadNoun {
  const both = Object.fromEntries(CASES.map((each) => [each, `${one.cases[each]} i ${other.cases[each]}`])) as Record<
    CaseName,
    string
  >
  const gender = one.agreement.gender === 'f' && other.agreement.gender === 'f' ? 'f' : 'm'
  return { ...one, cases: both, agreement: { gender, number: 'pl' } }
}

const isAttributive = (word: string) =>
  /^(?:auto|tuš|led|foto|video|bebi|aku|solar|mini|moto|bluetooth|usb|wc|eko|termo|laser|magnet|jastuk|masaž\p{L}*|spa|smart|pas|3d)$/u.test(
    word,
  )

function lexiconHead(front: readonly Word[], at: number): FoundHead | undefined {
  const word = front[at]
  if (word?.kind !== 'word') return undefined
  const next = front[at + 1]
  const pair = next?.kind === 'word' ? HEAD_FORMS.get(`${word.lower} ${next.lower}`) : undefined
  const joined = pair ?? HEAD_FORMS.get(`${word.lower.replace('-', ' ')}`)
  if (pair?.[0]) return asFound(pair, front, at, 2)
  const candidates = joined ?? HEAD_FORMS.get(word.lower)
  return candidates ? asFound(candidates, front, at, 1) : undefined
}

function asFound(
  candidates: readonly NounForm<HeadEntry>[],
  front: readonly Word[],
  at: number,
  size: number,
): FoundHead | undefined {
  const before = front.slice(0, at)
  const adjective = before.findLast(({ kind, lower }) => kind === 'word' && ADJECTIVE_FORMS.has(lower))
  // '2 ćebeta' are two, but 'iPhone 15 punjač' is one.
  const number =
    before.findLast(({ kind }, index) => kind === 'measure' && before.slice(0, index).length === 0)?.text ?? ''
  const counted = /^\d+$/.test(number) ? Number.parseInt(number, 10) : 1
  const isCounted = counted > 1
  const fitting = candidates.filter(({ inCase, number }) =>
    isCounted
      ? (inCase === 'gen' && (counted < 5 ? number === 'sg' : number === 'pl')) || inCase === 'nom'
      : inCase === 'nom',
  )
  const agreed = adjective && fitting.find(({ entry, number }) => agrees(adjective.lower, entry, number))
  const best = agreed ?? fitting.find(({ number, paradigm }) => number === 'sg' || paradigm.sg === null) ?? fitting[0]
  if (!best) return undefined
  return { head: headFrom(best.entry, best.paradigm, isCounted ? 'pl' : best.number), at, size }
}

const agrees = (adjective: string, { gender }: NounEntry, number: NumberName): boolean => {
  const lemma = ADJECTIVE_FORMS.get(adjective) ?? adjective
  return [lemma, lemma.endsWith('i') ? lemma : `${lemma}i`].some(
    (each) => adjectiveForm(each, { gender, number }, 'nom') === adjective,
  )
}

const headFrom = (entry: HeadEntry, paradigm: Paradigm, number: NumberName): HeadNoun => ({
  known: 'lexicon',
  entry,
  lemma: paradigm.lemma,
  cases: paradigm[number] ?? paradigm.pl,
  agreement: { gender: entry.gender, number },
  animate: entry.animate === true,
})

const neutralHead = (): HeadNoun => {
  const paradigm = decline(NOTHING_KNOWN)
  return {
    known: 'none',
    entry: null,
    lemma: 'proizvod',
    cases: paradigm.sg ?? paradigm.pl,
    agreement: { gender: 'm', number: 'sg' },
    animate: false,
  }
}

/** A Serbian noun that is no product of ours, declined by rule where the table of forms knows all its forms. */
function grammarHead(front: readonly Word[]): FoundHead | undefined {
  for (const [at, word] of front.entries()) {
    if (word.kind !== 'word' || !word.known || ADJECTIVE_FORMS.has(word.lower) || looksLikeAdjective(word.lower))
      continue
    if (/\d/.test(word.lower) || word.lower.length < 3 || word.text !== (at === 0 ? capital(word.lower) : word.lower))
      continue
    const lemma = forms.lemmaOf(word.lower)
    const noun = lemma === undefined ? undefined : nounFrom(word.lower, lemma)
    if (!noun) continue
    const paradigm = decline(noun.entry)
    const cases = paradigm[noun.number] ?? paradigm.pl
    if (!Object.values(cases).every((form) => forms.has(form))) continue
    return {
      head: {
        known: 'grammar',
        entry: null,
        lemma: noun.entry.lemma,
        cases,
        agreement: { gender: noun.entry.gender, number: noun.number },
        animate: false,
      },
      at,
      size: 1,
    }
  }
  return undefined
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const looksLikeAdjective = (word: string) => /(?:sk|čk|šk|ćk|ovn|ivn|iv|čn|ljiv)(?:i|a|o|e)$/.test(word)

/**
 * A word that no list holds, where the name treats it as a noun: a phrase with a preposition follows ('avan sa tučkom'), or an adjective
 * that agrees ('hoodie muški'). Gender and number are told by its ending, or by the adjective; where neither tells, it is no head.
 */
function shapedHead(front: readonly Word[], described: boolean): FoundHead | undefined {
  const isNounLike = ({ kind, lower }: Word) => kind === 'word' && !ADJECTIVE_FORMS.has(lower)
  const plain = front.findIndex((word) => isNounLike(word) && !isAdjectiveLike(word.lower))
  const at = plain >= 0 ? plain : front.findIndex(isNounLike)
  const word = front[at]
  if (!word || /\d/.test(word.lower) || word.lower.length < 4 || forms.lemmaOf(word.lower) !== undefined)
    return undefined
  const adjective = front.find(({ lower }) => ADJECTIVE_FORMS.has(lower) && !INDECLINABLE.has(lower))
  if (!word.known && !described && !adjective) return undefined
  const entry = shapeOf(word.lower, adjective?.lower)
  if (!entry) return undefined
  const paradigm = decline(entry)
  const number: NumberName = paradigm.sg ? 'sg' : 'pl'
  return {
    head: {
      known: 'grammar',
      entry: null,
      lemma: entry.lemma,
      cases: paradigm.sg ?? paradigm.pl,
      agreement: { gender: entry.gender, number },
      animate: false,
    },
    at,
    size: 1,
  }
}

/** Said of anything without a form of its own, so they tell nothing of the noun: 'Kravello Mini Pro'. */
const INDECLINABLE = new Set(
  'mini maxi max midi antistres auto roze braon mat premium deluxe slim soft super extra ultra gaming retro vintage rolo multi termo stereo klub'.split(
    ' ',
  ),
)

function shapeOf(lemma: string, adjective: string | undefined): NounEntry | undefined {
  if (/[bcčćdđfghjklmnprsštvzžxqw]$/.test(lemma)) return { lemma, gender: 'm' }
  if (lemma.endsWith('a')) return { lemma, gender: 'f' }
  if (lemma.endsWith('o')) return { lemma, gender: 'n' }
  if (lemma.endsWith('e') && adjective?.endsWith('e')) return { lemma, gender: 'f', number: 'pl' }
  if (lemma.endsWith('e') && adjective?.endsWith('i')) return { lemma, gender: 'm', fixed: true }
  return undefined
}

/** Gender and number by the endings of a form and its dictionary form: 'kocke' is of 'kocka', so it is many. */
function nounFrom(form: string, lemma: string): { entry: NounEntry; number: NumberName } | undefined {
  const gender: GenderName = /[oe]$/.test(lemma) ? 'n' : lemma.endsWith('a') ? 'f' : 'm'
  const entry: NounEntry = { lemma, gender }
  const paradigm = decline(entry)
  if (lemma.endsWith('ti') || /[iu]$/.test(lemma)) return undefined
  if (paradigm.sg?.nom === form) return { entry, number: 'sg' }
  if (paradigm.pl.nom === form) return { entry, number: 'pl' }
  return undefined
}

/** A plain word behind the noun that we do not know ('pojačivač sluha') still says what the thing is for. */
const isGenitive = ({ kind, known, lower, text }: Word, before: readonly Word[], head: HeadNoun): boolean =>
  kind === 'word' &&
  known &&
  text === lower &&
  head.known !== 'none' &&
  /^\p{Ll}{3,}$/u.test(lower) &&
  !before.some((word) => word.lower === lower)

/** Words before a noun that end as adjectives do: 'pecaroška stolica', 'čeona lampa'. */
const isAdjectiveLike = (word: string) => /(?:[sčšćtk]k|n|v|t|lj|ć|đ|r|p|d|ž)(?:i|a|o|e)$/.test(word) && word.length > 4

/** An adjective that nobody listed, in its dictionary form; undefined for a name and for what is no adjective. */
function guessedAdjective({ lower, text, kind }: Word): string | undefined {
  const isPlain = kind === 'word' && text.toLowerCase() === text
  return isAdjectiveLike(lower) && (isPlain || text === capital(lower)) ? `${lower.slice(0, -1)}i` : undefined
}

/** What stands beside the head without a preposition. */
function sortOut(beside: readonly Word[], head: HeadNoun, before: readonly Word[]) {
  const adjectives: string[] = []
  const complements: Complement[] = []
  const others: string[] = []
  let named = false
  for (const word of beside) {
    if (word.kind === 'measure') continue
    // A name of its own begins with a capital in the middle, and takes what follows: 'jastuk Mirna noć'.
    named ||= !before.includes(word) && /^\p{Lu}\p{Ll}/u.test(word.text)
    if (named) {
      if (word.kind !== 'mark') others.push(word.text.charAt(0).toUpperCase() + word.text.slice(1))
      continue
    }
    const adjective = ADJECTIVE_FORMS.get(word.lower) ?? (before.includes(word) ? guessedAdjective(word) : undefined)
    // LED is light, never ice.
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

function objectNoun(form: string, inCases: readonly string[]): { found: ObjectNoun; isExactly: boolean } | undefined {
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

/** The phrases with prepositions, and adjectives behind them that belong to the head ('za cipele sklopivi'). */
function complementsOf(
  words: readonly Word[],
  head: HeadNoun,
): { complement: Complement; adjectives: string[]; others: string[] }[] {
  const groups: Word[][] = []
  for (const word of words) {
    if (word.kind === 'word' && PREPOSITIONS.has(word.lower)) groups.push([word])
    else groups.at(-1)?.push(word)
  }
  return groups.map(([preposition, ...rest]) => {
    const cases = CASES_AFTER[preposition?.lower ?? ''] ?? ['gen', 'acc', 'ins', 'lok']
    const objects: ObjectNoun[] = []
    const adjectives: string[] = []
    const kept: string[] = []
    const others: string[] = []
    let closed = false
    for (const word of rest) {
      if (word.kind === 'measure' || word.kind === 'quoted') {
        if (kept.length === 0 && word.kind === 'measure' && /^\d+$/.test(word.text)) kept.push(word.text)
        else closed = true
        continue
      }
      if (COUNTING.has(word.lower) && kept.length > 0) {
        closed = true
        continue
      }
      if (closed && !JOINING.has(word.lower)) {
        const behind = ADJECTIVE_FORMS.get(word.lower)
        if (behind !== undefined) adjectives.push(behind)
        else if (word.kind === 'word') others.push(word.text)
        continue
      }
      if (kept.length > 0 && kept.at(-1) !== 'i' && /^\p{Lu}/u.test(word.text) && !isAcronym(word.text)) {
        // A name behind what the product is for ('za vrat Pulse') is the product's.
        others.push(word.text)
        closed = true
        continue
      }
      const adjective = ADJECTIVE_FORMS.get(word.lower)
      const object = objectNoun(
        word.lower,
        (objects.length > 0 && kept.at(-1) !== 'i') || kept.at(-1)?.endsWith('nje') ? [...cases, 'gen'] : cases,
      )
      if (object && !(adjective !== undefined && objects.length > 0 && !object.isExactly)) {
        objects.push(object.found)
        kept.push(word.text)
      } else if (
        adjective !== undefined &&
        kept.length > 0 &&
        agrees(word.lower, agreementNoun(head), head.agreement.number)
      ) {
        adjectives.push(adjective)
        closed = true
      } else kept.push(word.text)
    }
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

const isAcronym = (text: string) => text === text.toUpperCase()

const agreementNoun = (head: HeadNoun): NounEntry => ({ lemma: head.lemma, gender: head.agreement.gender })

/** 'zimske čizme sa krznom': adjectives typed before the head are declined with it; a short first complement stays. */
function shortOf(front: readonly Word[], at: number, head: HeadNoun, complement: Complement | undefined): string {
  if (at < 0) return head.cases.acc
  const before = front.slice(0, at).flatMap(({ lower, kind, text }, index) => {
    if (kind !== 'word') return []
    if (/\p{Lu}/u.test(index > 0 ? text : text.slice(1))) return [text]
    if (lower === 'auto') return ['auto']
    if (INDECLINABLE.has(lower)) return [lower]
    const lemma = ADJECTIVE_FORMS.get(lower) ?? (isAdjectiveLike(lower) ? `${lower.slice(0, -1)}i` : undefined)
    if (lemma === undefined) return []
    const given = head.agreement.gender === 'm' && head.agreement.number === 'sg' ? lower : lemma
    return [adjectiveForm(given, { ...head.agreement, animate: head.animate }, 'acc')]
  })
  const noun = head.cases.acc
  const tail = complement && complement.text.split(' ').length <= 4 ? [complement.text] : []
  const choices = [[...before, noun, ...tail], [noun, ...tail], [...before, noun], [noun]]
  return choices.map((parts) => parts.join(' ')).find((text) => text.length <= MAX_SHORT) ?? noun
}
