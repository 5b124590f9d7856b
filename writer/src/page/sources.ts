import type { Bullet } from '@izlog/contracts/page-fields/shapes'
import type { NounTextsEntry, Texts } from '../lexicon-schema.ts'
import type { ProductProfile } from '../profile/profile.ts'
import { bulletsOfName, MAX_MEASURES } from './lines-of-name.ts'
import { measureBullets, measureQuestions } from './measures.ts'
import { NEUTRAL } from './neutral.ts'
import { soberTexts } from './sober.ts'
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
  /** The words of the name that state what the source is about; the noun's texts come first where they are on the same topic. */
  readonly statedBy?: readonly string[]
  /** Its texts are used in their order. */
  readonly inOrder?: boolean
}

/** Texts of a list other than bullets per stated fact, indexed by the number of facts. */
const STATED_SHARES = [0, 3, 2] as const

/** Two bullets on what the product does, then what the name states, and what is left on what the product does. */
const FIRST_BULLETS = 2
/** Every second seller's page has tips in the last places, because most entries have five bullets only. */
const TIPS = 2
const tipsOf = (name: string, { tips }: Texts, { turn }: Writing): Source => ({
  name: `${name} tips`,
  texts: { bullets: tips },
  share: turn % 2 === 1 ? TIPS : 0,
  aside: true,
  last: true,
})

/** All sources of texts for a product, the most specific first. */
export function sourcesOf(writing: Writing): readonly Source[] {
  const { thing, modifiers, nounTexts } = writing.profile
  if (nounTexts) return sourcesOfNoun(writing, nounTexts)
  const ofName: Source = {
    name: 'name',
    texts: {
      bullets: (thing ? measureBullets(writing) : bulletsOfName(writing)).slice(0, thing ? 1 : undefined).map(pairOf),
      faq: measureQuestions(writing.profile),
    },
    share: thing ? 1 : 2,
    aside: thing !== null,
  }
  if (!thing) return [ofName, { name: 'sober', texts: soberTexts(writing), share: 0, inOrder: true }]
  // A word of the name adds no bullet to a thing's own: the bullet of 'magnetni' is about hanging on metal, and the thing may be eyelashes.
  const ofWords = modifiers
    .slice(0, 3)
    .map(({ id, ...texts }): Source => ({ name: id, texts, share: 1, shareOfBullets: 0, aside: true }))
  return [
    { name: thing.id, texts: thing, share: 5, shareOfBullets: FIRST_BULLETS },
    ofName,
    ...ofWords,
    tipsOf(thing.id, thing, writing),
    { name: 'neutral', texts: NEUTRAL, share: 0, aside: true },
  ]
}

const pairOf = ({ title, text }: Bullet): [string, string] => [title, text]

/**
 * What holds for the noun and what the name states of the product: readers found texts for a whole kind absurd for some of its products.
 * Neutral texts about buying are the last resort.
 */
function sourcesOfNoun(writing: Writing, nounTexts: NounTextsEntry): readonly Source[] {
  // Texts of a count or a length are vaguer than those of the noun.
  const stated = writing.profile.stated.filter(({ isMeasure }) => !isMeasure)
  const share = STATED_SHARES[stated.length] ?? 1
  const isSecondPage = writing.turn % 2 === 1
  return [
    { name: nounTexts.noun, texts: nounTexts, share: 3, shareOfBullets: FIRST_BULLETS, aside: true },
    ...stated.map(
      ({ id, texts, words }): Source => ({
        name: id,
        texts,
        share,
        // One is enough: readers found a second bullet on the missing cable of one joystick.
        shareOfBullets: 1,
        half: true,
        statedBy: words,
        aside: true,
      }),
    ),
    {
      name: 'name',
      texts: {
        bullets: measureBullets(writing).slice(0, MAX_MEASURES).map(pairOf),
        faq: measureQuestions(writing.profile),
      },
      share: isSecondPage ? 0 : 2,
      aside: true,
    },
    tipsOf(nounTexts.noun, nounTexts, writing),
    { name: 'neutral', texts: NEUTRAL, share: 0, aside: true },
  ]
}

/** True when the lexicon has texts about the product itself, and not only about words of its name. */
export const isDescribed = ({ thing, nounTexts }: ProductProfile): boolean => thing !== null || nounTexts !== null
