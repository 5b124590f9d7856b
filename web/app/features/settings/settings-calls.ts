import type { TraderProfile } from '@izlog/contracts/domain/trader'
import { CurrentUser, MeResponse } from '@izlog/contracts/http/auth'
import { api } from '../../api/client.ts'
import { keepUser } from '../../api/user-settings.ts'

export const saveSheet = (googleSheetsId: string) =>
  keepUser(api.put('/api/settings/google-sheets', CurrentUser, { googleSheetsId }))

export const saveCourierKeys = (keys: { trackifyApiKey: string | null; trackifyApiKeySrb: string | null }) =>
  keepUser(api.patch('/api/users/update-settings', CurrentUser, keys))

export const saveTrader = (trader: TraderProfile) => keepUser(api.put('/api/settings/trader', CurrentUser, { trader }))

/** Saves the pixel, then fetches the current user again. */
export async function savePixel(facebookPixelId: string | null): Promise<CurrentUser> {
  const saved = await keepUser(api.patch('/api/user/facebook-pixel', CurrentUser, { facebookPixelId }))
  const me = await api.get('/api/auth/me', MeResponse).catch(() => null)
  return me ? keepUser(Promise.resolve(me)) : saved
}
