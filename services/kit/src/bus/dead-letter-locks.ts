import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { SYSTEM_MESSAGES } from '@izlog/contracts/http/system'
import type { Redis } from 'ioredis'
import { AppError } from '../errors.ts'

/** How long (ms) a lock outlasts its holder, and how often it is extended while the holder works. */
const LOCK_MS = 30_000
const EXTENDED_EVERY_MS = 5000
/** So much of it (ms) must be left to move a further batch, which would otherwise outlast the lock. */
const RESERVE_MS = 15_000
const RETRY_MS = 250

/** Takes the lock, also when the answer to the same request was lost. */
const TAKE = `
  if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
  if redis.call('GET', KEYS[1]) == ARGV[1] then return 1 end
  return 0`
const EXTEND = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return 0`
const RELEASE = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
  return 0`

/** Prefix of the locks, which auth and order share: both remove dead letters of all groups. */
export const deadLetterLocksKey = (namespace: string): string => `${namespace}:dead-letters:lock`

/** Locks over all processes, one for each topic of dead letters: letters that two move at once are sent twice. */
export interface DeadLetterLocks {
  /**
   * Works on a topic of dead letters while nobody else does. `isLocked` turns false once the lock is lost; nothing may be moved then.
   * Throws `conflict` if somebody else still works on it after `waitMs`, `unavailable` while Redis is away; then nothing was done.
   */
  withLock<T>(topic: string, work: (isLocked: () => boolean) => Promise<T>, waitMs?: number): Promise<T>
}

/** With a code of its own, so that nobody takes it for Kafka's absence. */
const redisAway = (cause: unknown) =>
  new AppError('unavailable', 'dead-letters.redis-away', SYSTEM_MESSAGES.redisAway, { retryAfter: 2, cause })

export function deadLetterLocks(redis: Redis, namespace: string): DeadLetterLocks {
  /** Whether the lock is the holder's; `ms` is how long it then lasts. */
  const ask = async (script: string, topic: string, token: string, ms = 0): Promise<boolean> => {
    const answer = await redis
      .eval(script, 1, `${deadLetterLocksKey(namespace)}:${topic}`, token, ms)
      .catch((cause: unknown) => Promise.reject(redisAway(cause)))
    return Number(answer) === 1
  }
  return {
    async withLock(topic, work, waitMs = 0) {
      const token = randomUUID()
      const waitUntil = performance.now() + waitMs
      let askedAt = performance.now()
      while (!(await ask(TAKE, topic, token, LOCK_MS))) {
        if (performance.now() >= waitUntil)
          throw new AppError('conflict', 'dead-letters.busy', SYSTEM_MESSAGES.lettersBusy)
        await pause(RETRY_MS)
        askedAt = performance.now()
      }
      let lockedUntil = askedAt + LOCK_MS
      const extend = async () => {
        const at = performance.now()
        lockedUntil = (await ask(EXTEND, topic, token, LOCK_MS)) ? at + LOCK_MS : 0
      }
      // While Redis is away the lock ends by itself, and `isLocked` before it.
      const extending = setInterval(() => void extend().catch(() => undefined), EXTENDED_EVERY_MS)
      try {
        return await work(() => performance.now() + RESERVE_MS < lockedUntil)
      } finally {
        clearInterval(extending)
        await ask(RELEASE, topic, token).catch(() => undefined)
      }
    },
  }
}
