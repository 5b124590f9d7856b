import type { Redis } from 'ioredis'
import type { Usage } from './ask-model.ts'

const KEPT_FOR_S = 2 * 86_400

/** What a seller may spend of a model's tokens a day (UTC), over all instances. */
export interface AiBudget {
  /** Whether anything is left of today's; true while Redis cannot tell. */
  isLeft(userId: number): Promise<boolean>
  spend(userId: number, usage: Usage): Promise<void>
}

/** `tokensPerDay` 0: no limit. */
export function createAiBudget(redis: Redis, keyspace: string, tokensPerDay: number, now: () => Date): AiBudget {
  if (tokensPerDay === 0) return { isLeft: async () => true, spend: async () => {} }
  const keyOf = (userId: number) => `${keyspace}:ai-tokens:${userId}:${now().toISOString().slice(0, 10)}`
  return {
    isLeft: async (userId) => Number((await redis.get(keyOf(userId)).catch(() => null)) ?? 0) < tokensPerDay,
    async spend(userId, { tokensIn, tokensOut }) {
      const key = keyOf(userId)
      // Without Redis a page is still a page: it is counted in the log.
      await redis
        .multi()
        .incrby(key, tokensIn + tokensOut)
        .expire(key, KEPT_FOR_S)
        .exec()
        .catch(() => null)
    },
  }
}
