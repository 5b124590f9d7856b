import { MESSAGES } from '@izlog/contracts/http/errors'
import { SETTINGS_MESSAGES } from '@izlog/contracts/http/settings'
import { AppError, invalid } from '@izlog/kit/errors'
import { browserOf } from '../domain/known-browser.ts'
import { isPassword } from '../domain/password.ts'
import type { User } from '../domain/user.ts'
import type { Users } from '../store/mongo-users.ts'
import { guesserOf, type LoginPauses } from '../store/redis-login-pauses.ts'

export interface ConfirmPasswordDeps {
  users: Users
  pauses: LoginPauses
  jwtPublicKey: string
}

/** The password that a signed-in caller types again, and the mark of the browser in which they type it. */
export interface CurrentPassword {
  currentPassword: string
  browserMark: string | undefined
}

/**
 * Answers the signed-in user once their current password is right. A wrong one counts towards the same pauses as one at sign-in, so that
 * a stolen session cannot guess from many networks. Throws `limited` during a pause, `invalid` on a wrong password.
 */
export async function confirmPassword(
  { users, pauses, jwtPublicKey }: ConfirmPasswordDeps,
  userId: number,
  { currentPassword, browserMark }: CurrentPassword,
): Promise<User> {
  const user = await users.byId(userId)
  if (!user) throw new AppError('unauthenticated', 'session.ended', MESSAGES.sessionEnded)
  const guesser = guesserOf(user.email, browserOf(jwtPublicKey, user.id, browserMark))
  await pauses.begin(guesser)
  if (!(await isPassword(user.passwordHash, currentPassword)))
    throw invalid([{ path: 'currentPassword', message: SETTINGS_MESSAGES.wrongPassword }])
  await pauses.passed(guesser)
  return user
}
