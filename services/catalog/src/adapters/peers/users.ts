import { UserByEmail, UserEmail } from '@izlog/contracts/http/cross-sync'
import { unavailable } from '@izlog/kit/errors'
import type { AskInternal } from '@izlog/kit/internal-client'

/** Looks up users by e-mail address at auth. All methods throw `unavailable`. */
export interface Users {
  byEmail(email: string): Promise<UserByEmail | undefined>
  emailOf(userId: number): Promise<string>
}

export const usersOfAuth = (ask: AskInternal, authUrl: string): Users => ({
  byEmail: (email) => ask('auth', authUrl, `/internal/users/by-email?email=${encodeURIComponent(email)}`, UserByEmail),
  async emailOf(userId) {
    const found = await ask('auth', authUrl, `/internal/users/${userId}/email`, UserEmail)
    if (!found) throw unavailable(new Error(`auth knows no user ${userId}`))
    return found.email
  },
})
