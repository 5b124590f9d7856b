import { MESSAGES } from '@izlog/contracts/http/errors'
import { AppError } from '../errors.ts'

/** Takes a place for a user and answers how to let it go, which may be called again. Throws `limited` where the user has no more. */
export type TakePlace = (userId: number) => () => void

/** At most `most` things of a user that last, at one time in this process: open streams, exports under way. */
export function places(most: number, message: string = MESSAGES.limited): TakePlace {
  const taken = new Map<number, number>()
  return (userId) => {
    const held = taken.get(userId) ?? 0
    if (held >= most) throw new AppError('limited', 'limited', message, { retryAfter: 60 })
    taken.set(userId, held + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const left = (taken.get(userId) ?? 1) - 1
      if (left > 0) taken.set(userId, left)
      else taken.delete(userId)
    }
  }
}
