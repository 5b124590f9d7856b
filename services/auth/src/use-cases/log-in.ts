import { AUTH_MESSAGES, type LoginRequest } from '@izlog/contracts/http/auth'
import { AppError } from '@izlog/kit/errors'
import { isPassword } from '../domain/password.ts'
import { signSession } from '../domain/session.ts'
import type { User } from '../domain/user.ts'
import type { Users } from '../store/mongo-users.ts'

export interface LogInDeps {
  users: Users
  jwtPrivateKey: string
  now: () => Date
}

/** Opens a session. Throws `unauthenticated` without saying whether the e-mail is known, `forbidden` to a deactivated user. */
export async function logIn(
  { users, jwtPrivateKey, now }: LogInDeps,
  { email, password }: LoginRequest,
): Promise<{ user: User; token: string }> {
  // As old as the look at the user: whoever is deactivated or gets another password while theirs is checked ends this one too.
  const at = now()
  const user = await users.byEmail(email)
  if (!(await isPassword(user?.passwordHash, password)) || !user) {
    throw new AppError('unauthenticated', 'login.refused', AUTH_MESSAGES.badCredentials)
  }
  if (!user.isActive) throw new AppError('forbidden', 'login.inactive', AUTH_MESSAGES.inactive)
  return { user, token: signSession(jwtPrivateKey, user, at) }
}
