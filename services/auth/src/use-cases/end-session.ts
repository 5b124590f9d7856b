import { revocationKeys } from '@izlog/kit/security/revocations'
import type { Revocations } from '../store/mongo-revocations.ts'

export interface EndSessionDeps {
  revocations: Revocations
  namespace: string
  /** Tells Redis at once; what fails the keeper tells it within a second. */
  syncNow: () => Promise<void>
  now: () => Date
}

/** Ends one session everywhere: kept by auth first, then told to Redis. */
export async function endSession({ revocations, namespace, syncNow, now }: EndSessionDeps, jti: string): Promise<void> {
  await revocations.add(revocationKeys(namespace).session(jti), '1', now())
  await syncNow()
}

/** Ends every session that a user has now. */
export async function endSessionsOf(
  { revocations, namespace, syncNow, now }: EndSessionDeps,
  userId: number,
): Promise<void> {
  const at = now()
  await revocations.add(revocationKeys(namespace).user(userId), String(at.getTime()), at)
  await syncNow()
}
