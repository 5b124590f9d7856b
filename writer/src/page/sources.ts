import type { StoryEntry, Texts } from '../lexicon-schema.ts'
import { NEUTRAL } from './neutral.ts'
import { asksWhatNameTells } from './told-by-name.ts'
import { topicOf } from './topics.ts'
import { speaksOfOthers } from './wearer.ts'
import type { Writing } from './writing.ts'

/** The fields of `Texts` that are lists. */
export type Field = Exclude<keyof Texts, 'audience'>
type Item<F extends Field> = NonNullable<Texts[F]>[number]

/** What may be said of a product, the most telling first, and how much of it a list of five may hold. */
interface Source {
  readonly name: string
  readonly texts: Texts
  readonly share: number
  /** Only its share, unless nobody else has more. */
  readonly aside?: boolean
}

/** Everything the lexicon holds for a product, in the order in which it says most of just this one. */
export function sourcesOf({ profile: { thing, modifiers } }: Writing): readonly Source[] {
  const ofName = modifiers
    .filter(({ always }) => always === true || thing !== null)
    .slice(0, 3)
    .map(({ id, always: _, ...texts }): Source => ({ name: id, texts, share: 1, aside: true }))
  // What nobody wrote about is told by its name and facts, and how it is bought: readers found every text for many products absurd for some.
  if (!thing) return [...ofName, { name: 'neutral', texts: NEUTRAL, share: 5 }]
  return [
    { name: thing.id, texts: thing, share: 5 },
    ...ofName,
    { name: 'neutral', texts: NEUTRAL, share: 0, aside: true },
  ]
}

/** Sentences of five words and more that a page has said already; none is said twice. */
export type Said = Set<string>

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…][”"]?)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 5)

/**
 * That many texts of one field: from each source its share, then whatever the sources still have, in their order. Fewer where there are no more.
 * Nothing is given that cannot be filled, or that the page says already.
 */
export function gather<F extends Field>(
  writing: Writing,
  said: Said,
  field: F,
  count: number,
  about: string = field,
): Item<F>[] {
  const sources = sourcesOf(writing).map(({ name, texts, share, aside }) => ({
    share,
    aside: aside ?? false,
    items: ranked(writing, said, field, texts, `${about} ${name}`, Math.max(1, Math.min(share, count))),
  }))
  const first = sources.flatMap(({ items, share }) => items.slice(0, share)).slice(0, count)
  const rest = (wanted: boolean) =>
    sources.flatMap(({ items, share, aside }) => (aside === wanted ? items.slice(share) : []))
  const fresh = withoutRepeats([...first, ...rest(false), ...rest(true)], field, said).slice(0, count)
  // A page must have its number of each; where all else is said, a text that shares a sentence comes in.
  const chosen =
    fresh.length < count && said.size > 0
      ? [...fresh, ...gather(writing, new Set(), field, count, about)].slice(0, count)
      : fresh
  for (const item of chosen)
    for (const text of textsIn(item)) for (const sentence of sentencesOf(text)) said.add(sentence)
  if (field === 'faq') for (const item of chosen) said.add(`topic ${topicOf(textsIn(item)[0] ?? '')}`)
  return chosen
}

/** Questions without those that an earlier one, or one that the page has, asks in other words. */
function withoutRepeats<T>(items: readonly T[], field: Field, said: Said): T[] {
  if (field !== 'faq') return [...items]
  const asked = new Set<string>()
  return items.filter((item) => {
    const topic = topicOf(textsIn(item)[0] ?? '')
    if (topic === null) return true
    const isRepeat = asked.has(topic) || said.has(`topic ${topic}`)
    asked.add(topic)
    return !isRepeat
  })
}

/**
 * One text of a field, of any source that tells something of the product; of the others only where those have none. Each turn takes the
 * next, so that what `gather` gives after it on the same page was not on the page before.
 */
export function gatherOne<F extends Field>(
  writing: Writing,
  said: Said,
  field: F,
  about: string = field,
): Item<F> | undefined {
  const lists = sourcesOf(writing).map(({ name, texts, share, aside }) => ({
    telling: share > 0 && !aside,
    items: ranked(writing, said, field, texts, `${about} ${name}`, 1),
  }))
  const telling = lists.filter((list) => list.telling && list.items.length > 0)
  const list = telling[writing.choose.number(about, 0, Math.max(0, telling.length - 1))]
  const chosen = list?.items[0] ?? lists.flatMap(({ items }) => items)[0]
  if (chosen === undefined) return undefined
  for (const text of textsIn(chosen)) for (const sentence of sentencesOf(text)) said.add(sentence)
  return chosen
}

/** A source's texts of a field, filled, in the order of chance; those that ask what the name tells, or speak of other wearers, come last. */
function ranked<F extends Field>(
  writing: Writing,
  said: Said,
  field: F,
  texts: Texts,
  about: string,
  step: number,
): Item<F>[] {
  const all = (texts[field] ?? []) as readonly Item<F>[]
  const isAnswered = writing.profile.thing === texts ? asksWhatNameTells(writing.profile) : () => false
  const isOfOthers = speaksOfOthers(writing.profile)
  const order = writing.choose.inTurn(about, all, step)
  const unfit = order.filter((item) => isAnswered(textsIn(item)) || isOfOthers(textsIn(item)))
  return [...order.filter((item) => !unfit.includes(item)), ...unfit]
    .map((item) => filled(writing, item))
    .filter((item) => !textsIn(item).some((text) => sentencesOf(text).some((sentence) => said.has(sentence))))
}

function filled<T>(writing: Writing, item: T): T
function filled(writing: Writing, item: unknown): unknown {
  if (typeof item === 'string') return writing.fill(item)
  if (Array.isArray(item)) return item.map((part: unknown) => filled(writing, part))
  return Object.fromEntries(Object.entries(item as StoryEntry).map(([key, part]) => [key, filled(writing, part)]))
}

const textsIn = (item: unknown): string[] =>
  typeof item === 'string'
    ? [item]
    : typeof item === 'object' && item !== null
      ? Object.values(item).flatMap(textsIn)
      : []
