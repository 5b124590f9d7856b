import type { StoryEntry, Texts } from '../lexicon-schema.ts'
import type { ProductProfile } from '../profile/profile.ts'
import { asksWhatNameAnswers } from './answered-by-name.ts'
import { bulletsOfName } from './lines-of-name.ts'
import { NEUTRAL } from './neutral.ts'
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
  /** Not more than half of what it has, so that the next seller's page has the other half. */
  readonly half?: boolean
  /** Only its share, unless nobody else has more. */
  readonly aside?: boolean
}

/** How many bullets each word of a name has, by how many words there are: five bullets in all, with two of its measures. */
const STATED_SHARES = [0, 3, 2] as const

/** Everything the lexicon holds for a product, in the order in which it says most of just this one. */
export function sourcesOf(writing: Writing): readonly Source[] {
  const { thing, modifiers, stated } = writing.profile
  // What nobody wrote about is told by what its name states: readers found every text for a whole kind absurd for some of it. How it is
  // bought fills what is left before a word of the name speaks once more, or two products that share the word would be one page.
  if (!thing) {
    const share = STATED_SHARES[stated.length] ?? 1
    return [
      ...stated.map(
        ({ id, texts, isMeasure }): Source => ({
          name: id,
          texts,
          share: isMeasure && stated.length > 1 ? 1 : share,
          half: true,
          aside: true,
        }),
      ),
      { name: 'name', texts: { bullets: bulletsOfName(writing).map(({ title, text }) => [title, text]) }, share: 2 },
      { name: 'neutral', texts: NEUTRAL, share: 0 },
    ]
  }
  const ofName = modifiers.slice(0, 3).map(({ id, ...texts }): Source => ({ name: id, texts, share: 1, aside: true }))
  return [
    { name: thing.id, texts: thing, share: 5 },
    ...ofName,
    { name: 'neutral', texts: NEUTRAL, share: 0, aside: true },
  ]
}

/** Sentences of five words and more that a page has said already; none is said twice. */
export type UsedTexts = Set<string>

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
  used: UsedTexts,
  field: F,
  count: number,
  about: string = field,
): Item<F>[] {
  const sources = sourcesOf(writing).map(({ name, texts, half, aside, share: most }) => {
    const share = half ? Math.min(most, Math.ceil((texts[field]?.length ?? 0) / 2)) : most
    return {
      share,
      aside: aside ?? false,
      items: ranked(writing, used, field, texts, `${about} ${name}`, share === 0 ? count : Math.min(share, count)),
    }
  })
  const first = sources.flatMap(({ items, share }) => items.slice(0, share)).slice(0, count)
  const rest = (wanted: boolean) =>
    sources.flatMap(({ items, share, aside }) => (aside === wanted ? items.slice(share) : []))
  const fresh = withoutRepeats([...first, ...rest(false), ...rest(true)], field, used).slice(0, count)
  // A page must have its number of each; where all else is said, a text that shares a sentence comes in.
  const chosen =
    fresh.length < count && used.size > 0
      ? [...fresh, ...gather(writing, new Set(), field, count, about)].slice(0, count)
      : fresh
  for (const item of chosen)
    for (const text of textsIn(item)) for (const sentence of sentencesOf(text)) used.add(sentence)
  if (field === 'faq') for (const item of chosen) used.add(`topic ${topicOf(textsIn(item)[0] ?? '')}`)
  return chosen
}

/** Questions without those that an earlier one, or one that the page has, asks in other words. */
function withoutRepeats<T>(items: readonly T[], field: Field, used: UsedTexts): T[] {
  if (field !== 'faq') return [...items]
  const asked = new Set<string>()
  return items.filter((item) => {
    const topic = topicOf(textsIn(item)[0] ?? '')
    if (topic === null) return true
    const isRepeat = asked.has(topic) || used.has(`topic ${topic}`)
    asked.add(topic)
    return !isRepeat
  })
}

/** Each of these is taken from another source where a page has several, so that none of them speaks twice in a row. */
const AFTER_FIRST: Partial<Record<Field, number>> = { opening: 1, use: 2, closing: 3 }
/** The headline and the hook are of these: what follows them in a name tells less, and a measure tells least. */
const MAX_LEADING = 2
export const leadingOf = ({ stated }: ProductProfile): number =>
  Math.min(MAX_LEADING, stated.filter(({ isMeasure }) => !isMeasure).length || stated.length)
/** With fewer texts of a field than these, how any product is bought has its turn, or two sellers' pages would say the same. */
const ENOUGH_TEXTS = 2

/**
 * One text of a field, of any source that tells something of the product; of the others only where those have none. Each turn takes the
 * next, so that what `gather` gives after it on the same page was not on the page before.
 */
export function gatherOne<F extends Field>(
  writing: Writing,
  used: UsedTexts,
  field: F,
  about: string = field,
): Item<F> | undefined {
  const { profile, choose } = writing
  const sources = sourcesOf(writing)
  const leading = profile.thing
    ? sources.filter(({ share, aside }) => share > 0 && !aside)
    : sources.slice(0, field === 'hooks' ? leadingOf(profile) : profile.stated.length)
  const neutral = sources.slice(-1)
  const texts = leading.reduce((sum, source) => sum + (source.texts[field]?.length ?? 0), 0)
  const sharing = profile.thing || field === 'hooks' || texts >= ENOUGH_TEXTS ? leading : [...leading, ...neutral]
  const first = choose.number('source', 0, Math.max(0, sharing.length - 1)) + (AFTER_FIRST[field] ?? 0)
  const at = first % Math.max(1, sharing.length)
  const inOrder = [...sharing.slice(at), ...sharing.slice(0, at), ...sources]
  const chosen = inOrder.flatMap(({ name, texts }) => ranked(writing, used, field, texts, `${about} ${name}`, 1))[0]
  if (chosen === undefined) return undefined
  for (const text of textsIn(chosen)) for (const sentence of sentencesOf(text)) used.add(sentence)
  return chosen
}

/** A source's texts of a field, filled, in the order of chance; those that ask what the name tells, or speak of other wearers, come last. */
function ranked<F extends Field>(
  writing: Writing,
  used: UsedTexts,
  field: F,
  texts: Texts,
  about: string,
  step: number,
): Item<F>[] {
  const all = (texts[field] ?? []) as readonly Item<F>[]
  const isAnswered = writing.profile.thing === texts ? asksWhatNameAnswers(writing.profile) : () => false
  const isOfOthers = speaksOfOthers(writing.profile)
  const order = writing.choose.inTurn(about, all, step)
  const unfit = order.filter((item) => isAnswered(textsIn(item)) || isOfOthers(textsIn(item)))
  return [...order.filter((item) => !unfit.includes(item)), ...unfit]
    .map((item) => filled(writing, item))
    .filter((item) => !textsIn(item).some((text) => sentencesOf(text).some((sentence) => used.has(sentence))))
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
