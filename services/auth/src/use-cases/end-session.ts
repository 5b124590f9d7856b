import { revocationKeys } from '@izlog/kit/security/revocations'
import type { Revocations } from '../store/mongo-revocations.ts'

/** Ends one session everywhere: kept by auth first, then told to Redis at once by `syncNow`, or by the keeper within a second. */
export async function endSession(
  deps: { revocations: Revocations; namespace: string; syncNow: () => Promise<void>; now: () => Date },
  jti: string,
): Promise<void> {
  await deps.revocations.add(revocationKeys(deps.namespace).session(jti), '1', deps.now())
  await deps.syncNow()
}
