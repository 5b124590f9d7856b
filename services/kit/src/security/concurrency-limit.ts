import { MESSAGES } from '@izlog/contracts/http/errors'
import { AppError } from '../errors.ts'

/** Takes a place for a user and answers how to let it go, which may be called again. Throws `limited` where there is none. */
export type TakePlace = (userId: number) => () => void

export interface PlacesOptions {
  /** What a user is told who has no more of their own. */
  message?: string
  /** Seconds after which it is worth asking again. */
  retryAfter?: number
  /** At most so many of all users together. */
  ofAll?: number
}

/** At most `most` things of a user that last, at one time in this process: open streams, exports and uploads under way. */
export function places(
  most: number,
  { message = MESSAGES.limited, retryAfter = 60, ofAll = Number.POSITIVE_INFINITY }: PlacesOptions = {},
): TakePlace {
  const taken = new Map<number, number>()
  let takenByAll = 0
  return (userId) => {
    const takenByUser = taken.get(userId) ?? 0
    if (takenByUser >= most) throw new AppError('limited', 'limited', message, { retryAfter })
    if (takenByAll >= ofAll) throw new AppError('limited', 'busy', MESSAGES.busy, { retryAfter })
    taken.set(userId, takenByUser + 1)
    takenByAll++
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      takenByAll--
      const left = (taken.get(userId) ?? 1) - 1
      if (left > 0) taken.set(userId, left)
      else taken.delete(userId)
    }
  }
}
