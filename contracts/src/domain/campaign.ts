import { z } from 'zod'
import { CAMPAIGN_PARAMETERS } from './campaign-parameters.ts'

const MAX_LENGTH = 300

/** UTM marks and click ids of the landing, kept with the order, each under its own name. Longer ones are cut, unknown ones dropped. */
export const Campaign = z.partialRecord(
  z.enum(CAMPAIGN_PARAMETERS),
  z.string().transform((value) => value.slice(0, MAX_LENGTH)),
)
export type Campaign = z.infer<typeof Campaign>
