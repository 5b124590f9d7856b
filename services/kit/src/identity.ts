import { Role, UserId } from '@izlog/contracts/domain/users'
import { z } from 'zod'

/** A signed-in user who makes a request. */
export interface Caller {
  userId: number
  role: Role
  /** The session's id, for ending it. */
  jti: string
}

export const isAdmin = (caller: Caller): boolean => caller.role === 'admin'

/**
 * What auth signs into a session token. `jti` is the session's id, `at` the time of issue in ms, finer than `iat`. `use` limits where the token counts:
 * `cookie` in the session cookie only; `page` in a header only beside the cookie of the same session, so that a script that steals it can do nothing with it;
 * `api` in a header alone, for callers that are no browser. Older tokens have no `use` and count both as cookie and alone in a header.
 */
export const SessionClaims = z.object({
  sub: z.coerce.number().pipe(UserId),
  role: Role,
  jti: z.string(),
  at: z.number(),
  use: z.enum(['cookie', 'page', 'api']).optional(),
})
export type SessionClaims = z.infer<typeof SessionClaims>

/** The seller whose site a request was made on; undefined on the platform's hosts, which show every seller's pages. */
export type SiteOwner = number | undefined

/** Whether a site may show what belongs to this seller. */
export const shows = (site: SiteOwner, ownerId: number): boolean => site === undefined || site === ownerId
