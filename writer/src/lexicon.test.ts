import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toDialect } from './dialect/dialect.ts'
import { WORDS } from './dialect/ijekavian-words.ts'
import { forms } from './grammar/forms.ts'
import { decline } from './grammar/noun.ts'
import { HEADS, KINDS, NOUN_TEXTS, OBJECTS, SHELVES, THINGS } from './lexicon.ts'
import { KindName, ShelfName } from './lexicon-schema.ts'
import { foldLetters } from './name/fold.ts'
import { startWriting } from './page/writing.ts'
import { understand } from './profile/profile.ts'
import { textsIn } from './texts.ts'

/** The least number of texts per field of a thing that makes the pages of two sellers differ. */
const ENOUGH = {
  h1: 3,
  hooks: 4,
  bullets: 5,
  opening: 3,
  use: 3,
  closing: 3,
  faq: 4,
  troubles: 4,
  advice: 1,
  story: 1,
  remarks: 4,
  keywords: 5,
  seo: 3,
} as const

/** The same for the texts of a noun, of which a page uses about half. */
const ENOUGH_OF_NOUN = {
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
} as const

describe('the lexicon', () => {
  it('has texts for every kind and shelf', () => {
    expect(KindName.options.filter((kind) => kind !== 'other' && !KINDS.has(kind))).toEqual([])
    expect(ShelfName.options.filter((shelf) => !SHELVES.has(shelf))).toEqual([])
  })

  it.each(THINGS.map((thing) => [thing.id, thing] as const))(
    'has enough to say of %s, in ekavian and ijekavian',
    (_, thing) => {
      for (const [field, least] of Object.entries(ENOUGH))
        expect([field, thing[field as keyof typeof ENOUGH]?.length ?? 0]).toEqual([
          field,
          expect.toSatisfy((count: number) => count >= least),
        ])
      for (const market of ['Serbia', 'Bosnia'] as const) {
        const writing = startWriting(understand(thing.names[0] ?? ''), market, { seed: thing.id })
        for (const text of [
          ...(thing.hooks ?? []),
          ...(thing.bullets ?? []).flat(),
          ...(thing.tips ?? []).flat(),
          ...(thing.opening ?? []),
          ...(thing.use ?? []),
          ...(thing.closing ?? []),
        ]) {
          expect(writing.fill(text), text).not.toMatch(/[{}]|undefined/)
        }
      }
    },
  )

  it.each(NOUN_TEXTS.map((entry) => [[entry.noun, ...(entry.objects ?? [])].join(' '), entry] as const))(
    'has complete texts of the noun %s, for a noun that it knows',
    (_, { noun, objects: _objects, number: _number, except: _except, audience, ...texts }) => {
      expect(HEADS.filter(({ lemma }) => lemma === noun)).toHaveLength(1)
      const writing = startWriting(understand(noun), 'Bosnia', { seed: noun })
      for (const [field, least] of Object.entries(ENOUGH_OF_NOUN))
        expect([field, texts[field as keyof typeof texts]?.length]).toEqual([
          field,
          expect.toSatisfy((count: number) => count >= least),
        ])
      for (const { text } of textsIn({ audience, ...texts }))
        expect(writing.fill(text), text).not.toMatch(/[{}]|undefined/)
    },
  )

  it('has one entry for a noun and its purpose', () => {
    const all = NOUN_TEXTS.flatMap(({ noun, number, objects = [''] }) =>
      objects.flatMap((object) => (number ? [number] : ['sg', 'pl']).map((each) => `${noun} ${object} ${each}`)),
    )
    expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([])
  })

  it('knows each thing by each of its names, with and without Serbian letters', () => {
    const others = THINGS.flatMap(({ id, names }) =>
      [...names, ...names.map(foldLetters)].flatMap((name) => {
        const found = understand(name).thing?.id
        return found === id ? [] : [`${id}: ${name} is ${found ?? 'unknown'}`]
      }),
    )
    expect(others).toEqual([])
  })

  it('declines its nouns into forms that exist, nearly wherever the table of forms knows the noun', () => {
    const wrong = [...HEADS, ...OBJECTS.map(({ noun }) => noun)].flatMap((entry) => {
      const { sg, pl } = decline(entry)
      const all = [...Object.values(sg ?? {}), ...Object.values(pl)]
      const known = all.filter((form) => forms.has(form)).length
      return forms.lemmaOf(entry.lemma) === entry.lemma && known * 2 < all.length ? [entry.lemma] : []
    })
    expect(wrong.length, wrong.join(' ')).toBeLessThan(60)
  })
})

/** Words that keep their e in Ijekavian although a form with je or ije exists: that form is another word, or both forms are used. */
const STAYS = new Set(
  readFileSync(new URL('./dialect/stays-in-ijekavian.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\s+/),
)

it('leaves no ekavian word on an ijekavian page', () => {
  const data = new URL('../data/', import.meta.url)
  const files = ['kinds', 'shelves', 'objects', 'modifiers', 'neutral', 'sober', 'heads', 'adjectives'].map(
    (name) => `${name}.json`,
  )
  const things = readdirSync(new URL('things/', data)).map((file) => `things/${file}`)
  const nouns = readdirSync(new URL('nouns/', data)).map((file) => `nouns/${file}`)
  const stated = readdirSync(new URL('stated/', data)).map((file) => `stated/${file}`)
  const texts = [...files, ...stated, ...nouns, ...things].map((file) =>
    readFileSync(new URL(file, data), 'utf8').toLowerCase(),
  )
  const words = new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []))
  const ekavian = [...words].filter(
    (word) => toDialect(word, 'ijekavian') === word && !(word in WORDS) && !STAYS.has(word),
  )
  expect(ekavian.filter((word) => variantsOf(word).some((variant) => forms.has(variant)))).toEqual([])
  // The table of forms lacks many verb forms, so a word whose rest after a prefix ('pre-merite') would change must change too.
  expect(ekavian.filter((word) => withoutPrefix(word).some((rest) => toDialect(rest, 'ijekavian') !== rest))).toEqual(
    [],
  )
})

const PREFIXES = 'do iz na naj nad ne o ob od po pod polu pre pri pro raz ras s sa samo u za'.split(' ')
const withoutPrefix = (word: string): string[] =>
  PREFIXES.flatMap((prefix) =>
    word.startsWith(prefix) && word.length > prefix.length + 3 ? [word.slice(prefix.length)] : [],
  )

/** The word with one e, other than its last letter, replaced by je, ije or i. */
const variantsOf = (word: string): string[] =>
  [...word.slice(0, -1)].flatMap((letter, at) => {
    if (letter !== 'e') return []
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    return [`${before}je${after}`, `${before}ije${after}`, ...(/^[oj]/.test(after) ? [`${before}i${after}`] : [])]
  })
