import { createHash } from 'node:crypto'
import { DAY_S } from '@izlog/contracts/domain/durations'
import { pausedLogin } from '@izlog/contracts/http/auth'
import { AppError, unavailable } from '@izlog/kit/errors'
import type { Redis } from 'ioredis'

/** Wrong passwords in a row without a pause; each further one brings a pause twice as long as the one before. */
const FREE = 5
const FIRST_PAUSE_S = 10
const LONGEST_PAUSE_S = 15 * 60
const FORGOTTEN_AFTER_S = DAY_S

/** Counts a try before its outcome is known, so that parallel tries do not evade the pause. Answers the seconds left of a pause. */
const TRY = `
  local left = redis.call('PTTL', KEYS[2])
  if left > 0 then return math.ceil(left / 1000) end
  local tries = redis.call('INCR', KEYS[1])
  redis.call('EXPIRE', KEYS[1], ARGV[4])
  if tries >= tonumber(ARGV[1]) then
    local pause = math.min(ARGV[2] * 2 ^ (tries - ARGV[1]), ARGV[3])
    redis.call('SET', KEYS[2], 1, 'EX', math.floor(pause))
  end
  return 0`

/** Pauses after wrong passwords for one account, from whatever network. */
export interface LoginPauses {
  /** Counts a try. Throws `limited` during a pause, `unavailable` while Redis is away. Call `passed` when the password was right. */
  begin(guesser: string): Promise<void>
  passed(guesser: string): Promise<void>
}

/** The key under which tries are counted: the e-mail, whether it has an account or not; for a browser that has signed in there before, the browser. */
export const guesserOf = (email: string, knownBrowser: string | undefined): string =>
  knownBrowser ?? createHash('sha256').update(email).digest('base64url')

export function redisLoginPauses(redis: Redis, keyspace: string): LoginPauses {
  const keys = (guesser: string) => [`${keyspace}:login:tries:${guesser}`, `${keyspace}:login:pause:${guesser}`]
  return {
    async begin(guesser) {
      const answer = await redis
        .eval(TRY, 2, ...keys(guesser), FREE, FIRST_PAUSE_S, LONGEST_PAUSE_S, FORGOTTEN_AFTER_S)
        .catch((cause: unknown) => Promise.reject(unavailable(cause)))
      const wait = Number(answer)
      if (wait > 0) throw new AppError('limited', 'login.paused', pausedLogin(wait), { retryAfter: wait })
    },
    async passed(guesser) {
      await redis.del(...keys(guesser))
    },
  }
}
