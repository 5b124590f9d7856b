import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'

/** Counts one key's uses. Throws `limited`. */
export type RateLimit = (key: string | number) => Promise<void>

/** At most `points` uses of a key in `seconds`, over all instances; 0 points: no limit. While Redis is away each instance counts for itself. */
export function rateLimit(
  redis: Redis,
  options: { name: string; namespace: string; points: number; seconds: number; message: string },
): RateLimit {
  const { points, seconds: duration, message } = options
  if (points === 0) return async () => {}
  const keyPrefix = `${options.namespace}:limit:${options.name}`
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix,
    points,
    duration,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
  })
  return async (key) => {
    try {
      await limiter.consume(String(key))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new AppError('limited', 'limited', message, { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
    }
  }
}
