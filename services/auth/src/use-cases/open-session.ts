import { type Device, openedSession, type SessionTokens, signTokens } from '../domain/session.ts'
import type { User } from '../domain/user.ts'
import type { Sessions } from '../store/mongo-sessions.ts'

export interface OpenSessionDeps {
  sessions: Sessions
  jwtPrivateKey: string
  now: () => Date
}

/** Opens a session; `at`: the look at the user that it rests on, so that whatever ended the user's sessions since ends this one too. */
export async function openSession(
  { sessions, jwtPrivateKey }: OpenSessionDeps,
  user: User,
  device: Device,
  at: Date,
): Promise<SessionTokens> {
  const session = openedSession(user.id, device, at)
  await sessions.open(session)
  return signTokens(jwtPrivateKey, session, user, at)
}
