import { CurrentUser } from '@izlog/contracts/http/auth'
import type { UserSettingsRequest } from '@izlog/contracts/http/settings'
import { api } from './client.ts'
import { useSession } from './session-store.ts'

/** Stores the user from the response of a save in the session (docs/product/platform.md 7). */
export async function keepUser(saving: Promise<CurrentUser>): Promise<CurrentUser> {
  const user = await saving
  useSession.getState().setUser(user)
  return user
}

export const saveUserSettings = (settings: UserSettingsRequest) =>
  keepUser(api.patch('/api/user/settings', CurrentUser, settings))
