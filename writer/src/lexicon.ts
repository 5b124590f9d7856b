import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import adjectives from '../data/adjectives.json' with { type: 'json' }
import ownNames from '../data/own-names.json' with { type: 'json' }
import { adjectiveForms } from './grammar/adjective.ts'
import { CASES, type CaseName, decline, type NumberName, type Paradigm } from './grammar/noun.ts'
import {
  HeadEntry,
  KindEntry,
  type KindName,
  ModifierEntry,
  type NounEntry,
  ObjectEntry,
  ShelfEntry,
  type ShelfName,
  ThingEntry,
} from './lexicon-schema.ts'
import { foldLetters } from './name/fold.ts'

const folder = <T>(name: string, schema: z.ZodType<T>): T[] => {
  const dir = new URL(`../data/${name}/`, import.meta.url)
  try {
    return readdirSync(dir)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        try {
          return z.array(schema).parse(JSON.parse(readFileSync(new URL(file, dir), 'utf8')))
        } catch (error) {
          console.error(file, String(error).slice(0, 200))
          return []
        }
      })
  } catch {
    return []
  }
}

/** A form of a noun of the lexicon: which noun it is, and what the form tells. */
export interface NounForm<T extends NounEntry> {
  readonly entry: T
  readonly paradigm: Paradigm
  readonly number: NumberName
  readonly inCase: CaseName
}

export const HEADS = folder('heads', HeadEntry)
export const OBJECTS = folder('objects', ObjectEntry)
export const MODIFIERS = folder('modifiers', ModifierEntry)
export const THINGS = folder('things', ThingEntry)
export const KINDS: ReadonlyMap<KindName, KindEntry> = new Map(
  folder('kinds', KindEntry).map((entry) => [entry.kind, entry]),
)
export const SHELVES: ReadonlyMap<ShelfName, ShelfEntry> = new Map(
  folder('shelves', ShelfEntry).map((entry) => [entry.shelf, entry]),
)

type Index<T extends NounEntry> = ReadonlyMap<string, readonly NounForm<T>[]>

/** Every form of every noun, in lower case; `also` names are declined as the lemma is. */
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
          const held = index.get(form) ?? []
          held.push({ entry, paradigm, number, inCase })
          index.set(form, held)
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

const ALL_ADJECTIVES = [...adjectives, ...MODIFIERS.flatMap(({ adjectives: own = [] }) => own)]
/** Every form of every adjective we know, to its dictionary form. */
export const ADJECTIVE_FORMS: ReadonlyMap<string, string> = new Map(
  [...ALL_ADJECTIVES].reverse().flatMap((lemma) => adjectiveForms(lemma).map((form) => [form, lemma] as const)),
)

const PHRASE_WORDS = MODIFIERS.flatMap(({ phrases = [] }) => phrases.flatMap((phrase) => phrase.split(' ')))
const vocabulary = new Set(
  [...HEAD_FORMS.keys(), ...OBJECT_FORMS.keys(), ...ADJECTIVE_FORMS.keys(), ...PHRASE_WORDS].flatMap((form) =>
    form.split(' '),
  ),
)
/** Words that product names are made of, by how they are typed without Serbian letters. */
const byFolded = new Map<string, string>()
for (const word of vocabulary)
  if (!byFolded.has(foldLetters(word)) || foldLetters(word) === word) byFolded.set(foldLetters(word), word)

export const inVocabulary = (word: string): boolean => vocabulary.has(word)
export const unfolded = (word: string): string | undefined => byFolded.get(foldLetters(word))

const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ...ownNames.brands.map((name) => [foldLetters(name).toLowerCase(), name] as const),
  ...ownNames.acronyms.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(ownNames.respelled),
])
/** How a brand or an acronym is written; undefined for other words. */
export const ownNameOf = (word: string): string | undefined => OWN_NAMES.get(foldLetters(word).toLowerCase())
