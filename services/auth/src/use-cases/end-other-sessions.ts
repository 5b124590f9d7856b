import { MESSAGES } from '@izlog/contracts/http/errors'
import { AppError } from '@izlog/kit/errors'
import type { Device, SessionTokens } from '../domain/session.ts'
import type { Users } from '../store/mongo-users.ts'
import { type OpenSessionDeps, openSession } from './open-session.ts'

interface Deps extends OpenSessionDeps {
  users: Users
  endSessionsOf: (userId: number) => Promise<void>
}

/** Ends every session of a user, also tokens from before sessions were stored, and opens a new one for the caller. */
export async function endOtherSessions(deps: Deps, userId: number, device: Device): Promise<SessionTokens> {
  const user = await deps.users.byId(userId)
  if (!user) throw new AppError('unauthenticated', 'session.ended', MESSAGES.sessionEnded)
  await deps.endSessionsOf(userId)
  // 1 ms after the revocation: everything issued up to its time is revoked.
  return openSession(deps, user, device, new Date(deps.now().getTime() + 1))
}
