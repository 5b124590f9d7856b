import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'

/** Counts a use of a key. Throws `limited` above the limit. */
export type RateLimit = (key: string | number) => Promise<void>

/** The network by which an address is limited: the /64 of an IPv6 address, since one subscriber has all of it, or the IPv4 address. */
export function networkOf(ip: string): string {
  const v4 = /(?:^|:)(\d+(?:\.\d+){3})$/.exec(ip)?.[1]
  if (v4 || !ip.includes(':')) return v4 ?? ip
  const [left = [], right = []] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const network = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** Limits a key to `points` uses in `seconds` over all instances; 0 points: no limit. While Redis is away each instance counts by itself. */
export function rateLimit(
  redis: Redis,
  options: { name: string; keyspace: string; points: number; seconds: number; message: string },
): RateLimit {
  const { points, seconds: duration, message } = options
  if (points === 0) return async () => {}
  const keyPrefix = `${options.keyspace}:limit:${options.name}`
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
