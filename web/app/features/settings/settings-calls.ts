import type { TraderProfile } from '@izlog/contracts/domain/trader'
import { CurrentUser, MeResponse } from '@izlog/contracts/http/auth'
import type { UserSettingsRequest } from '@izlog/contracts/http/settings'
import { api } from '../../api/client.ts'
import { useSession } from '../../api/session-store.ts'

/** Stores the user from the response of a save in the session (docs/product/platform.md 7). */
async function kept(saving: Promise<CurrentUser>): Promise<CurrentUser> {
  const user = await saving
  useSession.getState().setUser(user)
  return user
}

export const saveUserSettings = (settings: UserSettingsRequest) =>
  kept(api.patch('/api/user/settings', CurrentUser, settings))

export const saveSheet = (googleSheetsId: string) =>
  kept(api.put('/api/settings/google-sheets', CurrentUser, { googleSheetsId }))

export const saveCourierKeys = (keys: { trackifyApiKey: string | null; trackifyApiKeySrb: string | null }) =>
  kept(api.patch('/api/users/update-settings', CurrentUser, keys))

export const saveTrader = (trader: TraderProfile) => kept(api.put('/api/settings/trader', CurrentUser, { trader }))

/** Saves the pixel, then fetches the current user again. */
export async function savePixel(facebookPixelId: string | null): Promise<CurrentUser> {
  const saved = await kept(api.patch('/api/user/facebook-pixel', CurrentUser, { facebookPixelId }))
  const me = await api.get('/api/auth/me', MeResponse).catch(() => null)
  return me ? kept(Promise.resolve(me)) : saved
}
