import { MESSAGES } from '@izlog/contracts/http/errors'
import { AppError } from '../errors.ts'

/** Acquires a slot for a user and returns a function that releases it, which may be called repeatedly. Throws `limited` if there is none. */
export type AcquireSlot = (userId: number) => () => void

export interface ConcurrencyOptions {
  /** Serbian message when the user has no slot left. */
  message?: string
  /** Seconds after which a retry makes sense. */
  retryAfter?: number
  /** Limit of all users together. */
  ofAll?: number
}

/** Limits how many operations a user may run at the same time in this process: open streams, exports, uploads. */
export function concurrencyLimit(
  limit: number,
  { message = MESSAGES.limited, retryAfter = 60, ofAll = Number.POSITIVE_INFINITY }: ConcurrencyOptions = {},
): AcquireSlot {
  const taken = new Map<number, number>()
  let takenByAll = 0
  return (userId) => {
    const takenByUser = taken.get(userId) ?? 0
    if (takenByUser >= limit) throw new AppError('limited', 'limited', message, { retryAfter })
    if (takenByAll >= ofAll) throw new AppError('limited', 'busy', MESSAGES.busy, { retryAfter })
    taken.set(userId, takenByUser + 1)
    takenByAll++
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      takenByAll--
      const left = (taken.get(userId) ?? 1) - 1
      if (left > 0) taken.set(userId, left)
      else taken.delete(userId)
    }
  }
}
