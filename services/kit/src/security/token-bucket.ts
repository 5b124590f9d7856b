import type { Redis } from 'ioredis'

/** How many tokens of a key are wanted. */
interface Wanted {
  key: string
  least: number
  most: number
}

interface Taken {
  /** Of each key, in order; with fewer than the least of one of them nothing is taken of any. */
  tokens: number[]
  /** How many each key has now. */
  left: number[]
  /** Until there are as many again as were wanted at least, ms. */
  waitMs: number
}

export type TokenBucket = (wanted: readonly Wanted[]) => Promise<Taken>

/**
 * Of each key only the time at which its bucket is full again is kept, by Redis' clock, which all instances share. One script, since two
 * callers between a look and a write would take the same token.
 */
const TAKE = `
  local interval, size = tonumber(ARGV[1]), tonumber(ARGV[2])
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local full, free, enough = {}, {}, true
  for i, key in ipairs(KEYS) do
    full[i] = math.max(tonumber(redis.call('GET', key) or now), now)
    free[i] = math.floor((now - full[i]) / interval) + size
    enough = enough and free[i] >= tonumber(ARGV[2 * i + 1])
  end
  local taken, left, wait = {}, {}, 0
  for i, key in ipairs(KEYS) do
    local least, most = tonumber(ARGV[2 * i + 1]), tonumber(ARGV[2 * i + 2])
    taken[i] = enough and math.min(most, free[i]) or 0
    left[i] = free[i] - taken[i]
    if taken[i] > 0 then
      full[i] = full[i] + taken[i] * interval
      redis.call('SET', key, string.format('%.0f', full[i]), 'PX', string.format('%.0f', full[i] - now))
    end
    wait = math.max(wait, full[i] + (least - size) * interval - now)
  end
  return {taken, left, wait}`

export interface BucketOptions {
  name: string
  keyspace: string
  points: number
  seconds: number
  /** How many may be used at once after a pause; the fewer, the faster they come back. */
  atOnce: number
}

/**
 * At most `points` uses of a key in any stretch of `seconds`, over all instances and restarts; undefined for 0 points: no limit. After the first
 * `atOnce` they come one by one: nobody waits for the end of a window, and no two windows' uses meet at its edge. While Redis is
 * away nothing is limited.
 */
export function tokenBucket(redis: Redis, options: BucketOptions): TokenBucket | undefined {
  const { name, keyspace, points, seconds } = options
  if (points === 0) return undefined
  const size = Math.max(1, Math.min(Math.ceil(options.atOnce), points))
  const interval = Math.ceil((seconds * 1000) / (points - size + 1))
  return async (wanted) => {
    const keys = wanted.map(({ key }) => `${keyspace}:limit:${name}:${key}`)
    // More than the bucket holds would never be there.
    const amounts = wanted.flatMap(({ least, most }) => [Math.min(least, size), most])
    try {
      const answer = await redis.eval(TAKE, keys.length, ...keys, interval, size, ...amounts)
      const [tokens, left, waitMs] = answer as [number[], number[], number]
      return { tokens, left, waitMs }
    } catch {
      return { tokens: wanted.map(({ most }) => most), left: wanted.map(() => size), waitMs: 0 }
    }
  }
}
