import { z } from 'zod'
import { ShopHours } from './shop-hours.ts'

/** How long the message to a shopper may be. */
export const MAX_CALL_TEXT = 600
const WRONG_ATTEMPTS = 'Upišite broj od 1 do 10'

const CallText = z.string().trim().min(1, 'Upišite poruku').max(MAX_CALL_TEXT, `Najviše ${MAX_CALL_TEXT} znakova`)

/** How a seller's queue of calls works; the same for everybody who signs in to the account. */
export const CallSettings = z.object({
  /** When shoppers are called; null: at any time. */
  hours: ShopHours.nullable(),
  /** After so many unanswered calls the desk proposes to cancel. */
  attempts: z.int(WRONG_ATTEMPTS).min(1, WRONG_ATTEMPTS).max(10, WRONG_ATTEMPTS),
  /** The seller's own message to a shopper who does not answer, with {ime}, {proizvod} and {iznos} in it; null: the usual one. */
  text: CallText.nullable(),
  /** Whether order forms that were left with a phone in them are called too. Absent in older settings, which means no. */
  unfinished: z.boolean().default(false),
  /** The seller's own message to whoever left an order form, with {ime}, {proizvod} and {iznos} in it; null: the usual one. */
  unfinishedText: CallText.nullable().default(null),
})
export type CallSettings = z.infer<typeof CallSettings>

/** As they are saved. An older app sends nothing of unfinished forms, which then stays as it was. */
export const CallSettingsRequest = CallSettings.extend({
  unfinished: z.boolean().optional(),
  unfinishedText: CallText.nullable().optional(),
})
export type CallSettingsRequest = z.infer<typeof CallSettingsRequest>

export const USUAL_CALL_SETTINGS: CallSettings = {
  hours: null,
  attempts: 3,
  text: null,
  unfinished: false,
  unfinishedText: null,
}
