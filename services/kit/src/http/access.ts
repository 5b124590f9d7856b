import type { Access } from '@izlog/contracts/http/access'
import type { Request, RequestHandler, Response } from 'express'
import { AppError } from '../errors.ts'
import type { ServiceName } from '../security/service-token.ts'

export type { Access } from '@izlog/contracts/http/access'

/** Stands first in every route and says who may call it; `createApp` refuses a route without it. */
export function allow(access: Exclude<Access, 'internal'>): RequestHandler
/** `services`: those that may call it. */
export function allow(access: 'internal', ...services: readonly [ServiceName, ...ServiceName[]]): RequestHandler
export function allow(access: Access, ...services: readonly ServiceName[]): RequestHandler {
  const mark: RequestHandler = (req, res, next) => {
    const guard: Guard = req.app.locals.guard
    // What is told to somebody signed in, and why somebody was not let in, is nobody else's.
    if (access !== 'public') res.set('Cache-Control', 'no-store')
    guard({ access, services }, req, res).then(() => next(), next)
  }
  marks.set(mark, { access, services })
  return mark
}

/** Lets a request through, having set its caller, or throws the refusal. */
export type Guard = (allowed: Allowed, req: Request, res: Response) => Promise<void>

/** Who may call a route; of an internal one, which services. */
export interface Allowed {
  access: Access
  services: readonly ServiceName[]
}

const marks = new WeakMap<object, Allowed>()
export const allowedBy = (handler: object): Allowed | undefined => marks.get(handler)

/** Whether the caller of an open stream would still be let in. While that cannot be told, the stream goes on. */
export const stillAllowed = (access: Exclude<Access, 'internal'>, req: Request, res: Response): Promise<boolean> => {
  const guard: Guard = req.app.locals.guard
  return guard({ access, services: [] }, req, res).then(
    () => true,
    (refusal: unknown) => !(refusal instanceof AppError) || refusal.kind === 'unavailable',
  )
}
