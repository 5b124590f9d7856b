import { ShelfName } from '@izlog/contracts/domain/shelves'
import { z } from 'zod'

export { ShelfName }

/** What a product does, as one English verb. */
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

/** Gender of a noun: masculine, feminine or neuter. */
export const GenderName = z.enum(['m', 'f', 'n'])
export type GenderName = z.infer<typeof GenderName>

const word = z.string().regex(/^[\p{L}\d][\p{L}\d -]*$/u)

/**
 * How a noun is declined. A regular noun needs only its dictionary form and gender; principal parts are given where the rule would be wrong
 * ('nož': nomPl 'noževi', genPl 'noževa'). `number: 'pl'` marks a noun that has no singular (makaze).
 */
export const NounEntry = z.strictObject({
  lemma: word,
  gender: GenderName,
  number: z.enum(['sg', 'pl']).optional(),
  /** True for living beings and for nouns declined like them (robot): their accusative equals the genitive. */
  animate: z.boolean().optional(),
  gen: word.optional(),
  dat: word.optional(),
  ins: word.optional(),
  nomPl: word.optional(),
  genPl: word.optional(),
  /** The plural form that dative, instrumental and locative share. */
  datPl: word.optional(),
  /** True for a noun that is never declined, such as 'air fryer'. */
  fixed: z.boolean().optional(),
})
export type NounEntry = z.infer<typeof NounEntry>

export const Electric = z.enum(['yes', 'no', 'unknown'])
export type Electric = z.infer<typeof Electric>

/** A noun that names a product, with the kind and shelf that apply when the rest of the name indicates nothing else. */
export const HeadEntry = NounEntry.extend({
  kind: KindName,
  shelf: ShelfName,
  /** False: what the product is for decides its shelf (držač, četka). True: the product keeps the shelf of this noun (tiganj). */
  ownShelf: z.boolean(),
  electric: Electric,
  worn: z.literal(true).optional(),
  eaten: z.literal(true).optional(),
  skin: z.literal(true).optional(),
  /** Ijekavian, colloquial and other spellings of the same noun, declined by the same rule ('sjeckalica'). */
  also: z.array(word).optional(),
})
export type HeadEntry = z.infer<typeof HeadEntry>

/** A headline without a full stop, and the text below it. */
const Pair = z.tuple([z.string().min(2), z.string().min(2)])
const Trouble = z.tuple([z.string().min(2), z.string().min(2), z.string().min(2)])
const Remark = z.tuple([z.enum(['f', 'm']), z.string().min(2)])
const lines = z.array(z.string().min(2))

/** A story in the second person or about people in general, one field per paragraph. */
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

/** The texts that the lexicon can have for one entry; every kind of entry uses this shape. data/README.md describes how to write each field. */
export const Texts = z.strictObject({
  audience: z.string().optional(),
  h1: lines.optional(),
  hooks: lines.optional(),
  /** What the product does for who has it: these make a shopper want it. */
  bullets: z.array(Pair).optional(),
  /** How it is used, checked and cared for: the description has one of these, every second seller's page two among its bullets. */
  tips: z.array(Pair).optional(),
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

/** A product that the lexicon describes in full: its noun, its purpose and all its texts. */
export const ThingEntry = Texts.extend({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Names as a seller would type them, with diacritics, in the singular where there is one: 'četka za fuge'. The first is the example. */
  names: z.array(z.string()).min(1),
  shelf: ShelfName,
  kind: KindName,
  electric: Electric.optional(),
})
export type ThingEntry = z.infer<typeof ThingEntry>

/**
 * What holds for every product with this head noun, where the lexicon has no thing: shorter than a thing's texts, and without remarks of
 * shoppers, because the noun alone does not show who bought it. A story describes the situation that all of its products share.
 */
export const NounTextsEntry = Texts.omit({ remarks: true }).extend({
  /** The `lemma` of a head noun of heads.json. */
  noun: word,
  /** The number in which the texts speak of the product; they are used for names in that number only. When absent, they fit both. */
  number: z.enum(['sg', 'pl']).optional(),
  /** Dictionary forms of nouns; the product must be for one of them: 'lutka' for 'kolica za lutke'. When absent, for anything. */
  objects: z.array(word).optional(),
  /** Dictionary forms of words that make it another product: 'lutka', 'električni'. */
  except: z.array(word).optional(),
})
export type NounTextsEntry = z.infer<typeof NounTextsEntry>

/** A prime number: see `indexAt` of page/sober.ts. */
const PASSAGES = 11
const passages = <T extends z.ZodType>(schema: T) => z.array(schema).length(PASSAGES)

/**
 * Passages for a product of which only the name is known. Any passage of a list may stand with any of the other lists, and each list speaks
 * of one thing, so that a page repeats nothing; none has a slot but {Ime} in a sentence for search engines.
 */
export const SoberPassages = z.strictObject({
  audience: z.string(),
  h1: lines,
  /** The hook, the headline and the first paragraph of the description; these give the page its tone. */
  scenes: passages(z.tuple([z.string(), z.string(), z.string()])),
  /** One list for each of the five bullets: what the page shows, the order, the courier, the payment, the return. */
  bullets: z.array(passages(Pair)).length(5),
  uses: passages(z.string()),
  stories: z.array(StoryEntry),
  faq: z.array(Pair),
  troubles: z.array(Trouble),
  advice: z.array(Pair),
  seo: lines,
  keywords: lines,
})
export type SoberPassages = z.infer<typeof SoberPassages>

/** Who may want a product of this kind: an example for the wizard. */
export const KindEntry = z.strictObject({ kind: KindName, audience: z.string() })
export type KindEntry = z.infer<typeof KindEntry>

/** Who may want a product of this shelf: an example for the wizard. */
export const ShelfEntry = z.strictObject({ shelf: ShelfName, audience: z.string() })
export type ShelfEntry = z.infer<typeof ShelfEntry>

/** What a product is for, acts on or belongs to: 'pas', 'nokat', 'auto'. It decides the product's shelf unless the head noun has `ownShelf`. */
export const ObjectEntry = z.strictObject({
  noun: NounEntry,
  shelf: ShelfName,
  also: z.array(word).optional(),
})
export type ObjectEntry = z.infer<typeof ObjectEntry>

/** What a word or phrase in the name adds to the product: 'sklopiv', 'na baterije', 'sa poklopcem', 'od bambusa'. */
export const ModifierEntry = Texts.extend({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Adjectives in the masculine singular, indefinite where that form exists ('sklopiv'); the writer derives the other forms. */
  adjectives: z.array(z.string()).optional(),
  /** Phrases in lower case with diacritics: 'na baterije', 'sa poklopcem'. */
  phrases: z.array(z.string()).optional(),
  electric: z.enum(['yes', 'no']).optional(),
  /** Applies only to products of these kinds or shelves; when absent, to all products. */
  kinds: z.array(KindName).optional(),
  shelves: z.array(ShelfName).optional(),
})
export type ModifierEntry = z.infer<typeof ModifierEntry>

/** A property of the product that follows from its head noun alone. */
export const TraitName = z.enum(['worn', 'eaten', 'skin', 'powered'])
export type TraitName = z.infer<typeof TraitName>

/**
 * A fact that holds for every product whose name contains a certain word, phrase, part or measure. Pages of products that are no thing of
 * the lexicon are built from these facts.
 */
export const StatedEntry = Texts.extend({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Adjectives, in the same form as in `ModifierEntry`. */
  adjectives: z.array(z.string()).optional(),
  /** Consecutive words of the name, in lower case. */
  phrases: z.array(z.string()).optional(),
  /** Nouns in the instrumental that follow 'sa' in the name: 'poklopcem'. */
  parts: z.array(z.string()).optional(),
  /** A regular expression that is matched against the name; its first group replaces the slot {mera}. */
  pattern: z.string().optional(),
  /** True for a measure, whose texts are vaguer than those of other facts. */
  measure: z.literal(true).optional(),
  /** All of these must be true of the product. An entry that has only traits applies without any word in the name. */
  traits: z.array(TraitName).optional(),
  /** Applies only to products of `kinds` and `shelves`, and never to those of `exceptKinds` and `exceptShelves`. */
  kinds: z.array(KindName).optional(),
  shelves: z.array(ShelfName).optional(),
  exceptKinds: z.array(KindName).optional(),
  exceptShelves: z.array(ShelfName).optional(),
})
export type StatedEntry = z.infer<typeof StatedEntry>
