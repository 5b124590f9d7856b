import type { RequestHandler } from 'express'

/**
 * Who may call a route. `owner`: signed in, and the use case finds only what is theirs (admins: everything);
 * `internal`: another service with a service token.
 */
export const ACCESS = ['public', 'signedIn', 'owner', 'admin', 'internal'] as const
export type Access = (typeof ACCESS)[number]

/** Stands first in every route and says who may call it; `createApp` refuses a route without it. */
export function allow(access: Access): RequestHandler {
  const mark: RequestHandler = (req, res, next) => {
    const guard: Guard = req.app.locals.guard
    guard(access, req, res).then(() => next(), next)
  }
  marks.set(mark, access)
  return mark
}

/** Lets a request through, having set its caller, or throws the refusal. */
export type Guard = (
  access: Access,
  req: Parameters<RequestHandler>[0],
  res: Parameters<RequestHandler>[1],
) => Promise<void>

const marks = new WeakMap<object, Access>()
export const accessOf = (handler: object): Access | undefined => marks.get(handler)
