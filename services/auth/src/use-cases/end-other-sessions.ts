import { MESSAGES } from '@izlog/contracts/http/errors'
import { AppError } from '@izlog/kit/errors'
import type { Device, SessionTokens } from '../domain/session.ts'
import type { Users } from '../store/mongo-users.ts'
import { type OpenSessionDeps, openSession } from './open-session.ts'

interface Deps extends OpenSessionDeps {
  users: Users
  endSessionsOf: (userId: number) => Promise<void>
}

/** Ends every session of a user, also those that no list knows, and opens a new one for the caller. */
export async function endOtherSessions(deps: Deps, userId: number, device: Device): Promise<SessionTokens> {
  const user = await deps.users.byId(userId)
  if (!user) throw new AppError('unauthenticated', 'session.ended', MESSAGES.sessionEnded)
  await deps.endSessionsOf(userId)
  // Issued a moment after the revocation, or it would be among the sessions that have just ended.
  return openSession(deps, user, device, new Date(deps.now().getTime() + 1))
}
