import { createPublicKey } from 'node:crypto'
import { sessionCookieOf, UNPREFIXED_SESSION_COOKIE } from '@izlog/contracts/http/auth'
import { MESSAGES } from '@izlog/contracts/http/errors'
import { parseCookie } from 'cookie'
import type { Request } from 'express'
import jwt from 'jsonwebtoken'
import { AppError, unavailable } from '../errors.ts'
import { type Caller, isAdmin, SessionClaims } from '../identity.ts'
import type { RevocationState } from '../security/revocations.ts'
import { type ServiceName, type ServicePublicKeys, serviceTokenVerifier } from '../security/service-token.ts'
import type { Guard } from './access.ts'

const callers = new WeakMap<Request, Caller>()
/** Why a public request that brought a session has none. */
const refusals = new WeakMap<Request, AppError>()

/** The caller of a route that only signed-in people reach. */
export function callerOf(req: Request): Caller {
  const caller = callers.get(req)
  if (!caller) throw new Error('callerOf needs a route that lets in signed-in people only')
  return caller
}
/** The caller of a public route, when they happen to be signed in. Throws `unavailable` while a session cannot be judged. */
export function callerIfAny(req: Request): Caller | undefined {
  const refusal = refusals.get(req)
  // Nobody's for now, but not signed out either.
  if (refusal?.kind === 'unavailable') throw refusal
  return callers.get(req)
}
/** Throws `forbidden` to a public route's request that a browser sends from another site, where it may have kept the cookie back. */
export function refuseForeignOrigin(req: Request): void {
  if (req.headers.origin !== undefined && !sameOrigin(req)) throw foreignOrigin()
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Finds the session that a request brings, without asking whether it has ended. */
export interface SessionReader {
  /** Those of the cookie, where there is one that counts. Undefined: it brings none. Throws `unauthenticated` where it counts for nothing, and `forbidden` for a write by cookie from another site. */
  read(req: Request, options?: { evenExpired?: boolean }): SessionClaims | undefined
}

export function sessionReader({ jwtPublicKey, secure }: Pick<GuardDeps, 'jwtPublicKey' | 'secure'>): SessionReader {
  const publicKey = createPublicKey(jwtPublicKey)
  return {
    read(req, { evenExpired = false } = {}) {
      const claimsOf = (token: string | undefined): SessionClaims | undefined => {
        try {
          const options = { algorithms: ['ES256' as const], ignoreExpiration: evenExpired }
          return token === undefined ? undefined : SessionClaims.parse(jwt.verify(token, publicKey, options))
        } catch {
          return undefined
        }
      }
      const cookies = parseCookie(req.headers.cookie ?? '')
      const own = cookies[sessionCookieOf(secure)]
      const cookie = own ?? cookies[UNPREFIXED_SESSION_COOKIE]
      const bearer = req.headers.authorization?.match(/^Bearer (.+)$/)?.[1]
      if (!bearer && !cookie) return undefined

      const kept = claimsOf(cookie)
      const inCookie = kept?.use === undefined || (kept.use === 'cookie' && cookie === own) ? kept : undefined
      const shown = claimsOf(bearer)
      const standsAlone = shown && (shown.use === undefined || shown.use === 'api')
      const besideCookie = shown?.use === 'page' && inCookie?.jti === shown.jti && inCookie.sub === shown.sub
      const claims = standsAlone ? shown : !bearer || besideCookie ? inCookie : undefined
      if (!claims) throw new AppError('unauthenticated', 'session.invalid', MESSAGES.sessionEnded)
      if (!bearer && !SAFE.has(req.method) && !sameOrigin(req)) {
        throw foreignOrigin()
      }
      return claims
    },
  }
}

export interface GuardDeps {
  jwtPublicKey: string
  /** Whose guard it is: a token for another service opens nothing here. */
  self: ServiceName
  servicePublicKeys: ServicePublicKeys
  /** The platform speaks https. */
  secure: boolean
  revoked: (session: { jti: string; userId: number; issuedAt: number }) => Promise<RevocationState>
}

/** Checks session tokens (bearer or cookie), their revocation, the Origin of cookie-borne writes, and service tokens. */
export function createGuard({ jwtPublicKey, self, servicePublicKeys, secure, revoked }: GuardDeps): Guard {
  const sessions = sessionReader({ jwtPublicKey, secure })
  const serviceOf = serviceTokenVerifier(servicePublicKeys, self)

  /** The caller of a valid session; undefined without one; throws when the session ended or cannot be judged. */
  const authenticate = async (req: Request): Promise<Caller | undefined> => {
    const claims = sessions.read(req)
    if (!claims) return undefined
    const state = await revoked({ jti: claims.jti, userId: claims.sub, issuedAt: claims.at })
    if (state === 'unknown') throw unavailable()
    if (state === 'revoked') throw new AppError('unauthenticated', 'session.ended', MESSAGES.sessionEnded)
    return { userId: claims.sub, role: claims.role, jti: claims.jti }
  }

  return async ({ access, services }, req) => {
    if (access === 'internal') {
      const token = req.headers.authorization?.match(/^Bearer (.+)$/)?.[1]
      const service = token && serviceOf(token)
      if (service && services.includes(service)) return
      throw new AppError('forbidden', 'internal', MESSAGES.forbidden)
    }
    if (access === 'public') {
      const caller = await authenticate(req).catch((refusal: unknown) => {
        if (refusal instanceof AppError) refusals.set(req, refusal)
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

const foreignOrigin = () => new AppError('forbidden', 'origin.foreign', MESSAGES.foreignOrigin)

/** Browsers send Origin with every write; another site's page cannot forge it. */
function sameOrigin(req: Request): boolean {
  const { origin, host } = req.headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
