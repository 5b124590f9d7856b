import type { TakePlace } from './places.ts'
import type { RateLimit } from './rate-limit.ts'

/** Runs a user's work within its limits. Throws `limited` before any of the work is done. */
export type LimitedWork = <T>(userId: number, work: () => Promise<T>) => Promise<T>

/** Work that needs a place while it lasts and counts against a rate. Whoever finds no place is refused without asking Redis. */
export const limitedWork =
  (place: TakePlace, rate: RateLimit): LimitedWork =>
  async (userId, work) => {
    const leave = place(userId)
    try {
      await rate(userId)
      return await work()
    } finally {
      leave()
    }
  }
