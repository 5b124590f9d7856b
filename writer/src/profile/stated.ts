import { inEkavian } from '../dialect/dialect.ts'
import { STATED } from '../lexicon.ts'
import type { KindName, ShelfName, StatedEntry, Texts, TraitName } from '../lexicon-schema.ts'
import { mapTexts } from '../texts.ts'
import type { ParsedName } from './parse-name.ts'
import { plainAdjective } from './thing-of-name.ts'

/** A fact that a name states, with texts that hold for every product of which the fact is true. */
export interface Stated {
  readonly id: string
  readonly texts: Texts
  readonly isMeasure: boolean
  /** Words of the name that this fact already covers: parts of the product, and the noun that is counted. */
  readonly covers: readonly string[]
  /** Words of the name that state the fact: 'sklopiv', 'bambusa', 'kofom'. */
  readonly words: readonly string[]
}

/** What decides, besides the words of the name, whether an entry applies. */
export interface Known {
  readonly kind: KindName
  readonly shelf: ShelfName | null
  readonly traits: ReadonlySet<TraitName>
}

/** The largest number of stated facts for which a page has room. */
const MAX_STATED = 4

/** The facts that a product's name states, the most important first. */
export function statedBy(parsed: ParsedName, known: Known): Stated[] {
  const { adjectives, complements, words, name } = parsed
  const plain = new Set(adjectives.map((adjective) => plainAdjective(inEkavian(adjective))))
  const text = ` ${words.map(({ lower }) => inEkavian(lower)).join(' ')} `
  const withParts = new Set(
    complements
      .filter(({ preposition }) => preposition === 'sa' || preposition === 's')
      .flatMap((complement) => complement.text.toLowerCase().split(' ').map(inEkavian)),
  )
  const stated = STATED.filter((entry) => holdsFor(entry, known)).flatMap((entry): Stated[] => {
    const { id, adjectives: own = [], phrases = [], parts = [], pattern, traits } = entry
    const found = pattern === undefined ? null : new RegExp(pattern, 'iu').exec(name)
    const has = parts.filter((part) => withParts.has(part))
    const adjective = own.filter((each) => plain.has(plainAdjective(each)))
    const phrase = phrases.filter((each) => text.includes(` ${each} `))
    const isStated = adjective.length + phrase.length + has.length > 0 || found !== null
    const isCertain = own.length + phrases.length + parts.length === 0 && pattern === undefined && traits !== undefined
    if (!isStated && !isCertain) return []
    const measure = found?.[1] ?? ''
    return [
      {
        id,
        texts: withMeasure(textsOf(entry), measure),
        isMeasure: entry.measure === true,
        covers: [...has, ...longWords(measure)],
        words: [...adjective, ...phrase.flatMap(wordsOfPhrase), ...has, ...(found ? wordsOfMatch(found) : [])],
      },
    ]
  })
  return stated
    .filter((each, at) => !stated.some((other, index) => isCoveredBy(each, other, index < at)))
    .slice(0, MAX_STATED)
}

/** True when another fact of the same words has more: 'gumenom drškom' beside 'drškom'. Of two with equal words the first stays. */
function isCoveredBy({ words, texts }: Stated, other: Stated, isEarlier: boolean): boolean {
  if (words.length === 0 || !texts.bullets?.length || !other.texts.bullets?.length) return false
  const isWithin = words.every((word) => other.words.includes(word))
  return isWithin && (other.words.length > words.length || (isEarlier && other.words.length === words.length))
}

/** 'usb' states a fact although it is short. */
const wordsOfPhrase = (phrase: string): string[] => {
  const long = longWords(phrase)
  return long.length > 0 ? long : phrase.split(' ').filter((word) => word.length > 2)
}

/** What a pattern has found: the number and the words of its measure ('6 strelica'), else all that it matched. */
const wordsOfMatch = ([whole, measure = '']: RegExpExecArray): string[] => {
  const words = measure.toLowerCase().match(/\d+|\p{L}{4,}/gu) ?? []
  return words.length > 0 ? words : longWords(whole)
}

/** In '4 osobe' only the noun is taken: the number alone does not indicate what is counted. */
const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

const holdsFor = ({ traits = [], kinds, shelves, exceptKinds, exceptShelves }: StatedEntry, known: Known): boolean =>
  traits.every((trait) => known.traits.has(trait)) &&
  (kinds === undefined || kinds.includes(known.kind)) &&
  (shelves === undefined || (known.shelf !== null && shelves.includes(known.shelf))) &&
  !exceptKinds?.includes(known.kind) &&
  (known.shelf === null || !exceptShelves?.includes(known.shelf))

const textsOf = ({
  id: _id,
  adjectives: _adjectives,
  phrases: _phrases,
  parts: _parts,
  pattern: _pattern,
  measure: _measure,
  traits: _traits,
  kinds: _kinds,
  shelves: _shelves,
  exceptKinds: _exceptKinds,
  exceptShelves: _exceptShelves,
  ...texts
}: StatedEntry): Texts => texts

const withMeasure = (texts: Texts, measure: string): Texts =>
  measure === '' ? texts : mapTexts(texts, (text) => text.replaceAll('{mera}', measure.replace(/ kom$/i, ' komada')))
