import { DAY_S } from '@izlog/contracts/domain/durations'
import type { Redis } from 'ioredis'
import type { Usage } from './ask-model.ts'

const KEPT_FOR_S = 2 * DAY_S

/** A seller's daily limit of model tokens (UTC), shared by all instances. */
export interface AiBudget {
  /** Whether any of today's tokens are left; true while Redis is unavailable. */
  isLeft(userId: number): Promise<boolean>
  spend(userId: number, usage: Usage): Promise<void>
}

/** `tokensPerDay` 0 means no limit. */
export function createAiBudget(redis: Redis, keyspace: string, tokensPerDay: number, now: () => Date): AiBudget {
  if (tokensPerDay === 0) return { isLeft: async () => true, spend: async () => {} }
  const keyOf = (userId: number) => `${keyspace}:ai-tokens:${userId}:${now().toISOString().slice(0, 10)}`
  return {
    isLeft: async (userId) => Number((await redis.get(keyOf(userId)).catch(() => null)) ?? 0) < tokensPerDay,
    async spend(userId, { tokensIn, tokensOut }) {
      const key = keyOf(userId)
      // A failure of Redis must not fail the page; the usage is still in the log.
      await redis
        .multi()
        .incrby(key, tokensIn + tokensOut)
        .expire(key, KEPT_FOR_S)
        .exec()
        .catch(() => null)
    },
  }
}
