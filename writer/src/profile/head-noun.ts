import { adjectiveForm } from '../grammar/adjective.ts'
import type { Agreement } from '../grammar/agreement.ts'
import { forms } from '../grammar/forms.ts'
import { CASES, type CaseName, type Cases, decline, type NumberName, type Paradigm } from '../grammar/noun.ts'
import { ADJECTIVE_FORMS, HEAD_FORMS, type NounForm } from '../lexicon.ts'
import type { GenderName, HeadEntry, NounEntry } from '../lexicon-schema.ts'
import type { Word } from '../name/restore.ts'

/** The noun that names the product. */
export interface HeadNoun {
  /**
   * 'lexicon': the lexicon contains the noun. 'grammar': its gender and number follow from its form, and nothing else is known. 'none': no
   * noun was found.
   */
  readonly known: 'lexicon' | 'grammar' | 'none'
  readonly entry: HeadEntry | null
  readonly lemma: string
  readonly cases: Cases
  readonly agreement: Agreement
  readonly animate: boolean
}

const NOTHING_KNOWN: NounEntry = { lemma: 'proizvod', gender: 'm' }

/** The head in the number that the seller chose; unchanged when the noun does not have that number. */
export function inNumber(head: HeadNoun, number: NumberName): HeadNoun {
  const cases = head.entry === null ? null : decline(head.entry)[number]
  return cases ? { ...head, cases, agreement: { ...head.agreement, number } } : head
}

export interface FoundHead {
  head: HeadNoun
  at: number
  /** 1, or 2 for a name of two words such as 'power bank'. */
  size: number
}

/** Finds the noun that names the product: the first product noun of the lexicon, otherwise a noun that only grammar identifies. */
export function headOf(front: readonly Word[], described: boolean): FoundHead | undefined {
  const known = front.flatMap((_, at) => {
    const found = lexiconHead(front, at)
    return found ? [found] : []
  })
  const [one, two] = known
  // In 'auto kompresor' and 'tuš ručica', the first of two adjacent nouns only describes the second.
  if (one && two && two.at === one.at + one.size && isAttributive(front[one.at]?.lower ?? '')) return two
  const first = doerBehind(known) ?? one ?? grammarHead(front, described)
  // Unknown ordinary words in front of the noun make it uncertain that this noun is what is sold, unless the noun closes the phrase: a
  // maker's words stand before it ('Magic hose crevo').
  const isEnd = ({ kind, lower }: Word) => kind !== 'word' || ADJECTIVE_FORMS.has(lower)
  const closes =
    one !== undefined && /^\p{Lu}/u.test(front[0]?.typed ?? '') && front.slice(one.at + one.size).every(isEnd)
  const strange =
    !closes &&
    front
      .slice(0, first?.at)
      .some(
        ({ known, typed, kind, lower }) =>
          kind === 'word' && !known && typed === typed.toLowerCase() && !isAdjectiveLike(lower),
      )
  return (strange ? undefined : first) ?? shapedHead(front, described)
}

/** What is done to the nouns in front of it: 'žvake lepak skidač', 'telefon držač'. Of two such nouns the first counts. */
function doerBehind(known: readonly FoundHead[]): FoundHead | undefined {
  const last = known.at(-1)
  const isFirst = known.slice(0, -1).every(({ head }) => !head.lemma.endsWith('ač'))
  return known.length > 1 && last && isFirst && DOERS.has(last.head.lemma) ? last : undefined
}
const DOERS = new Set('uklanjač skidač odstranjivač čistač držač nosač punjač otvarač oštrač sekač brisač'.split(' '))

/** The second of two products sold together: 'tastatura i miš'. */
export function joinedHead(front: readonly Word[], { at, size }: FoundHead): HeadNoun | undefined {
  return front[at + size]?.lower === 'i' ? lexiconHead(front, at + size + 1)?.head : undefined
}

export function joined(one: HeadNoun, other: HeadNoun): HeadNoun {
  const both = Object.fromEntries(CASES.map((each) => [each, `${one.cases[each]} i ${other.cases[each]}`])) as Record<
    CaseName,
    string
  >
  const gender = one.agreement.gender === 'f' && other.agreement.gender === 'f' ? 'f' : 'm'
  return { ...one, cases: both, agreement: { gender, number: 'pl' } }
}

const isAttributive = (word: string) =>
  /^(?:auto|tuš|led|gel|foto|video|bebi|aku|solar|mini|moto|bluetooth|usb|wc|eko|termo|laser|magnet|daljinsk\p{L}*|jastuk|masaž\p{L}*|spa|smart|pas|3d)$/u.test(
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
  // '2 ćebeta' is a count and makes a plural; the number in 'iPhone 15 punjač' is a model.
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

export const agrees = (adjective: string, { gender }: NounEntry, number: NumberName): boolean => {
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

export const neutralHead = (): HeadNoun => {
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

/** A Serbian noun outside the lexicon, declined by rule; accepted only if the table of forms contains all resulting forms. */
function grammarHead(front: readonly Word[], described: boolean): FoundHead | undefined {
  // A word that stands alone in front of a preposition is a noun, even if it ends like an adjective: 'Sečivo za kosilicu'.
  const isAlone = described && front.length === 1
  for (const [at, word] of front.entries()) {
    if (word.kind !== 'word' || !word.known || ADJECTIVE_FORMS.has(word.lower)) continue
    if (!isAlone && looksLikeAdjective(word.lower)) continue
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

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const looksLikeAdjective = (word: string) => /(?:sk|čk|šk|ćk|ovn|ivn|iv|čn|ljiv)(?:i|a|o|e)$/.test(word)

/**
 * Accepts a word that no list contains as the head when the name treats it as a noun: a phrase with a preposition follows ('avan sa
 * tučkom'), or an adjective is present ('hoodie muški'). Gender and number follow from the word's ending or from the adjective; when both
 * are ambiguous, there is no head.
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

/** Adjectives that never change their form, so they give no evidence of the noun's gender and number: 'Kravello Mini Pro'. */
export const INDECLINABLE = new Set(
  'mini maxi max midi antistres auto roze braon mat premium deluxe slim soft smart super extra ultra gaming retro vintage rolo multi termo stereo klub montesori montessori'.split(
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

/** Derives gender and number from a form and its dictionary form: 'kocke' is the plural of 'kocka'. */
function nounFrom(form: string, lemma: string): { entry: NounEntry; number: NumberName } | undefined {
  const gender: GenderName = /[oe]$/.test(lemma) ? 'n' : lemma.endsWith('a') ? 'f' : 'm'
  const entry: NounEntry = { lemma, gender }
  const paradigm = decline(entry)
  if (lemma.endsWith('ti') || /[iu]$/.test(lemma)) return undefined
  if (paradigm.sg?.nom === form) return { entry, number: 'sg' }
  if (paradigm.pl.nom === form) return { entry, number: 'pl' }
  return undefined
}

/** True for words that end like adjectives: 'pecaroška stolica', 'čeona lampa'. */
export const isAdjectiveLike = (word: string) =>
  /(?:[sčšćtk]k|n|v|t|lj|ć|đ|r|p|d|ž)(?:i|a|o|e)$/.test(word) && word.length > 4
