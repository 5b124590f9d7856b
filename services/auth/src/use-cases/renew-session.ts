import { AUTH_MESSAGES } from '@izlog/contracts/http/auth'
import { MESSAGES } from '@izlog/contracts/http/errors'
import { AppError } from '@izlog/kit/errors'
import type { SessionClaims } from '@izlog/kit/identity'
import { type Device, renewedSession, type SessionTokens, signTokens } from '../domain/session.ts'
import type { User } from '../domain/user.ts'
import type { SecondFactors } from '../store/mongo-second-factors.ts'
import type { Users } from '../store/mongo-users.ts'
import { type OpenSessionDeps, openSession } from './open-session.ts'
import type { SecondFactorDeps } from './second-factor.ts'

export interface RenewSessionDeps extends OpenSessionDeps, Pick<SecondFactorDeps, 'mustHaveSecondFactor'> {
  users: Users
  secondFactors: Pick<SecondFactors, 'of'>
}

/**
 * Renews a session with new tokens unless it was ended or unused for too long; its last token may have expired. A token from before
 * sessions were stored, which must still let its caller in, opens a stored session. Throws `unauthenticated`, also for a user who must
 * have a second factor and has none, and `forbidden` to a deactivated user.
 */
export async function renewSession(
  deps: RenewSessionDeps,
  { sub, jti, use }: SessionClaims,
  device: Device,
): Promise<{ user: User; tokens: SessionTokens }> {
  // The time before the first read: whatever ends the user's sessions from here on ends this one too.
  const at = deps.now()
  const [user, session] = await Promise.all([deps.users.byId(sub), deps.sessions.byId(jti, at)])
  if (!user) throw ended()
  if (!user.isActive) throw new AppError('forbidden', 'login.inactive', AUTH_MESSAGES.inactive)
  // They must sign in again and set it up.
  if (deps.mustHaveSecondFactor(user) && !(await deps.secondFactors.of(user.id))) throw ended()
  if (use === undefined) return { user, tokens: await openSession(deps, user, device, at) }
  if (!session || !(await deps.sessions.renew(renewedSession(session, device.network, at)))) throw ended()
  return { user, tokens: signTokens(deps.jwtPrivateKey, session, user, at) }
}

const ended = () => new AppError('unauthenticated', 'session.ended', MESSAGES.sessionEnded)
