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
/** Why the session of a public request was refused. */
const refusals = new WeakMap<Request, AppError>()

/** The caller of a route for signed-in users. Throws an Error on other routes. */
export function callerOf(req: Request): Caller {
  const caller = callers.get(req)
  if (!caller) throw new Error('callerOf needs a route that lets in signed-in people only')
  return caller
}
/** The caller of a public route if signed in. Throws `unavailable` while the session cannot be checked. */
export function callerIfAny(req: Request): Caller | undefined {
  const refusal = refusals.get(req)
  // Answering as if signed out would be wrong: the session may be valid.
  if (refusal?.kind === 'unavailable') throw refusal
  return callers.get(req)
}
/** Throws `forbidden` for a browser's request from another site. For public routes: SameSite may have withheld its cookie, so the guard cannot refuse it. */
export function refuseForeignOrigin(req: Request): void {
  if (req.headers.origin !== undefined && !sameOrigin(req)) throw foreignOrigin()
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Reads the session of a request, without checking whether it was revoked. */
export interface SessionReader {
  /** The claims of the request's valid token. Undefined if it has none. Throws `unauthenticated` if its tokens are invalid, and `forbidden` for a write by cookie from another site. */
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
      const current = cookies[sessionCookieOf(secure)]
      const cookie = current ?? cookies[UNPREFIXED_SESSION_COOKIE]
      const bearer = req.headers.authorization?.match(/^Bearer (.+)$/)?.[1]
      if (!bearer && !cookie) return undefined

      const ofCookie = claimsOf(cookie)
      const isValidCookie = ofCookie?.use === undefined || (ofCookie.use === 'cookie' && cookie === current)
      const inCookie = isValidCookie ? ofCookie : undefined
      const inHeader = claimsOf(bearer)
      const isApiToken = inHeader && (inHeader.use === undefined || inHeader.use === 'api')
      const isPageToken = inHeader?.use === 'page' && inCookie?.jti === inHeader.jti && inCookie.sub === inHeader.sub
      const claims = isApiToken ? inHeader : !bearer || isPageToken ? inCookie : undefined
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
  /** The service itself: it accepts only service tokens that name it. */
  self: ServiceName
  servicePublicKeys: ServicePublicKeys
  /** Whether users sign in over https. */
  secure: boolean
  revoked: (session: { jti: string; userId: number; issuedAt: number }) => Promise<RevocationState>
}

/** Checks session tokens in header or cookie, their revocation, the Origin of writes by cookie, and service tokens. */
export function createGuard({ jwtPublicKey, self, servicePublicKeys, secure, revoked }: GuardDeps): Guard {
  const sessions = sessionReader({ jwtPublicKey, secure })
  const serviceOf = serviceTokenVerifier(servicePublicKeys, self)

  /** The caller of a valid session; undefined without one. Throws if the session has ended or cannot be checked. */
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

/** Browsers send Origin with every write, and scripts cannot change it. */
function sameOrigin(req: Request): boolean {
  const { origin, host } = req.headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
