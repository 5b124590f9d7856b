import { z } from 'zod'
import { CourierCountry } from '../domain/markets.ts'
import { spreadsheetIdOf } from '../domain/spreadsheet-id.ts'
import { maxLengthMessage } from './max-length-message.ts'

const NO_KEY = 'Molimo unesite API ključ pre testiranja'
const NO_SERBIAN_KEY = 'Molimo unesite srpski API ključ pre testiranja'

/** POST /api/trackify/test; docs/product/platform.md 5. A masked key stands for the stored one. */
export const TrackifyTestRequest = z
  .object({
    apiKey: z.string(NO_KEY).trim().max(300, maxLengthMessage(300)),
    country: CourierCountry.default('Montenegro'),
  })
  .superRefine(({ apiKey, country }, context) => {
    if (apiKey) return
    const message = country === 'Serbia' ? NO_SERBIAN_KEY : NO_KEY
    context.addIssue({ code: 'custom', path: ['apiKey'], message })
  })
export type TrackifyTestRequest = z.infer<typeof TrackifyTestRequest>

/** A refused key and a courier that does not answer are results, not errors. */
export const TrackifyTestResponse = z.object({ valid: z.boolean(), message: z.string() })
export type TrackifyTestResponse = z.infer<typeof TrackifyTestResponse>

const NO_SHEET_ID = 'Google Sheets ID je obavezno polje'

/** POST /api/settings/google-sheets/test: the id, or the whole link of the spreadsheet. */
export const GoogleSheetsTestRequest = z.object({
  googleSheetsId: z
    .string(NO_SHEET_ID)
    .trim()
    .min(1, NO_SHEET_ID)
    .transform((text, context) => {
      const id = spreadsheetIdOf(text)
      if (id !== null) return id
      context.addIssue({ code: 'custom', message: 'Google Sheets ID nije ispravan. Nalepite ceo link tabele.' })
      return z.NEVER
    }),
})
export type GoogleSheetsTestRequest = z.infer<typeof GoogleSheetsTestRequest>

/** Success; a failure is a 422 with the reason. */
export const GoogleSheetsTestResponse = z.object({ message: z.string(), title: z.string() })
export type GoogleSheetsTestResponse = z.infer<typeof GoogleSheetsTestResponse>

/** docs/product/platform.md 8. */
export const NOTIFIER_MESSAGES = {
  courierKeyValid: 'Trackify API ključ je valjan i funkcioniše',
  courierKeyInvalid: 'API ključ nije valjan ili Trackify servis nije dostupan',
  sheetConnected: 'Konekcija je uspešno uspostavljena!',
  sheetFailed: 'Greška pri testiranju konekcije',
  tooManyTests: 'Previše provera. Sačekajte minut pa pokušajte ponovo.',
} as const
