import type { Revocations } from '../store/mongo-revocations.ts'
import type { RevocationCache } from '../store/redis-revocations.ts'

/** Writes the revocations that Redis lacks: all when it was emptied, else those whose write failed. Answers how many. */
export async function keepRevocations(deps: {
  revocations: Revocations
  cache: RevocationCache
  now: () => Date
}): Promise<number> {
  const { revocations, cache, now } = deps
  const complete = await cache.isComplete()
  const missing = await revocations.list(complete ? 'unsynced' : 'all', now())
  await cache.write(missing)
  await revocations.markSynced(missing)
  if (!complete) await cache.markComplete()
  return missing.length
}
