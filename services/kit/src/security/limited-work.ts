import type { AcquireSlot } from './concurrency-limit.ts'
import type { RateLimit } from './rate-limit.ts'

/** Runs a user's work within its limits. Throws `limited` before any of the work is done. */
export type LimitedWork = <T>(userId: number, work: () => Promise<T>) => Promise<T>

/** Limits work by concurrency and by rate. Concurrency is checked first, since it needs no call of Redis. */
export const limitedWork =
  (acquireSlot: AcquireSlot, rate: RateLimit): LimitedWork =>
  async (userId, work) => {
    const release = acquireSlot(userId)
    try {
      await rate(userId)
      return await work()
    } finally {
      release()
    }
  }
