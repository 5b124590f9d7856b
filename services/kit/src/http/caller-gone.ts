import { MESSAGES } from '@izlog/contracts/http/errors'
import type { Response } from 'express'
import { AppError } from '../errors.ts'

/** Aborts once the caller has gone without waiting for the answer: what is done for nobody may end. Its reason is an error that nobody reads. */
export function callerGone(res: Response): AbortSignal {
  const gone = new AbortController()
  const leave = () => {
    if (!res.writableFinished) gone.abort(new AppError('malformed', 'caller.gone', MESSAGES.malformed))
  }
  if (res.destroyed) leave()
  else res.once('close', leave)
  return gone.signal
}
