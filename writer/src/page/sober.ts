import passages from '../../data/sober.json' with { type: 'json' }
import { SoberPassages, type Texts } from '../lexicon-schema.ts'
import type { Writing } from './writing.ts'

const SOBER = SoberPassages.parse(passages)
const COUNT = SOBER.scenes.length
/** Stands for the number behind the last one of the list, at which only the highest term counts. */
const INFINITE = COUNT

/**
 * Which passage of the list at `place` this product has. Three numbers drawn from the seed make a polynomial over the passages, so two
 * products have the same passage at two places at most, unless all three of their numbers are equal. Each turn moves all places to the next
 * passage.
 */
function indexAt({ choose, turn }: Writing, place: number): number {
  const [a, b, c] = ['first', 'second', 'third'].map((each) => choose.number(`number ${each}`, 0, COUNT - 1) - turn)
  const value = place === INFINITE ? (c ?? 0) : (a ?? 0) + (b ?? 0) * place + (c ?? 0) * place * place
  return (((value + turn) % COUNT) + COUNT) % COUNT
}

const PLACES = { scene: 0, bullets: 1, story: 7, title: 9, use: INFINITE } as const

function at<T>(writing: Writing, place: number, list: readonly T[]): T {
  const passage = list[indexAt(writing, place) % list.length]
  if (passage === undefined) throw new RangeError(`no sober passage at place ${place}`)
  return passage
}

/** True for a name in which no word has a vowel: 'Fghjk'. Its page is the shortest. */
const isUnspeakable = (name: string): boolean =>
  !(name.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => /[aeiouy]/u.test(word))

/** The headline above the description. */
export const soberHeadline = (writing: Writing): string => writing.localize(at(writing, PLACES.scene, SOBER.scenes)[1])

/**
 * The texts for a product of which only the name is known, in the order in which a buyer asks: what the page shows, how it is ordered,
 * brought, paid and returned, and who answers. None names the product, and each subject occurs once.
 */
export function soberTexts(writing: Writing): Texts {
  const { choose, profile } = writing
  const [hook, , opening] = at(writing, PLACES.scene, SOBER.scenes)
  const [purpose, ...questions] = SOBER.faq
  const isShort = isUnspeakable(profile.name)
  return {
    audience: SOBER.audience,
    ...(isShort ? {} : { h1: [at(writing, PLACES.title, SOBER.h1)] }),
    hooks: [hook],
    bullets: SOBER.bullets.map((list, index) => at(writing, PLACES.bullets + index, list)),
    opening: [opening],
    ...(isShort ? {} : { use: [at(writing, PLACES.use, SOBER.uses)] }),
    story: [at(writing, PLACES.story, SOBER.stories)],
    // The purpose of a figure or a glue follows from its name.
    faq: [...(purpose && profile.lemma === 'proizvod' ? [purpose] : []), ...choose.inTurn('sober faq', questions, 2)],
    troubles: choose.inTurn('sober troubles', SOBER.troubles, 3),
    advice: choose.inTurn('sober advice', SOBER.advice, 1),
    seo: choose.inTurn('sober seo', SOBER.seo, 1),
    keywords: SOBER.keywords,
  }
}
