import { MESSAGES } from '@izlog/contracts/http/errors'
import type { Response } from 'express'
import { AppError } from '../errors.ts'

/** A signal that aborts when the caller disconnects before the answer, so that the work for it can stop. Its reason is an AppError, which is not logged as a fault. */
export function callerGone(res: Response): AbortSignal {
  const gone = new AbortController()
  const leave = () => {
    if (!res.writableFinished) gone.abort(new AppError('malformed', 'caller.gone', MESSAGES.malformed))
  }
  if (res.destroyed) leave()
  else res.once('close', leave)
  return gone.signal
}
