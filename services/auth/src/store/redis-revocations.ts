import { revocationKeys } from '@izlog/kit/security/revocations'
import type { Redis } from 'ioredis'
import type { Revocation } from './mongo-revocations.ts'

/** The copy in Redis that every service's guard reads. */
export interface RevocationCache {
  isComplete(): Promise<boolean>
  write(revocations: Revocation[]): Promise<void>
  markComplete(): Promise<void>
}

export function redisRevocations(redis: Redis, namespace: string): RevocationCache {
  const { loaded } = revocationKeys(namespace)
  return {
    isComplete: async () => (await redis.exists(loaded)) === 1,
    async write(revocations) {
      if (revocations.length === 0) return
      const batch = redis.pipeline()
      for (const { key, value, expiresAt } of revocations) batch.set(key, value, 'PXAT', expiresAt.getTime())
      await batch.exec()
    },
    markComplete: async () => void (await redis.set(loaded, '1')),
  }
}
