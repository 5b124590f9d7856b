import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { z } from 'zod'
import { decline } from '../grammar/noun.ts'
import { fillSlots, type SlotValues } from '../grammar/slots.ts'
import { HEADS } from '../lexicon.ts'
import {
  HeadEntry,
  KindEntry,
  ModifierEntry,
  NounTextsEntry,
  ObjectEntry,
  ShelfEntry,
  StatedEntry,
  type Texts,
  ThingEntry,
} from '../lexicon-schema.ts'
import { parseName } from '../profile/parse-name.ts'

/** Limits on the length of each text field, with slots filled; data/README.md gives the reasons. */
const LENGTHS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  h1: [15, 66],
  hooks: [55, 175],
  'bullets.title': [4, 48],
  'bullets.text': [40, 190],
  'tips.title': [4, 48],
  'tips.text': [40, 190],
  opening: [90, 480],
  use: [90, 480],
  closing: [50, 360],
  'faq.title': [12, 95],
  'faq.text': [30, 330],
  seo: [40, 100],
  keywords: [4, 50],
}
type Counts = Readonly<Partial<Record<keyof Texts, number>>>
const COUNTS_OF_THING: Counts = {
  h1: 3,
  hooks: 4,
  bullets: 5,
  opening: 3,
  use: 3,
  closing: 3,
  faq: 5,
  troubles: 4,
  advice: 1,
  story: 1,
  remarks: 4,
  keywords: 6,
  seo: 3,
}
const COUNTS_OF_NOUN: Counts = {
  h1: 2,
  hooks: 2,
  bullets: 5,
  opening: 2,
  use: 2,
  closing: 1,
  faq: 3,
  troubles: 3,
  advice: 1,
  keywords: 3,
  seo: 1,
}
/** One sentence is enough where a page has no more to add. */
const LEAST_OF_NOUN: Readonly<Record<string, number>> = {
  hooks: 45,
  'bullets.text': 30,
  'tips.text': 30,
  opening: 55,
  use: 55,
}
const FORBIDDEN =
  /(?<!\p{L})(?:kvalitet\p{L}*|praktičn\p{L}*|idealn\p{L}*|savršen\p{L}*|jednostavn\p{L}*|revolucionarn\p{L}*|vrhunsk\p{L}*|dostav(?:a|u|e|om|ljamo|ljen\p{L}*)|pouzeć\p{L}*|garancij\p{L}*|povraćaj\p{L}*|popust(?:a|u|om|e|ima)?|zalih\p{L}*|izleč\p{L}*|leči|idealno|zgodan poklon|uvek pri ruci)(?!\p{L})|!/iu
/** Texts that stand alone on a page, so that their first sentence must name who it is about. */
const ALONE = /^(?:(?:bullets|tips)\.\d+\.1|(?:hooks|opening|use|closing)\.\d+)$/
const VERB_FIRST = /^\{\p{L}+\|\p{L}+\}/u
const IJEKAVIAN =
  /(?<!\p{L})(?:lijep\p{L}*|mjest\p{L}*|vrijeme|uvijek|prije|svijet\p{L}*|dijete|djec\p{L}*|mlijek\p{L}*|gdje|ovdje|cijel\p{L}*|snijeg\p{L}*|sjed\p{L}*)(?!\p{L})/iu
const SAMPLES: readonly SlotValues[] = [
  sample('Četka za mačku', { lemma: 'četka', gender: 'f', genPl: 'četki' }, 'sg'),
  sample('Držači', { lemma: 'držač', gender: 'm' }, 'pl'),
  sample('Ogledalo za pse', { lemma: 'ogledalo', gender: 'n' }, 'sg'),
]

function sample(name: string, noun: HeadEntry | Parameters<typeof decline>[0], number: 'sg' | 'pl'): SlotValues {
  const paradigm = decline(noun)
  return {
    name,
    short: (paradigm[number] ?? paradigm.pl).acc,
    noun: paradigm[number] ?? paradigm.pl,
    agreement: { gender: noun.gender, number },
  }
}

const SCHEMAS = {
  things: ThingEntry,
  nouns: NounTextsEntry,
  kinds: KindEntry,
  shelves: ShelfEntry,
  objects: ObjectEntry,
  modifiers: ModifierEntry,
  stated: StatedEntry,
  heads: HeadEntry,
} as const

function checkTexts(texts: Texts, counts: Counts, own: readonly string[]): string[] {
  const faults: string[] = []
  const check = (path: string, text: string, limits?: string) => {
    const [ofThing, max] = LENGTHS[limits ?? ''] ?? [2, 600]
    const min = (counts === COUNTS_OF_NOUN ? LEAST_OF_NOUN[limits ?? ''] : undefined) ?? ofThing
    try {
      for (const values of SAMPLES) {
        const filled = fillSlots(text.replaceAll('{mera}', '6 kom'), values)
        if (filled.length < min || filled.length > max)
          faults.push(`${path}: ${filled.length} characters, not ${min} to ${max}: ${filled}`)
      }
    } catch (error) {
      faults.push(`${path}: ${error instanceof Error ? error.message : error}: ${text}`)
    }
    const plain = text.replace(/\{[^{}]*\}/g, '')
    if (/[{}]/.test(plain)) faults.push(`${path}: unbalanced braces: ${text}`)
    const [first = ''] = text.split(/(?<=[.!?])\s/)
    if (
      ALONE.test(path) &&
      VERB_FIRST.test(first) &&
      !/\{(?:[Nn]om|Ime|[Oo]n|gen|dat|acc|ins|lok|kratko)\}/.test(first)
    )
      faults.push(`${path}: no subject, begin with {Nom}: ${text}`)
    const bad = plain.match(FORBIDDEN)?.[0]
    if (bad && limits !== 'remarks') faults.push(`${path}: „${bad}” is not said: ${text}`)
    const ije = plain.match(IJEKAVIAN)?.[0]
    if (ije) faults.push(`${path}: ijekavian „${ije}”: ${text}`)
    if (/\d/.test(plain)) faults.push(`${path}: a number: ${text}`)
    if (/(?:^|[.?:] )\{(?:ga|mu|je\|su)\}/.test(text)) faults.push(`${path}: begins with a clitic: ${text}`)
    if (limits !== 'keywords')
      for (const form of own)
        if (new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'iu').test(plain))
          faults.push(`${path}: the product's noun „${form}” stands literally: ${text}`)
  }
  for (const field of Object.keys(counts)) if (!(field in texts)) faults.push(`${field}: missing`)
  for (const [field, list] of Object.entries(texts)) {
    if (typeof list === 'string') check(field, list)
    else if (Array.isArray(list)) {
      const wanted = counts[field as keyof Texts]
      if (wanted !== undefined && list.length < wanted) faults.push(`${field}: ${list.length} of ${wanted}`)
      list.forEach((item: unknown, index) => {
        const path = `${field}.${index}`
        if (typeof item === 'string') check(path, item, field)
        else if (field === 'remarks' && Array.isArray(item)) check(path, String(item[1]), 'remarks')
        else if (Array.isArray(item))
          for (const [at, part] of item.entries())
            check(`${path}.${at}`, String(part), at === 0 ? `${field}.title` : `${field}.text`)
        else if (typeof item === 'object' && item !== null)
          for (const [key, part] of Object.entries(item))
            for (const each of [part].flat()) check(`${path}.${key}`, String(each))
      })
    }
  }
  return faults
}

/** Every form of the nouns in a thing's names. */
const ownForms = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const { head } = parseName(name)
    return head.known === 'none' ? [] : [...new Set(Object.values(head.cases))].filter((form) => form.length > 3)
  })

const isHead = (noun: string): boolean => HEADS.some(({ lemma }) => lemma === noun)

/** The schema's name, from the file ('kinds.json') or from its folder ('things/dom.json'). */
const nameOf = (file: string) => {
  const name = basename(file, '.json')
  return (name in SCHEMAS ? name : basename(dirname(file))) as keyof typeof SCHEMAS
}
let faults = 0
for (const file of process.argv.slice(2)) {
  const schema = SCHEMAS[nameOf(file)]
  if (!schema) throw new Error(`${file}: no data of ours`)
  const report = (entry: string, message: string) => {
    faults += 1
    console.log(`${basename(file)} ${entry}: ${message}`)
  }
  const entries = z.array(z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
  for (const [index, entry] of entries.entries()) {
    const read = schema.safeParse(entry)
    if (!read.success) {
      report(String(index), z.prettifyError(read.error))
      continue
    }
    const data = read.data
    if ('lemma' in data) continue
    const {
      id,
      names,
      shelf,
      kind,
      electric,
      noun,
      objects,
      except,
      number,
      also,
      adjectives,
      phrases,
      parts,
      pattern,
      measure,
      traits,
      kinds,
      shelves,
      exceptKinds,
      exceptShelves,
      ...texts
    } = data as Record<string, unknown>
    const ofNoun = schema === NounTextsEntry
    const own = Array.isArray(names) ? ownForms(names.map(String)) : ofNoun ? ownForms([String(noun)]) : []
    if (ofNoun && !isHead(String(noun))) report(String(noun), 'is no lemma of heads.json')
    const counts = Array.isArray(names) ? COUNTS_OF_THING : ofNoun ? COUNTS_OF_NOUN : {}
    for (const fault of checkTexts(texts as Texts, counts, own))
      report(String(id ?? kind ?? (ofNoun ? noun : shelf) ?? index), fault)
  }
  console.log(`${file}: ${entries.length} entries read`)
}
console.log(faults === 0 ? 'no faults' : `${faults} faults`)
process.exitCode = faults === 0 ? 0 : 1
