import type { Redis } from 'ioredis'

/** How many tokens of a key are needed (`min`) and can be used (`max`). */
interface Wanted {
  key: string
  min: number
  max: number
}

interface Taken {
  /** Tokens taken of each key, in order. If one key has fewer than its `min`, none are taken of any. */
  tokens: number[]
  /** Tokens left of each key. */
  left: number[]
  /** Time (ms) until each key has its `min` again. */
  waitMs: number
}

export type TokenBucket = (wanted: readonly Wanted[]) => Promise<Taken>

/**
 * Stores for each key only the time at which its bucket is full again, by Redis' clock, which all instances share. It is one script, since
 * between a separate read and write two callers could take the same token.
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
    local min, max = tonumber(ARGV[2 * i + 1]), tonumber(ARGV[2 * i + 2])
    taken[i] = enough and math.min(max, free[i]) or 0
    left[i] = free[i] - taken[i]
    if taken[i] > 0 then
      full[i] = full[i] + taken[i] * interval
      redis.call('SET', key, string.format('%.0f', full[i]), 'PX', string.format('%.0f', full[i] - now))
    end
    wait = math.max(wait, full[i] + (min - size) * interval - now)
  end
  return {taken, left, wait}`

export interface BucketOptions {
  name: string
  keyspace: string
  points: number
  seconds: number
  /** Size of the bucket: tokens that may be used at once after a pause. The smaller it is, the faster a token is refilled. */
  burst: number
}

/**
 * Limits a key to `points` uses in any period of `seconds`, over all instances and restarts. Undefined for 0 points: no limit. After the first
 * `burst` uses tokens are refilled one by one, so there are no fixed windows whose uses could add up at their edge. While Redis is
 * away nothing is limited.
 */
export function tokenBucket(redis: Redis, options: BucketOptions): TokenBucket | undefined {
  const { name, keyspace, points, seconds } = options
  if (points === 0) return undefined
  const size = Math.max(1, Math.min(Math.ceil(options.burst), points))
  const interval = Math.ceil((seconds * 1000) / (points - size + 1))
  return async (wanted) => {
    const keys = wanted.map(({ key }) => `${keyspace}:limit:${name}:${key}`)
    // A minimum above the bucket's size could never be met.
    const amounts = wanted.flatMap(({ min, max }) => [Math.min(min, size), max])
    try {
      const answer = await redis.eval(TAKE, keys.length, ...keys, interval, size, ...amounts)
      const [tokens, left, waitMs] = answer as [number[], number[], number]
      return { tokens, left, waitMs }
    } catch {
      return { tokens: wanted.map(({ max }) => max), left: wanted.map(() => size), waitMs: 0 }
    }
  }
}
