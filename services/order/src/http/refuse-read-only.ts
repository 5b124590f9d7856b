import { DESK_MESSAGES } from '@izlog/contracts/http/desk'
import { AppError } from '@izlog/kit/errors'
import { callerOf } from '@izlog/kit/http/session'
import { isAdmin } from '@izlog/kit/identity'
import type { RequestHandler } from 'express'
import type { Projections } from '../store/mongo-projections.ts'

export interface ReadOnlyDeps {
  projections: Pick<Projections, 'isDeskReadOnly'>
}

/** Stands after `allow` on the desk's writes: refuses a client whose desk an administrator has switched to read-only, never an administrator. */
export const refuseReadOnly =
  ({ projections }: ReadOnlyDeps): RequestHandler =>
  async (req, _res, next) => {
    const caller = callerOf(req)
    if (!isAdmin(caller) && (await projections.isDeskReadOnly(caller.userId)))
      throw new AppError('forbidden', 'desk.read-only', DESK_MESSAGES.readOnly)
    next()
  }
