import { CourierCountry } from '@izlog/contracts/domain/markets'
import type { CurrentUser } from '@izlog/contracts/http/auth'
import { TrackifyTestRequest, TrackifyTestResponse } from '@izlog/contracts/http/notifier'
import { z } from 'zod'
import { api, sentenceOf } from '../../api/client.ts'

/** Editing a key makes it untested, a test valid or invalid (docs/product/platform.md 4). `sentence` is the message of the latest test. */
const KeyTest = z.object({ status: z.enum(['untested', 'valid', 'invalid']), sentence: z.string().nullable() })
export type KeyTest = z.infer<typeof KeyTest>

export const UNTESTED: KeyTest = { status: 'untested', sentence: null }

/** In the order of the screen. Every market but Serbia uses Montenegro's key. */
export const COURIER_COUNTRIES = ['Montenegro', 'Serbia'] as const satisfies readonly CourierCountry[]

/** A country's stored key, masked. */
export const storedKeyOf = (user: CurrentUser, country: CourierCountry): string | null =>
  country === 'Serbia' ? user.trackifyApiKeySrb : user.trackifyApiKey

/** Tests a key with the courier; after a network failure it stays untested, with a message (docs/product/platform.md 8). */
export async function testKey(key: string, country: CourierCountry): Promise<KeyTest> {
  const request = TrackifyTestRequest.safeParse({ apiKey: key, ...(country === 'Serbia' ? { country } : {}) })
  if (!request.success) return { status: 'untested', sentence: request.error.issues[0]?.message ?? null }
  const body = country === 'Serbia' ? request.data : { apiKey: request.data.apiKey }
  return api.post('/api/trackify/test', TrackifyTestResponse, body).then(
    ({ valid, message }) => ({ status: valid ? 'valid' : 'invalid', sentence: message }),
    (error: unknown) => ({
      status: 'untested',
      sentence: sentenceOf(error, 'Greška prilikom testiranja konekcije sa Trackify'),
    }),
  )
}

const Saved = z.record(CourierCountry, KeyTest)
export type KeyTests = z.infer<typeof Saved>

/** The page reloads after saving (docs/product/platform.md 2); the results of the tests survive that in the tab's sessionStorage. */
const SAVED_KEY = 'courier-saved'

export const rememberTests = (tests: KeyTests): void => sessionStorage.setItem(SAVED_KEY, JSON.stringify(tests))
export const forgetTests = (): void => sessionStorage.removeItem(SAVED_KEY)

export function rememberedTests(): KeyTests | null {
  const stored = sessionStorage.getItem(SAVED_KEY)
  return stored === null ? null : (Saved.safeParse(JSON.parse(stored)).data ?? null)
}
