import type { Access } from '@izlog/contracts/http/access'
import type { Request, RequestHandler, Response } from 'express'
import { AppError } from '../errors.ts'

export { ACCESS, type Access } from '@izlog/contracts/http/access'

/** Stands first in every route and says who may call it; `createApp` refuses a route without it. */
export function allow(access: Access): RequestHandler {
  const mark: RequestHandler = (req, res, next) => {
    const guard: Guard = req.app.locals.guard
    // What is told to somebody signed in, and why somebody was not let in, is nobody else's.
    if (access !== 'public') res.set('Cache-Control', 'no-store')
    guard(access, req, res).then(() => next(), next)
  }
  marks.set(mark, access)
  return mark
}

/** Lets a request through, having set its caller, or throws the refusal. */
export type Guard = (access: Access, req: Request, res: Response) => Promise<void>

const marks = new WeakMap<object, Access>()
export const accessOf = (handler: object): Access | undefined => marks.get(handler)

/** Whether the caller of an open stream would still be let in. While that cannot be told, the stream goes on. */
export const stillAllowed = (access: Access, req: Request, res: Response): Promise<boolean> => {
  const guard: Guard = req.app.locals.guard
  return guard(access, req, res).then(
    () => true,
    (refusal: unknown) => !(refusal instanceof AppError) || refusal.kind === 'unavailable',
  )
}
