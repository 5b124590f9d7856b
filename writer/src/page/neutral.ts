import neutral from '../../data/neutral.json' with { type: 'json' }
import { Texts } from '../lexicon-schema.ts'

/** Texts for a product of which only the name is known: how to look at it, ask about it and receive it from the courier. */
export const NEUTRAL: Texts = Texts.parse(neutral)
