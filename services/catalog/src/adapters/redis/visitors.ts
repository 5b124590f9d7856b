import type { Logger } from '@izlog/kit/logger'
import type { Redis } from 'ioredis'

/** How long (ms) somebody counts after they were last heard of; pages speak up three times in that. */
const VISIT_TTL_MS = 60_000
/** Of one page; whoever was heard of longest ago leaves first. */
const MAX_VISITORS = 5000

/** Who looks at a page right now, over all instances. */
export interface Visitors {
  /** Counts a visitor and says how many there are; undefined while Redis is away. */
  greet(websiteId: number, visitor: string): Promise<number | undefined>
}

/** One sorted set a page, by when each visitor was last heard of; it goes with its last visitor. */
export function createVisitors(redis: Redis, keyspace: string, now: () => Date, log: Logger): Visitors {
  return {
    async greet(websiteId, visitor) {
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
