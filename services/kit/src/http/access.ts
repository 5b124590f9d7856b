import type { Access } from '@izlog/contracts/http/access'
import type { Request, RequestHandler, Response } from 'express'
import { AppError } from '../errors.ts'
import type { ServiceName } from '../security/service-token.ts'

export type { Access } from '@izlog/contracts/http/access'

/** The first handler of every route: declares who may call it. `createApp` throws on a route without one. */
export function allow(access: Exclude<Access, 'internal'>): RequestHandler
/** `services`: the services that may call it. */
export function allow(access: 'internal', ...services: readonly [ServiceName, ...ServiceName[]]): RequestHandler
export function allow(access: Access, ...services: readonly ServiceName[]): RequestHandler {
  const mark: RequestHandler = (req, res, next) => {
    const guard: Guard = req.app.locals.guard
    // No cache may store personal answers or refusals. Set before the guard, so that refusals have it too.
    if (access !== 'public') res.set('Cache-Control', 'no-store')
    guard({ access, services }, req, res).then(() => next(), next)
  }
  marks.set(mark, { access, services })
  return mark
}

/** Sets the caller of a request, or throws why it is refused. */
export type Guard = (allowed: Allowed, req: Request, res: Response) => Promise<void>

/** Who may call a route; for an internal one, which services. */
export interface Allowed {
  access: Access
  services: readonly ServiceName[]
}

const marks = new WeakMap<object, Allowed>()
export const allowedBy = (handler: object): Allowed | undefined => marks.get(handler)

/** Whether the caller of an open stream still has access. True while that cannot be checked, so that an outage of Redis ends no streams. */
export const stillAllowed = (access: Exclude<Access, 'internal'>, req: Request, res: Response): Promise<boolean> => {
  const guard: Guard = req.app.locals.guard
  return guard({ access, services: [] }, req, res).then(
    () => true,
    (refusal: unknown) => !(refusal instanceof AppError) || refusal.kind === 'unavailable',
  )
}
