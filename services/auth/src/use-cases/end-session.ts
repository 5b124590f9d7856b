import { SESSION_MESSAGES } from '@izlog/contracts/http/sessions'
import { AppError } from '@izlog/kit/errors'
import { revocationKeys } from '@izlog/kit/security/revocations'
import type { Revocations } from '../store/mongo-revocations.ts'
import type { Sessions } from '../store/mongo-sessions.ts'

export interface EndSessionDeps {
  sessions: Sessions
  revocations: Revocations
  namespace: string
  /** Writes revocations to Redis at once; after a failure the worker repeats it within a second. */
  syncNow: () => Promise<void>
  now: () => Date
}

/** Ends one session everywhere: stored by auth first, then written to Redis. */
export async function endSession(deps: EndSessionDeps, id: string): Promise<void> {
  await deps.revocations.add(revocationKeys(deps.namespace).session(id), '1', deps.now())
  await deps.sessions.end(id)
  await deps.syncNow()
}

/** Ends every session that a user has now. */
export async function endSessionsOf(deps: EndSessionDeps, userId: number): Promise<void> {
  const at = deps.now()
  await deps.revocations.add(revocationKeys(deps.namespace).user(userId), String(at.getTime()), at)
  await deps.sessions.endAllOf(userId)
  await deps.syncNow()
}

/** Ends one of a user's own sessions. Throws `not_found` for any other. */
export async function endOwnSession(deps: EndSessionDeps, userId: number, id: string): Promise<void> {
  const session = await deps.sessions.byId(id, deps.now())
  if (session?.userId !== userId) throw new AppError('not_found', 'session.unknown', SESSION_MESSAGES.unknown)
  await endSession(deps, id)
}
