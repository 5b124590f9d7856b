import type { Logger } from '@izlog/kit/logger'
import type { Redis } from 'ioredis'

/** Milliseconds that a visitor counts after their last heartbeat; pages send three in that time. */
const VISIT_TTL_MS = 60_000
/** Per page; when it is exceeded, the visitors with the oldest heartbeat are removed. */
const MAX_VISITORS = 5000

/** Counts the current visitors of a page, over all instances. */
export interface Visitors {
  /** Records a visitor and returns the number of visitors; undefined while Redis is unavailable. */
  recordVisit(websiteId: number, visitor: string): Promise<number | undefined>
}

/** One sorted set per page, scored by each visitor's last heartbeat; it expires with its last visitor. */
export function createVisitors(redis: Redis, keyspace: string, now: () => Date, log: Logger): Visitors {
  return {
    async recordVisit(websiteId, visitor) {
      const key = `${keyspace}:visitors:${websiteId}`
      const at = now().getTime()
      try {
        const answers = await redis
          .multi()
          .zadd(key, at, visitor)
          .zremrangebyscore(key, '-inf', at - VISIT_TTL_MS)
          .zremrangebyrank(key, 0, -MAX_VISITORS - 1)
          .pexpire(key, VISIT_TTL_MS)
          .zcard(key)
          .exec()
        const [failed, count] = answers?.at(-1) ?? []
        return !failed && typeof count === 'number' ? count : undefined
      } catch (err) {
        log.warn({ err }, 'visitor not counted')
        return undefined
      }
    },
  }
}
