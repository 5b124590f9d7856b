import { revocationKeys } from '@izlog/kit/security/revocations'
import type { Redis } from 'ioredis'
import type { Revocation } from './mongo-revocations.ts'

/** The copy in Redis that every service's guard reads. */
export interface RevocationCache {
  isComplete(): Promise<boolean>
  /** Throws when Redis did not take all of them. */
  write(revocations: Revocation[]): Promise<void>
  markComplete(): Promise<void>
}

/** Another instance may be writing an earlier end of the same user's sessions at the same time; the later one must stay. */
const KEEP_LATER = `
  local stored = redis.call('GET', KEYS[1])
  if stored and tonumber(stored) > tonumber(ARGV[1]) then return 0 end
  redis.call('SET', KEYS[1], ARGV[1], 'PXAT', ARGV[2])
  return 1`

export function redisRevocations(redis: Redis, namespace: string): RevocationCache {
  const { loaded } = revocationKeys(namespace)
  return {
    isComplete: async () => (await redis.exists(loaded)) === 1,
    async write(revocations) {
      if (revocations.length === 0) return
      const batch = redis.pipeline()
      for (const { key, value, expiresAt } of revocations) batch.eval(KEEP_LATER, 1, key, value, expiresAt.getTime())
      // A pipeline never rejects: what Redis refused (a full disk, no memory) is among its results.
      const refused = (await batch.exec())?.find(([error]) => error !== null)
      if (refused?.[0]) throw refused[0]
    },
    markComplete: async () => void (await redis.set(loaded, '1')),
  }
}
