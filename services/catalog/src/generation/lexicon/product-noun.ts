/** m, f and n are singular, mp and fp plural: what verbs, pronouns and adjectives beside the noun agree with. */
export type Gender = 'm' | 'f' | 'n' | 'mp' | 'fp'

/** A headline and its sentence. */
export type Pair = readonly [title: string, text: string]

/** Who speaks (f a woman, m a man, so that verbs agree) and what they say. */
export type Remark = readonly [by: 'f' | 'm', text: string]

/** What bothers, how it feels, what the product does about it, what the button says. */
export type Trouble = readonly [title: string, problem: string, solution: string, button: string]

/** A buyer's story in the first person, told by one man or woman. */
export interface Story {
  readonly by: 'f' | 'm'
  readonly job: string
  /** Follows '{job} iz {city}'. */
  readonly about: string
  readonly head: string
  readonly intro: string
  readonly trouble: string
  readonly low: string
  readonly turn: string
  readonly found: string
  readonly after: string
  readonly now: string
  readonly quote: string
  readonly noMore: readonly string[]
}

/**
 * All the writer knows of one kind of product. Texts are Ekavian, address the reader with Vi, and tell nothing that
 * depends on the make: no measures, hours or materials. `{ime}` stands for the product's short name, which is never
 * inflected: it may only be a subject, follow a colon, or stand beside the noun.
 */
export interface ProductNoun {
  /** Tested on the folded product name; where several nouns match, the one met first in the name is meant. */
  readonly match: RegExp
  readonly nom: string
  readonly gen: string
  readonly acc: string
  readonly gender: Gender
  readonly audience: string
  readonly keywords: readonly string[]
  /** The promise at the top of a page, at most 60 characters. */
  readonly titles: readonly string[]
  /** One sentence below it, at most 140 characters. */
  readonly hooks: readonly string[]
  /** The two short sentences that open the Sales Template. */
  readonly punches: readonly string[]
  readonly bullets: readonly Pair[]
  readonly reasons: readonly Pair[]
  readonly troubles: readonly Trouble[]
  readonly faq: readonly Pair[]
  readonly advice: Pair
  readonly remarks: readonly Remark[]
  readonly story: Story
}
