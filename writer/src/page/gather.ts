import type { StoryEntry, Texts } from '../lexicon-schema.ts'
import { asksWhatNameAnswers } from './answered-by-name.ts'
import { familiesIn, isMentioned } from './mentioned.ts'
import { sentencesOf } from './sentences.ts'
import { isDescribed, type Source, sourcesOf } from './sources.ts'
import { asksSame, shareTopic, topicOf } from './topics.ts'
import { likenessOf, markUsed, nothingUsed, type Rank, repeatsLast, stringsIn, type UsedTexts } from './used-texts.ts'
import { speaksOfOthers } from './wearer.ts'
import type { Writing } from './writing.ts'

/** The fields of `Texts` that are lists; tips are bullets of a second source. */
type TextsField = Exclude<keyof Texts, 'audience' | 'tips'>
type Item<F extends TextsField> = NonNullable<Texts[F]>[number]

/** How many texts further the next seller's page begins. */
const stepOf = (share: number, count: number, hasOwnShare: boolean): number =>
  share === 0 ? count : Math.min(hasOwnShare ? share + 1 : share, count)

/**
 * Collects `count` texts of one field: each source's share first, then the remaining texts of the sources in their order. Returns fewer
 * when the sources run out. Leaves out texts whose sentences are already on the page.
 */
export function gather<F extends TextsField>(
  writing: Writing,
  used: UsedTexts,
  field: F,
  count: number,
  about: string = field,
): Item<F>[] {
  const sources = sourcesOf(writing).map((source) => {
    const { name, texts, half, aside, last, statedBy, share: ofFields, shareOfBullets } = source
    const maxShare = field === 'bullets' ? (shareOfBullets ?? ofFields) : ofFields
    const share = half ? Math.min(maxShare, Math.ceil((texts[field]?.length ?? 0) / 2)) : maxShare
    const items = ranked(writing, used, field, source, about, stepOf(share, count, shareOfBullets !== undefined))
    return {
      name,
      share,
      statedBy,
      aside: aside ?? false,
      last: last ?? false,
      // A page has one more of these bullets than their share where its name states nothing, and no second one on a stated fact.
      items: last ? newFirst(items, used) : field === 'bullets' && statedBy ? items.slice(0, share) : items,
    }
  })
  const first = sources.flatMap(({ items, share }) => items.slice(0, share)).slice(0, count)
  const rest = (wanted: boolean) =>
    sources.flatMap(({ items, share, aside }) => (aside === wanted ? items.slice(share) : []))
  const neutral = new Set(sources.flatMap(({ name, items }) => (name === 'neutral' ? items : [])))
  // Tips stand in for a bullet that would repeat another.
  const spare = new Set(sources.flatMap(({ last, share, items }) => (last ? items.slice(share) : [])))
  const rankOf = (item: Item<F>): Rank => {
    // A question about buying is better than one that the page has answered; elsewhere the product's own text is, even repeated.
    if (neutral.has(item)) return field === 'faq' ? 'spare' : 'neutral'
    return spare.has(item) ? 'spare' : 'own'
  }
  const inOrder = [...first, ...rest(false), ...rest(true)]
  const stated = new Map(
    sources.flatMap(({ statedBy, items }) => (statedBy ? items.map((item) => [item, statedBy] as const) : [])),
  )
  // The passages of a page that nobody described have an order of their own, and repeat nothing.
  const all = isDescribed(writing.profile)
    ? repeatsLast(field === 'bullets' ? statedRepeatsLast(inOrder, stated) : inOrder, used, rankOf)
    : inOrder
  const fresh = withoutRepeats(all, field, used, writing.profile.name).slice(0, count)
  // A page needs its full number of texts, so a text with a repeated sentence is accepted when no other is left.
  const found =
    fresh.length < count && used.sentences.size > 0
      ? [
          ...fresh,
          ...without(fresh, gather(writing, nothingUsed(writing.profile.name, used.earlier), field, count, about)),
        ].slice(0, count)
      : fresh
  const lasts = new Set(sources.flatMap(({ last, items }) => (last ? items : [])))
  const chosen = [...found.filter((item) => !lasts.has(item)), ...found.filter((item) => lasts.has(item))]
  for (const item of chosen) markUsed(used, item)
  if (field === 'faq') for (const item of chosen) used.sentences.add(`topic ${topicOf(stringsIn(item)[0] ?? '')}`)
  return chosen
}

/** Items that the page before this one has come last. */
const newFirst = <T>(items: readonly T[], used: UsedTexts): T[] => {
  const isEarlier = (item: T) => used.earlier !== null && likenessOf(used, item) === 2
  return [...items.filter((item) => !isEarlier(item)), ...items.filter(isEarlier)]
}

/** The items that are not among `taken`; the same text is filled anew each time, so they are compared by their content. */
function without<T>(taken: readonly T[], items: readonly T[]): T[] {
  const known = new Set(taken.map((item) => JSON.stringify(item)))
  return items.filter((item) => !known.has(JSON.stringify(item)))
}

/** Moves bullets of a stated fact behind all others where one before them is on the same topic, or another has all words that state it. */
function statedRepeatsLast<T>(items: readonly T[], stated: ReadonlyMap<T, readonly string[]>): T[] {
  const pairOf = (item: T): [string, string] => {
    const [title = '', text = ''] = stringsIn(item)
    return [title, text]
  }
  const others = items.filter((item) => !stated.has(item)).map((item) => familiesIn(stringsIn(item)))
  const repeated = items.filter((item, at) => {
    const words = stated.get(item)
    if (words === undefined) return false
    const isCovered = words.length > 0 && others.some((present) => words.every((word) => isMentioned(word, present)))
    return isCovered || items.slice(0, at).some((before) => shareTopic(pairOf(before), pairOf(item)))
  })
  return [...items.filter((item) => !repeated.includes(item)), ...repeated]
}

/** Drops questions on a topic that an earlier question, or one already on the page, has asked in other words. */
function withoutRepeats<T>(items: readonly T[], field: TextsField, used: UsedTexts, name: string): T[] {
  if (field !== 'faq') return [...items]
  const asked: string[] = []
  return items.filter((item) => {
    const [question = ''] = stringsIn(item)
    const topic = topicOf(question)
    const isAsked =
      (topic !== null && used.sentences.has(`topic ${topic}`)) || asked.some((each) => asksSame(each, question, name))
    if (!isAsked) asked.push(question)
    return !isAsked
  })
}

/** Offsets that make each of these fields start at another source, so that one source does not supply two passages in a row. */
const AFTER_FIRST: Partial<Record<TextsField, number>> = { opening: 1, use: 2, closing: 3 }
/**
 * When the stated facts have fewer texts of a field than this, the neutral texts take part in the choice; otherwise the pages of two
 * sellers would be the same.
 */
const ENOUGH_TEXTS = 2

/** The sources that may supply a field's only text. Texts about the noun come before what the name states of the product. */
function leadingSources({ profile }: Writing, sources: readonly Source[]): readonly Source[] {
  if (profile.thing) return sources.filter(({ share, aside }) => share > 0 && !aside)
  return sources.slice(0, profile.nounTexts ? 1 : 0)
}

/**
 * Returns one text of a field, from a source that describes the product; other sources are used only when those have none. Each turn starts
 * at the next text, so that what `gather` adds after it differs from the previous page.
 */
export function gatherOne<F extends TextsField>(
  writing: Writing,
  used: UsedTexts,
  field: F,
  about: string = field,
): Item<F> | undefined {
  const { profile, choose } = writing
  const sources = sourcesOf(writing)
  const leading = leadingSources(writing, sources)
  const neutral = sources.slice(-1)
  const texts = leading.reduce((sum, source) => sum + (source.texts[field]?.length ?? 0), 0)
  // A noun's own story is better than the neutral one, also on two sellers' pages.
  const isOwn = profile.thing !== null || (field === 'story' && texts > 0)
  // The first seller's page has none of them where the product is described.
  const hasEnough = texts >= ENOUGH_TEXTS || (texts > 0 && writing.turn === 0 && isDescribed(profile))
  const sharing = isOwn || field === 'hooks' || hasEnough ? leading : [...leading, ...neutral]
  const first = choose.number('source', 0, Math.max(0, sharing.length - 1)) + (AFTER_FIRST[field] ?? 0)
  const at = first % Math.max(1, sharing.length)
  const inOrder = [...sharing.slice(at), ...sharing.slice(0, at), ...sources]
  const textsOf = (from: readonly Source[], skipped: UsedTexts) =>
    from.flatMap((source) => ranked(writing, skipped, field, source, about, 1))
  const firstOf = (from: readonly Source[], skipped: UsedTexts) => textsOf(from, skipped)[0]
  // Also where the page has one of its sentences already.
  const ownStory = field === 'story' && isOwn ? (firstOf(leading, used) ?? firstOf(leading, nothingUsed())) : undefined
  const own = textsOf(inOrder.slice(0, sharing.length), used)
  const chosen = ownStory ?? repeatsLast(own, used, () => 'own')[0] ?? firstOf(inOrder, used)
  if (chosen === undefined) return undefined
  markUsed(used, chosen)
  return chosen
}

/** One way of using or keeping the product that the page does not mention yet; undefined where nobody wrote any, or the bullets have them. */
export function gatherTip(writing: Writing, used: UsedTexts): Item<'bullets'> | undefined {
  const tips = sourcesOf(writing).filter(({ last, share }) => last && share === 0)
  const all = tips.flatMap((source) => ranked(writing, used, 'bullets', source, 'tip', 1))
  const [tip] = repeatsLast(all, used, () => 'own').filter((each) => likenessOf(used, each) < 2)
  if (tip !== undefined) markUsed(used, tip)
  return tip
}

/**
 * The texts of a source for a field, with slots filled, in a shuffled order. Texts that ask what the name already answers, or that are
 * about others than the name's, come last.
 */
function ranked<F extends TextsField>(
  writing: Writing,
  used: UsedTexts,
  field: F,
  { name, texts, inOrder }: Source,
  about: string,
  step: number,
): Item<F>[] {
  const all = (texts[field] ?? []) as readonly Item<F>[]
  const own = writing.profile.thing ?? writing.profile.nounTexts
  const isOwn = own === texts || (own?.tips !== undefined && own.tips === texts.bullets)
  const isAnswered = isOwn ? asksWhatNameAnswers(writing.profile) : () => false
  const isOfOthers = speaksOfOthers(writing.profile)
  const order = inOrder ? all : writing.choose.inTurn(`${about} ${name}`, all, step)
  const unfit = order.filter((item) => isAnswered(stringsIn(item)) || isOfOthers(stringsIn(item)))
  // A question is left out: what the name answers is no question, and there are enough on buying. So is a bullet about others.
  const last = field === 'faq' ? [] : unfit.filter((item) => field !== 'bullets' || !isOfOthers(stringsIn(item)))
  return [...order.filter((item) => !unfit.includes(item)), ...last]
    .map((item) => fillTexts(writing, item))
    .filter(
      (item) => !stringsIn(item).some((text) => sentencesOf(text).some((sentence) => used.sentences.has(sentence))),
    )
}

/** A text of the lexicon with its slots filled, whatever its field. */
export function fillTexts<T>(writing: Writing, item: T): T
export function fillTexts(writing: Writing, item: unknown): unknown {
  if (typeof item === 'string') return writing.fill(item)
  if (Array.isArray(item)) return item.map((part: unknown) => fillTexts(writing, part))
  return Object.fromEntries(Object.entries(item as StoryEntry).map(([key, part]) => [key, fillTexts(writing, part)]))
}
