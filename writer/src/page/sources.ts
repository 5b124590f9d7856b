import type { Texts } from '../lexicon-schema.ts'
import type { ProductProfile } from '../profile/profile.ts'
import { bulletsOfName } from './lines-of-name.ts'
import { measureBullets } from './measures.ts'
import { NEUTRAL } from './neutral.ts'
import type { Writing } from './writing.ts'

/** Texts about a product from one entry of the lexicon, and how many of them a list of five may use. */
export interface Source {
  readonly name: string
  readonly texts: Texts
  readonly share: number
  /** Bullets have a share of their own where tips take the last places. */
  readonly shareOfBullets?: number
  /** Limits the source to half of its texts, so that the next seller's page can use the other half. */
  readonly half?: boolean
  /** The source exceeds its share only when no other source has enough texts. */
  readonly aside?: boolean
  /** Its texts stand after those of all other sources. */
  readonly last?: boolean
}

/** Bullets per stated fact, indexed by the number of facts: together with up to two measures they make five bullets. */
const STATED_SHARES = [0, 3, 2] as const

/** Two bullets on what the product does, then what the name states; then up to two tips, and what is left on what the product does. */
const FIRST_BULLETS = 2
const TIPS = 2
const tipsOf = (name: string, { tips }: Texts): Source => ({
  name: `${name} tips`,
  texts: { bullets: tips },
  share: TIPS,
  aside: true,
  last: true,
})

/** All sources of texts for a product, the most specific first. */
export function sourcesOf(writing: Writing): readonly Source[] {
  const { thing, modifiers, nounTexts } = writing.profile
  // A product that is no thing of the lexicon is described by what holds for its noun and by what its name states: readers found texts for a
  // whole kind absurd for some of its products. Neutral texts about buying are the last resort of a product with texts of its noun; elsewhere
  // they come before further texts of a stated fact, otherwise two products that share the fact would have the same page.
  if (!thing) {
    // Texts of a count or a length are vaguer than those of the noun.
    const stated = writing.profile.stated.filter(({ isMeasure }) => !isMeasure || !nounTexts)
    const share = STATED_SHARES[stated.length] ?? 1
    // A measure that a bullet already explains is not explained again as advice; where a fact has no
    // bullets, the noun's own tips are better.
    const hasMeasure = measureBullets(writing).length > 0
    const statedTips = stated
      .filter(({ isMeasure, texts }) => !(isMeasure && hasMeasure) && (!nounTexts || (texts.bullets ?? []).length > 0))
      .slice(0, 1)
      .map(({ id, texts }) => tipsOf(id, texts))
    return [
      ...(nounTexts
        ? [{ name: nounTexts.noun, texts: nounTexts, share: 3, shareOfBullets: FIRST_BULLETS, aside: true }]
        : []),
      ...stated.map(
        ({ id, texts, isMeasure }): Source => ({
          name: id,
          texts,
          share: isMeasure && stated.length > 1 ? 1 : share,
          // A single bullet is on every second seller's page only.
          ...(texts.bullets?.length === 1 && writing.turn % 2 === 1 ? { shareOfBullets: 0 } : {}),
          half: true,
          aside: true,
        }),
      ),
      {
        name: 'name',
        texts: { bullets: bulletsOfName(writing).map(({ title, text }) => [title, text]) },
        share: nounTexts && writing.turn % 2 === 1 ? 0 : 2,
        aside: nounTexts !== null,
      },
      ...statedTips.map((source) => ({ ...source, share: 1 })),
      ...(nounTexts ? [{ ...tipsOf(nounTexts.noun, nounTexts), share: TIPS - statedTips.length }] : []),
      { name: 'neutral', texts: NEUTRAL, share: 0, aside: nounTexts !== null },
    ]
  }
  // A word of the name adds no bullet to a thing's own: the bullet of 'magnetni' is about hanging on metal, and the thing may be eyelashes.
  const ofName = modifiers
    .slice(0, 3)
    .map(({ id, ...texts }): Source => ({ name: id, texts, share: 1, shareOfBullets: 0, aside: true }))
  return [
    { name: thing.id, texts: thing, share: 5, shareOfBullets: FIRST_BULLETS },
    ...ofName,
    tipsOf(thing.id, thing),
    { name: 'neutral', texts: NEUTRAL, share: 0, aside: true },
  ]
}

/** True when the lexicon has texts about the product itself, and not only about words of its name. */
export const isDescribed = ({ thing, nounTexts }: ProductProfile): boolean => thing !== null || nounTexts !== null

/** How many stated facts may supply the headline and the hook. Later facts in a name are less important, and measures matter least. */
const MAX_LEADING = 2
export const leadingOf = ({ stated }: ProductProfile): number =>
  Math.min(MAX_LEADING, stated.filter(({ isMeasure }) => !isMeasure).length || stated.length)
