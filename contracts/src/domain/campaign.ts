import { z } from 'zod'
import type { CAMPAIGN_PARAMETERS } from './campaign-parameters.ts'

const MAX_LENGTH = 300
const mark = z
  .string()
  .transform((value) => value.slice(0, MAX_LENGTH))
  .optional()

/** UTM parameters and click ids of the visit, stored with the order under their own names. Long values are cut, unknown names dropped. */
export const Campaign = z.object({
  utm_source: mark,
  utm_medium: mark,
  utm_campaign: mark,
  utm_content: mark,
  utm_term: mark,
  fbclid: mark,
  gclid: mark,
  ttclid: mark,
} satisfies Record<(typeof CAMPAIGN_PARAMETERS)[number], typeof mark>)
export type Campaign = z.infer<typeof Campaign>
