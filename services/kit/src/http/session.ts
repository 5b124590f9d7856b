import { createPublicKey } from 'node:crypto'
import { Role, UserId } from '@izlog/contracts/domain/users'
import { SESSION_COOKIE } from '@izlog/contracts/http/auth'
import { MESSAGES } from '@izlog/contracts/http/errors'
import { parseCookie } from 'cookie'
import type { Request } from 'express'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { AppError, unavailable } from '../errors.ts'
import type { RevocationState } from '../security/revocations.ts'
import { serviceTokenVerifier } from '../security/service-token.ts'
import type { Guard } from './access.ts'

/** Who is calling. */
export interface Caller {
  userId: number
  role: Role
  /** The session's id, for ending it. */
  jti: string
}

/** What auth signs into a session token; `at` is the time of issue in ms, finer than `iat`. */
export const SessionClaims = z.object({
  sub: z.coerce.number().pipe(UserId),
  role: Role,
  jti: z.string(),
  at: z.number(),
})
export type SessionClaims = z.infer<typeof SessionClaims>

const callers = new WeakMap<Request, Caller>()
/** Public requests with a session of which Redis could not tell: nobody's for now, but not signed out either. */
const unjudged = new WeakMap<Request, AppError>()

/** The caller of a route that only signed-in people reach. */
export function callerOf(req: Request): Caller {
  const caller = callers.get(req)
  if (!caller) throw new Error('callerOf needs a route that lets in signed-in people only')
  return caller
}
/** The caller of a public route, when they happen to be signed in. Throws `unavailable` while a session cannot be judged. */
export function callerIfAny(req: Request): Caller | undefined {
  const refusal = unjudged.get(req)
  if (refusal) throw refusal
  return callers.get(req)
}

export const isAdmin = (caller: Caller): boolean => caller.role === 'admin'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface GuardDeps {
  jwtPublicKey: string
  serviceKey: string
  revoked: (session: { jti: string; userId: number; issuedAt: number }) => Promise<RevocationState>
}

/** Checks session tokens (bearer or cookie), their revocation, the Origin of cookie-borne writes, and service tokens. */
export function createGuard({ jwtPublicKey, serviceKey, revoked }: GuardDeps): Guard {
  const publicKey = createPublicKey(jwtPublicKey)
  const isService = serviceTokenVerifier(serviceKey)

  const claimsOf = (token: string): SessionClaims | undefined => {
    try {
      return SessionClaims.parse(jwt.verify(token, publicKey, { algorithms: ['ES256'] }))
    } catch {
      return undefined
    }
  }

  /** The caller of a valid session; undefined without one; throws when the session ended or cannot be judged. */
  const authenticate = async (req: Request): Promise<Caller | undefined> => {
    const bearer = req.headers.authorization?.match(/^Bearer (.+)$/)?.[1]
    const cookie = parseCookie(req.headers.cookie ?? '')[SESSION_COOKIE]
    const token = bearer ?? cookie
    if (!token) return undefined
    const claims = claimsOf(token)
    if (!claims) throw new AppError('unauthenticated', 'session.invalid', MESSAGES.sessionEnded)
    const state = await revoked({ jti: claims.jti, userId: claims.sub, issuedAt: claims.at })
    if (state === 'unknown') throw unavailable()
    if (state === 'revoked') throw new AppError('unauthenticated', 'session.ended', MESSAGES.sessionEnded)
    if (!bearer && !SAFE.has(req.method) && !sameOrigin(req)) {
      throw new AppError('forbidden', 'origin.foreign', MESSAGES.foreignOrigin)
    }
    return { userId: claims.sub, role: claims.role, jti: claims.jti }
  }

  return async (access, req) => {
    if (access === 'internal') {
      const token = req.headers.authorization?.match(/^Bearer (.+)$/)?.[1]
      if (token && isService(token)) return
      throw new AppError('forbidden', 'internal', MESSAGES.forbidden)
    }
    if (access === 'public') {
      const caller = await authenticate(req).catch((refusal: unknown) => {
        if (refusal instanceof AppError && refusal.kind === 'unavailable') unjudged.set(req, refusal)
        return undefined
      })
      if (caller) callers.set(req, caller)
      return
    }
    const caller = await authenticate(req)
    if (!caller) throw new AppError('unauthenticated', 'unauthenticated', MESSAGES.unauthenticated)
    if (access === 'admin' && !isAdmin(caller)) throw new AppError('forbidden', 'forbidden', MESSAGES.forbidden)
    callers.set(req, caller)
  }
}

/** Browsers send Origin with every write; another site's page cannot forge it. */
function sameOrigin(req: Request): boolean {
  const { origin, host } = req.headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
