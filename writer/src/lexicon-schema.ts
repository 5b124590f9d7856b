import { ShelfName } from '@izlog/contracts/domain/shelves'
import { z } from 'zod'

export { ShelfName }

/** What a thing does, told by one English verb. */
export const KindName = z.enum([
  'clean',
  'vacuum',
  'cut',
  'peel',
  'cook',
  'mix',
  'heat',
  'cool',
  'dry',
  'light',
  'carry',
  'store',
  'hold',
  'cover',
  'protect',
  'measure',
  'feed',
  'drink',
  'play',
  'learn',
  'train',
  'wear',
  'shoe',
  'adorn',
  'support',
  'massage',
  'groom',
  'apply',
  'make-up',
  'repair',
  'drill',
  'attach',
  'charge',
  'connect',
  'listen',
  'watch',
  'sleep',
  'sit',
  'grow',
  'water',
  'catch',
  'pump',
  'decorate',
  'write',
  'travel',
  'signal',
  'type',
  'scent',
  'eat',
  'ride',
  'other',
])
export type KindName = z.infer<typeof KindName>

/** m, f or n: of a noun in its own dictionary form. */
export const GenderName = z.enum(['m', 'f', 'n'])
export type GenderName = z.infer<typeof GenderName>

const word = z.string().regex(/^[\p{L}\d][\p{L}\d -]*$/u)

/**
 * How a noun is declined. The dictionary form and gender are enough for a regular one; principal parts are given where the
 * rule would be wrong ('nož': nomPl 'noževi', genPl 'noževa'). `number` 'pl' is a noun that has no singular (makaze).
 */
export const NounEntry = z.strictObject({
  lemma: word,
  gender: GenderName,
  number: z.enum(['sg', 'pl']).optional(),
  /** True for living beings and what is declined like them (robot): accusative as the genitive. */
  animate: z.boolean().optional(),
  gen: word.optional(),
  dat: word.optional(),
  ins: word.optional(),
  nomPl: word.optional(),
  genPl: word.optional(),
  /** Dative, instrumental and locative of the plural. */
  datPl: word.optional(),
  /** Never declined: 'air fryer' after an adjective keeps its form. */
  fixed: z.boolean().optional(),
})
export type NounEntry = z.infer<typeof NounEntry>

export const Electric = z.enum(['yes', 'no', 'unknown'])
export type Electric = z.infer<typeof Electric>

/** A noun that names a product: what it is and does when nothing else is said. */
export const HeadEntry = NounEntry.extend({
  kind: KindName,
  shelf: ShelfName,
  /** False: what it is for decides the shelf (držač, četka); true: it keeps its own (tiganj). */
  ownShelf: z.boolean(),
  electric: Electric,
  worn: z.literal(true).optional(),
  eaten: z.literal(true).optional(),
  skin: z.literal(true).optional(),
  /** Ijekavian, colloquial and other spellings of the same noun, declined alike ('sjeckalica'). */
  also: z.array(word).optional(),
})
export type HeadEntry = z.infer<typeof HeadEntry>

/** A headline without a full stop, and its text. */
const Pair = z.tuple([z.string().min(2), z.string().min(2)])
const Trouble = z.tuple([z.string().min(2), z.string().min(2), z.string().min(2)])
const Remark = z.tuple([z.enum(['f', 'm']), z.string().min(2)])
const lines = z.array(z.string().min(2))

/** A story in the second person or about people in general, paragraph by paragraph. */
export const StoryEntry = z.strictObject({
  head: z.string(),
  moment: z.string(),
  trouble: z.string(),
  failed: z.string(),
  turn: z.string(),
  use: z.string(),
  after: z.string(),
  quote: z.string(),
  noMore: z.array(z.string()).length(3),
})
export type StoryEntry = z.infer<typeof StoryEntry>

/** What may be said on a page: the same form for all that the writer knows something of. data/README.md tells how each is written. */
export const Texts = z.strictObject({
  audience: z.string().optional(),
  h1: lines.optional(),
  hooks: lines.optional(),
  bullets: z.array(Pair).optional(),
  opening: lines.optional(),
  use: lines.optional(),
  closing: lines.optional(),
  faq: z.array(Pair).optional(),
  troubles: z.array(Trouble).optional(),
  advice: z.array(Pair).optional(),
  story: z.array(StoryEntry).optional(),
  remarks: z.array(Remark).optional(),
  keywords: lines.optional(),
  seo: lines.optional(),
})
export type Texts = z.infer<typeof Texts>

/** A product that is known well: noun, what it is for, and all that is said of it. */
export const ThingEntry = Texts.extend({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** As a seller would type it, with diacritics, in the singular where there is one: 'četka za fuge'. The first is the example. */
  names: z.array(z.string()).min(1),
  shelf: ShelfName,
  kind: KindName,
  electric: Electric.optional(),
})
export type ThingEntry = z.infer<typeof ThingEntry>

/** Who may want a product of a kind, for the wizard's examples. */
export const KindEntry = z.strictObject({ kind: KindName, audience: z.string() })
export type KindEntry = z.infer<typeof KindEntry>

/** The same of a shelf. */
export const ShelfEntry = z.strictObject({ shelf: ShelfName, audience: z.string() })
export type ShelfEntry = z.infer<typeof ShelfEntry>

/** What a product is for, acts on or belongs to: 'pas', 'nokat', 'auto'. It moves the product to its shelf where the head allows. */
export const ObjectEntry = z.strictObject({
  noun: NounEntry,
  shelf: ShelfName,
  also: z.array(word).optional(),
})
export type ObjectEntry = z.infer<typeof ObjectEntry>

/** What a word or phrase of the name tells of the product: 'sklopiv', 'na baterije', 'sa poklopcem', 'od bambusa'. */
export const ModifierEntry = Texts.extend({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Adjectives in the masculine singular, indefinite where there is one ('sklopiv'); the writer knows their other forms. */
  adjectives: z.array(z.string()).optional(),
  /** Phrases as typed, in lower case with diacritics: 'na baterije', 'sa poklopcem'. */
  phrases: z.array(z.string()).optional(),
  electric: z.enum(['yes', 'no']).optional(),
  /** Only beside products of these kinds or shelves; absent: beside any. */
  kinds: z.array(KindName).optional(),
  shelves: z.array(ShelfName).optional(),
})
export type ModifierEntry = z.infer<typeof ModifierEntry>

/** What a noun alone tells of a product for certain. */
export const TraitName = z.enum(['worn', 'eaten', 'skin', 'powered'])
export type TraitName = z.infer<typeof TraitName>

/** What a word, a phrase, a part or a measure of a name states of every product that has it: of these a page of an unknown product is made. */
export const StatedEntry = Texts.extend({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** As those of a modifier. */
  adjectives: z.array(z.string()).optional(),
  /** Words of the name in a row, in lower case. */
  phrases: z.array(z.string()).optional(),
  /** Nouns in the instrumental, of a phrase with 'sa': 'poklopcem'. */
  parts: z.array(z.string()).optional(),
  /** A regular expression for the name; what its first group finds stands in the slot {mera}. */
  pattern: z.string().optional(),
  /** A measure leads a page only where its name states nothing else. */
  measure: z.literal(true).optional(),
  /** Only of products of which all of these are true; alone, it is enough. */
  traits: z.array(TraitName).optional(),
  /** Only beside products of these kinds or shelves, and never beside those others. */
  kinds: z.array(KindName).optional(),
  shelves: z.array(ShelfName).optional(),
  exceptKinds: z.array(KindName).optional(),
  exceptShelves: z.array(ShelfName).optional(),
})
export type StatedEntry = z.infer<typeof StatedEntry>
