import { z } from 'zod'
import adjectives from '../data/adjectives.json' with { type: 'json' }
import heads from '../data/heads.json' with { type: 'json' }
import kinds from '../data/kinds.json' with { type: 'json' }
import modifiers from '../data/modifiers.json' with { type: 'json' }
import nounsOfAlat from '../data/nouns/alat.json' with { type: 'json' }
import nounsOfAuto from '../data/nouns/auto.json' with { type: 'json' }
import nounsOfBasta from '../data/nouns/basta.json' with { type: 'json' }
import nounsOfBebeIDeca from '../data/nouns/bebe-i-deca.json' with { type: 'json' }
import nounsOfCiscenje from '../data/nouns/ciscenje.json' with { type: 'json' }
import nounsOfDom from '../data/nouns/dom.json' with { type: 'json' }
import nounsOfElektronika from '../data/nouns/elektronika.json' with { type: 'json' }
import nounsOfHobiIPutovanje from '../data/nouns/hobi-i-putovanje.json' with { type: 'json' }
import nounsOfKuhinja from '../data/nouns/kuhinja.json' with { type: 'json' }
import nounsOfKupatilo from '../data/nouns/kupatilo.json' with { type: 'json' }
import nounsOfLepota from '../data/nouns/lepota.json' with { type: 'json' }
import nounsOfLjubimci from '../data/nouns/ljubimci.json' with { type: 'json' }
import nounsOfNegaIZdravlje from '../data/nouns/nega-i-zdravlje.json' with { type: 'json' }
import nounsOfOdecaIObuca from '../data/nouns/odeca-i-obuca.json' with { type: 'json' }
import nounsOfSport from '../data/nouns/sport.json' with { type: 'json' }
import nounsOfTelefoni from '../data/nouns/telefoni.json' with { type: 'json' }
import objects from '../data/objects.json' with { type: 'json' }
import ownNames from '../data/own-names.json' with { type: 'json' }
import shelves from '../data/shelves.json' with { type: 'json' }
import form from '../data/stated/form.json' with { type: 'json' }
import material from '../data/stated/material.json' with { type: 'json' }
import measure from '../data/stated/measure.json' with { type: 'json' }
import parts from '../data/stated/parts.json' with { type: 'json' }
import power from '../data/stated/power.json' with { type: 'json' }
import traits from '../data/stated/traits.json' with { type: 'json' }
import users from '../data/stated/users.json' with { type: 'json' }
import alat from '../data/things/alat.json' with { type: 'json' }
import auto from '../data/things/auto.json' with { type: 'json' }
import basta from '../data/things/basta.json' with { type: 'json' }
import bebeIDeca from '../data/things/bebe-i-deca.json' with { type: 'json' }
import ciscenje from '../data/things/ciscenje.json' with { type: 'json' }
import classicsHome from '../data/things/classics-home.json' with { type: 'json' }
import classicsMore from '../data/things/classics-more.json' with { type: 'json' }
import dom from '../data/things/dom.json' with { type: 'json' }
import elektronika from '../data/things/elektronika.json' with { type: 'json' }
import hobiIPutovanje from '../data/things/hobi-i-putovanje.json' with { type: 'json' }
import kuhinja from '../data/things/kuhinja.json' with { type: 'json' }
import kupatilo from '../data/things/kupatilo.json' with { type: 'json' }
import lepota from '../data/things/lepota.json' with { type: 'json' }
import ljubimci from '../data/things/ljubimci.json' with { type: 'json' }
import negaIZdravlje from '../data/things/nega-i-zdravlje.json' with { type: 'json' }
import odecaIObuca from '../data/things/odeca-i-obuca.json' with { type: 'json' }
import sport from '../data/things/sport.json' with { type: 'json' }
import telefoni from '../data/things/telefoni.json' with { type: 'json' }
import { adjectiveForms } from './grammar/adjective.ts'
import { CASES, type CaseName, decline, type NumberName, type Paradigm } from './grammar/noun.ts'
import {
  HeadEntry,
  KindEntry,
  type KindName,
  ModifierEntry,
  type NounEntry,
  NounTextsEntry,
  ObjectEntry,
  ShelfEntry,
  type ShelfName,
  StatedEntry,
  ThingEntry,
} from './lexicon-schema.ts'
import { foldLetters } from './name/fold.ts'

/** Validates the data on loading, so that a mistake stops the program before it writes a page. Returns the data itself, not zod's copy. */
const entries = <T>(schema: z.ZodType<T>, ...files: readonly unknown[]): T[] =>
  files.flatMap((file) => {
    z.array(schema).parse(file)
    return file as T[]
  })

/** One form of a noun of the lexicon, with the noun, case and number that the form indicates. */
export interface NounForm<T extends NounEntry> {
  readonly entry: T
  readonly paradigm: Paradigm
  readonly number: NumberName
  readonly inCase: CaseName
}

export const HEADS = entries(HeadEntry, heads)
export const OBJECTS = entries(ObjectEntry, objects)
export const MODIFIERS = entries(ModifierEntry, modifiers)
/** Ordered by how much each file describes a product: a page uses the first few facts that its name states. */
export const STATED = entries(StatedEntry, parts, form, power, material, users, measure, traits)
export const THINGS = entries(
  ThingEntry,
  alat,
  auto,
  basta,
  bebeIDeca,
  ciscenje,
  classicsHome,
  classicsMore,
  dom,
  elektronika,
  hobiIPutovanje,
  kuhinja,
  kupatilo,
  lepota,
  ljubimci,
  negaIZdravlje,
  odecaIObuca,
  sport,
  telefoni,
)
export const NOUN_TEXTS = entries(
  NounTextsEntry,
  nounsOfAlat,
  nounsOfAuto,
  nounsOfBasta,
  nounsOfCiscenje,
  nounsOfBebeIDeca,
  nounsOfDom,
  nounsOfElektronika,
  nounsOfHobiIPutovanje,
  nounsOfKuhinja,
  nounsOfKupatilo,
  nounsOfLepota,
  nounsOfLjubimci,
  nounsOfNegaIZdravlje,
  nounsOfOdecaIObuca,
  nounsOfSport,
  nounsOfTelefoni,
)
export const KINDS: ReadonlyMap<KindName, KindEntry> = new Map(
  entries(KindEntry, kinds).map((entry) => [entry.kind, entry]),
)
export const SHELVES: ReadonlyMap<ShelfName, ShelfEntry> = new Map(
  entries(ShelfEntry, shelves).map((entry) => [entry.shelf, entry]),
)

type Index<T extends NounEntry> = ReadonlyMap<string, readonly NounForm<T>[]>

/** Maps every form of every noun, in lower case, to its noun; spellings in `also` are declined like the lemma. */
function indexOf<T extends NounEntry>(entries: readonly { entry: T; also: readonly string[] }[]): Index<T> {
  const index = new Map<string, NounForm<T>[]>()
  for (const { entry, also } of entries)
    for (const lemma of [entry.lemma, ...also]) {
      const noun = lemma === entry.lemma ? entry : { ...plainNoun(entry), lemma }
      const paradigm = decline(noun)
      for (const number of ['sg', 'pl'] as const)
        for (const inCase of CASES) {
          const form = paradigm[number]?.[inCase]?.toLowerCase()
          if (form === undefined) continue
          const found = index.get(form) ?? []
          found.push({ entry, paradigm, number, inCase })
          index.set(form, found)
        }
    }
  return index
}

const plainNoun = ({ gender, number, animate, fixed }: NounEntry): Omit<NounEntry, 'lemma'> => ({
  gender,
  ...(number && { number }),
  ...(animate && { animate }),
  ...(fixed && { fixed }),
})

export const HEAD_FORMS = indexOf(HEADS.map((entry) => ({ entry, also: entry.also ?? [] })))
const objectOf = new Map<NounEntry, ObjectEntry>(OBJECTS.map((entry) => [entry.noun, entry]))
export const OBJECT_FORMS = indexOf(OBJECTS.map((entry) => ({ entry: entry.noun, also: entry.also ?? [] })))
export const objectEntryOf = (noun: NounEntry): ObjectEntry | undefined => objectOf.get(noun)

const ALL_ADJECTIVES = [...adjectives, ...[...MODIFIERS, ...STATED].flatMap(({ adjectives: own = [] }) => own)]
/** Maps every form of every adjective in the lexicon to its dictionary form. */
export const ADJECTIVE_FORMS: ReadonlyMap<string, string> = new Map(
  [...ALL_ADJECTIVES].reverse().flatMap((lemma) => adjectiveForms(lemma).map((form) => [form, lemma] as const)),
)

const PHRASE_WORDS = [
  ...[...MODIFIERS, ...STATED].flatMap(({ phrases = [] }) => phrases.flatMap((phrase) => phrase.split(' '))),
  ...STATED.flatMap(({ parts = [] }) => parts),
]
const vocabulary = new Set(
  [...HEAD_FORMS.keys(), ...OBJECT_FORMS.keys(), ...ADJECTIVE_FORMS.keys(), ...PHRASE_WORDS].flatMap((form) =>
    form.split(' '),
  ),
)
/** Words that occur in product names, by their spelling without Serbian letters. */
const byFolded = new Map<string, string>()
for (const word of vocabulary)
  if (!byFolded.has(foldLetters(word)) || foldLetters(word) === word) byFolded.set(foldLetters(word), word)

export const inVocabulary = (word: string): boolean => vocabulary.has(word) || nameWords.has(word)
export const unfolded = (word: string): string | undefined => byFolded.get(foldLetters(word))

const nameWords = new Set(THINGS.flatMap(({ names }) => names.flatMap((name) => name.toLowerCase().split(' '))))
const nameWordByFolded = new Map([...nameWords].map((word) => [foldLetters(word), word]))
/** True for the nominative of a product noun: 'čizme', but not 'čizmu'. */
const isHeadNominative = (word: string): boolean =>
  HEAD_FORMS.get(word)?.some(({ inCase }) => inCase === 'nom') === true
const headByFolded = new Map([...HEAD_FORMS.keys()].filter(isHeadNominative).map((form) => [foldLetters(form), form]))
/** The nominative of a product noun that has this spelling without Serbian letters. */
export const headSpelled = (word: string): string | undefined =>
  isHeadNominative(word) ? word : headByFolded.get(foldLetters(word))
/** The word with the Serbian letters that it has in the names of things. A word that is a product noun as typed is returned unchanged. */
export const spelledInNames = (word: string): string | undefined =>
  nameWords.has(word) || isHeadNominative(word) ? word : nameWordByFolded.get(foldLetters(word))

const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ...ownNames.brands.map((name) => [foldLetters(name).toLowerCase(), name] as const),
  ...ownNames.acronyms.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(ownNames.respelled),
])
const BRANDS: ReadonlySet<string> = new Set(ownNames.brands)
/** True for a maker's name in its own spelling: 'JBL'. */
export const isBrand = (word: string): boolean => BRANDS.has(word)
/** The correct spelling of a brand or an acronym; undefined for other words. */
export const ownNameOf = (word: string): string | undefined => OWN_NAMES.get(foldLetters(word).toLowerCase())
