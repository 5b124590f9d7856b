import neutral from '../../data/neutral.json' with { type: 'json' }
import { Texts } from '../lexicon-schema.ts'

/** What may be said of a product of which nothing is known but its name: how to look at it, ask about it and take it from the courier. */
export const NEUTRAL: Texts = Texts.parse(neutral)
