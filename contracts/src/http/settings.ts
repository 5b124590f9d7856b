import { z } from 'zod'
import { isBotTokenOrMask, WRONG_BOT_TOKEN } from '../domain/bot-token.ts'
import { CallSettingsRequest } from '../domain/call-settings.ts'
import { PurchaseOn } from '../domain/purchase-on.ts'
import { spreadsheetIdOf } from '../domain/spreadsheet-id.ts'
import { TraderProfile } from '../domain/trader.ts'
import { password } from './admin.ts'
import { maxLengthMessage } from './max-length-message.ts'

/** A setting that is cleared by an empty value. */
const clearable = (max: number) =>
  z
    .string()
    .trim()
    .max(max, maxLengthMessage(max))
    .nullable()
    .transform((value) => value || null)

const botToken = clearable(200).refine((token) => token === null || isBotTokenOrMask(token), WRONG_BOT_TOKEN)

/** POST /api/auth/change-password; docs/product/platform.md 5. */
export const ChangePasswordRequest = z
  .object({
    currentPassword: z
      .string('Trenutna lozinka je obavezna')
      .min(1, 'Trenutna lozinka je obavezna')
      .max(200, 'Lozinka je predugačka'),
    newPassword: password('Nova lozinka mora imati najmanje 6 karaktera'),
    confirmPassword: z.string('Potvrdite novu lozinku').min(1, 'Potvrdite novu lozinku'),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Lozinke se ne poklapaju',
  })
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>
/** All other sessions are ended; `token` continues this one. */
export const ChangePasswordResponse = z.object({ message: z.string(), token: z.string() })

/** PATCH /api/user/facebook-pixel: free text, empty becomes null. */
export const PixelRequest = z.object({ facebookPixelId: clearable(64) })

/** PATCH /api/user/settings: chat bot, Conversions API, the daily mail and the queue of calls; absent fields and masked secrets are not changed. */
export const UserSettingsRequest = z.object({
  telegramBotId: botToken.optional(),
  telegramChatId: clearable(64).optional(),
  metaAccessToken: clearable(500).optional(),
  metaTestEventCode: clearable(64).optional(),
  consentBanner: z.boolean().optional(),
  purchaseOn: PurchaseOn.optional(),
  dailySummary: z.boolean().optional(),
  callSettings: CallSettingsRequest.optional(),
})
export type UserSettingsRequest = z.infer<typeof UserSettingsRequest>

/** PATCH /api/users/update-settings: courier keys, null when empty. */
export const CourierKeysRequest = z.object({ trackifyApiKey: clearable(200), trackifyApiKeySrb: clearable(200) })

/** PUT /api/settings/google-sheets: the id or the whole link; empty clears it. */
export const GoogleSheetsRequest = z.object({
  googleSheetsId: z
    .string('Google Sheets ID je obavezno polje')
    .trim()
    .max(500, 'Google Sheets ID nije ispravan. Nalepite ceo link tabele.')
    .transform((text, context) => {
      const id = spreadsheetIdOf(text)
      if (id !== null || text === '') return id
      context.addIssue({ code: 'custom', message: 'Google Sheets ID nije ispravan. Nalepite ceo link tabele.' })
      return z.NEVER
    }),
})

/** PUT /api/settings/trader: the seller's legal profile; null takes it off the pages. */
export const TraderRequest = z.object({ trader: TraderProfile.nullable() })
export type TraderRequest = z.infer<typeof TraderRequest>

export const SETTINGS_MESSAGES = {
  passwordChanged: 'Lozinka je uspešno promenjena',
  wrongPassword: 'Trenutna lozinka nije ispravna',
  commonPassword: 'Ovu lozinku imaju mnogi, pa se lako pogađa. Izaberite drugu.',
} as const
