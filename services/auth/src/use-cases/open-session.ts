import { MESSAGES } from '@izlog/contracts/http/errors'
import { AppError } from '@izlog/kit/errors'
import { revocationKeys } from '@izlog/kit/security/revocations'
import { type Device, openedSession, type SessionTokens, signTokens } from '../domain/session.ts'
import type { User } from '../domain/user.ts'
import type { Revocations } from '../store/mongo-revocations.ts'
import type { Sessions } from '../store/mongo-sessions.ts'

export interface OpenSessionDeps {
  sessions: Sessions
  revocations: Revocations
  namespace: string
  jwtPrivateKey: string
  now: () => Date
}

/**
 * Opens a session. `at` is when the user was read: whatever has ended the user's sessions since then ends this one too.
 * Throws `unauthenticated` where that has already happened.
 */
export async function openSession(
  { sessions, revocations, namespace, jwtPrivateKey }: OpenSessionDeps,
  user: User,
  device: Device,
  at: Date,
): Promise<SessionTokens> {
  const session = openedSession(user.id, device, at)
  await sessions.open(session)
  // endSessionsOf stores the revocation first and removes the sessions second. A session inserted after that removal would stay and could be
  // renewed, since renewing does not read revocations; so look for the revocation after the insert.
  const endedUpTo = await revocations.valueOf(revocationKeys(namespace).user(user.id))
  if (endedUpTo !== undefined && at.getTime() <= Number(endedUpTo)) {
    await sessions.end(session.id)
    throw new AppError('unauthenticated', 'session.ended', MESSAGES.sessionEnded)
  }
  return signTokens(jwtPrivateKey, session, user, at)
}
