import { inEkavian } from '../dialect/dialect.ts'
import { ADJECTIVE_FORMS, HEAD_FORMS, NOUN_TEXTS, OBJECT_FORMS, objectEntryOf } from '../lexicon.ts'
import type { Electric, NounTextsEntry, ShelfName } from '../lexicon-schema.ts'
import type { ParsedName } from './parse-name.ts'
import { DECIDING, plainAdjective } from './thing-of-name.ts'

let byNoun: ReadonlyMap<string, readonly NounTextsEntry[]> | undefined

/** Entries with `objects` come first: 'kolica za lutke' has texts of its own. */
function entriesOf(noun: string): readonly NounTextsEntry[] {
  byNoun ??= Map.groupBy(
    [...NOUN_TEXTS].sort((a, b) => Number(b.objects !== undefined) - Number(a.objects !== undefined)),
    (entry) => entry.noun,
  )
  return byNoun.get(noun) ?? []
}

/** Shelves whose products are made for somebody else: a jacket for a dog is no jacket, a cot for a doll no cot. */
const OF_OTHERS: ReadonlySet<ShelfName> = new Set(['ljubimci', 'auto'])
const TOYS = new Set(['lutka', 'barbika', 'igračka'])
/** Words that turn a product into its imitation. */
const IMITATIONS = /(?<!\p{L})(?:u obliku|igračka|maketa)(?!\p{L})/u
const OWN_IMITATIONS = new Set(['igračka', 'maketa'])
/** What is filled with air is another product, except for these, which usually are. */
const INFLATABLE = new Set(['čamac', 'kajak', 'kanu', 'dušek', 'bazen', 'šlauf', 'lopta', 'balon', 'SUP daska'])

/**
 * The texts that hold for every product with this head noun. Null when the name makes it another product: it belongs to another shelf than
 * the noun, is for an animal, a vehicle or a doll, needs current although the noun does not, or has a word that the entry excludes.
 */
export function nounTextsOf(
  { head, complements, adjectives, words }: ParsedName,
  { shelf, electric }: { readonly shelf: ShelfName | null; readonly electric: Electric },
): NounTextsEntry | null {
  const { entry } = head
  if (head.known !== 'lexicon' || entry === null || (entry.electric === 'no' && electric === 'yes')) return null
  const lowered = words.map(({ lower }) => lower)
  const name = lowered.join(' ')
  const imitates = IMITATIONS.test(name) && !OWN_IMITATIONS.has(entry.lemma)
  if (imitates || (name.includes('na naduvavanje') && !INFLATABLE.has(entry.lemma))) return null
  const objects = complements.flatMap((complement) => complement.objects.map(({ noun }) => noun))
  const lemmas = new Set([
    ...adjectives.map((adjective) => plainAdjective(inEkavian(adjective))),
    ...objects.map(({ lemma }) => inEkavian(lemma)),
    ...lowered.flatMap(lemmasOf),
  ])
  const isNamed = (word: string) => lemmas.has(word) || lemmas.has(plainAdjective(word))
  // A part makes it nobody else's: 'vozić sa svetlom' is no lamp for a car.
  const users = complements
    .filter(({ preposition }) => DECIDING.has(preposition))
    .flatMap((complement) => complement.objects.map(({ noun }) => noun))
  const isForOthers = (own: readonly string[]) =>
    users.some((noun) => {
      const of = objectEntryOf(noun)?.shelf
      return (
        !own.includes(inEkavian(noun.lemma)) &&
        (TOYS.has(noun.lemma) || (of !== undefined && of !== entry.shelf && OF_OTHERS.has(of)))
      )
    })
  return (
    entriesOf(entry.lemma).find(
      ({ objects: own, except = [], number = head.agreement.number }) =>
        number === head.agreement.number &&
        (own === undefined ? shelf === entry.shelf : own.some(isNamed)) &&
        !isForOthers(own ?? []) &&
        !except.some(isNamed),
    ) ?? null
  )
}

/** The dictionary forms that a word of a name can have, besides the word itself. */
const lemmasOf = (word: string): string[] => {
  const adjective = ADJECTIVE_FORMS.get(word)
  return [
    word,
    ...(adjective === undefined ? [] : [plainAdjective(adjective)]),
    ...(HEAD_FORMS.get(word) ?? []).map(({ entry }) => entry.lemma),
    ...(OBJECT_FORMS.get(word) ?? []).map(({ entry }) => entry.lemma),
  ].map(inEkavian)
}
