import { DAY_MS } from '@izlog/contracts/domain/durations'
import { LoginRequest, LoginResponse, LogoutResponse, MeResponse, RenewResponse } from '@izlog/contracts/http/auth'
import { MESSAGES } from '@izlog/contracts/http/errors'
import { OthersEnded, SessionEnded, SessionList } from '@izlog/contracts/http/sessions'
import { ChangePasswordRequest, ChangePasswordResponse, SETTINGS_MESSAGES } from '@izlog/contracts/http/settings'
import { AppError, read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerIfAny, callerOf, refuseForeignOrigin, type SessionReader } from '@izlog/kit/http/session'
import type { SessionClaims } from '@izlog/kit/identity'
import { networkOf, type RateLimit } from '@izlog/kit/security/rate-limit'
import { type Request, type Response, Router } from 'express'
import type { User } from '../domain/user.ts'
import { type ChangePasswordDeps, changePassword } from '../use-cases/change-password.ts'
import { endOtherSessions } from '../use-cases/end-other-sessions.ts'
import { type EndSessionDeps, endOwnSession, endSession } from '../use-cases/end-session.ts'
import { type LogInDeps, logIn } from '../use-cases/log-in.ts'
import { renewSession } from '../use-cases/renew-session.ts'
import { type ShowUserDeps, showUser } from '../use-cases/show-user.ts'
import { deviceOf } from './device-of.ts'
import type { SessionCookies } from './session-cookies.ts'

export interface SessionRouteDeps extends ChangePasswordDeps, ShowUserDeps, LogInDeps, EndSessionDeps {
  /** Password checks a minute from one network, for all accounts together. */
  loginLimit: RateLimit
  reader: SessionReader
  cookies: SessionCookies
}

/** A cookie older than this is renewed by /api/auth/me, ms. */
const RENEWED_AFTER_MS = DAY_MS

/** docs/product/platform.md 7: login, logout, me, change-password; and the caller's own sessions. */
export function sessionRoutes(deps: SessionRouteDeps): Router {
  const { cookies, reader, now } = deps

  /** The session of a request's token, even when the token has expired. */
  const broughtBy = (req: Request): SessionClaims | undefined => {
    try {
      return reader.read(req, { evenExpired: true })
    } catch (refusal) {
      if (refusal instanceof AppError) return undefined
      throw refusal
    }
  }
  const renew = async (claims: SessionClaims, req: Request, res: Response) => {
    const renewed = await renewSession(deps, claims, deviceOf(req))
    cookies.set(res, renewed.tokens.cookie)
    return renewed
  }
  /** The signed-in user. A browser that comes back after days has its session renewed. */
  const whoIs = async (req: Request, res: Response): Promise<User | undefined> => {
    const claims = broughtBy(req)
    if (claims?.use === 'cookie' && now().getTime() - claims.at > RENEWED_AFTER_MS) {
      return renew(claims, req, res).then(({ user }) => user, nobodyWhenRefused)
    }
    const caller = callerIfAny(req)
    return caller && deps.users.byId(caller.userId)
  }

  return Router()
    .post('/api/auth/login', allow('public'), async (req, res) => {
      await deps.loginLimit(networkOf(req.ip ?? ''))
      const request = read(LoginRequest, req.body)
      const { user, tokens, mark, recoveryCodes } = await logIn(deps, request, deviceOf(req), cookies.markOf(req))
      cookies.set(res, tokens.cookie)
      cookies.mark(res, mark)
      const answer = { user: await showUser(deps, user), token: tokens.token, recoveryCodes }
      res.set('Cache-Control', 'no-store').json(LoginResponse.parse(answer))
    })
    .post('/api/auth/renew', allow('public'), async (req, res) => {
      const claims = reader.read(req, { evenExpired: true })
      // A token from before sessions were stored can be checked only by the guard, so it must still let its caller in.
      if (!claims || (claims.use === undefined && !callerIfAny(req)))
        throw new AppError('unauthenticated', 'session.ended', MESSAGES.sessionEnded)
      const { user, tokens } = await renew(claims, req, res)
      const answer = { user: await showUser(deps, user), token: tokens.token }
      res.set('Cache-Control', 'no-store').json(RenewResponse.parse(answer))
    })
    .post('/api/auth/logout', allow('public'), async (req, res) => {
      refuseForeignOrigin(req)
      const caller = callerIfAny(req)
      const id = caller?.jti ?? broughtBy(req)?.jti
      if (id) await endSession(deps, id)
      if (caller) await deps.audit.record(initiatorOf(req), 'signed-out')
      cookies.clear(res)
      res.json(LogoutResponse.parse({ success: true }))
    })
    .get('/api/auth/me', allow('public'), async (req, res) => {
      const user = await whoIs(req, res)
      res.set('Cache-Control', 'no-store')
      res.json(MeResponse.parse(user?.isActive ? await showUser(deps, user) : null))
    })
    .post('/api/auth/change-password', allow('signedIn'), async (req, res) => {
      await deps.loginLimit(networkOf(req.ip ?? ''))
      const request = read(ChangePasswordRequest, req.body)
      const { userId } = callerOf(req)
      const { cookie, token } = await changePassword(deps, userId, request, deviceOf(req), cookies.markOf(req))
      cookies.set(res, cookie)
      res.json(ChangePasswordResponse.parse({ message: SETTINGS_MESSAGES.passwordChanged, token }))
    })
    .get('/api/auth/sessions', allow('signedIn'), async (req, res) => {
      const { userId, jti } = callerOf(req)
      const open = await deps.sessions.of(userId, now())
      const items = open.map(({ id, device, network, openedAt, seenAt }) => ({
        id,
        device,
        network,
        isCurrent: id === jti,
        openedAt: openedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      }))
      res.json(SessionList.parse({ items }))
    })
    .delete('/api/auth/sessions/:id', allow('signedIn'), async (req, res) => {
      await endOwnSession(deps, callerOf(req).userId, String(req.params.id))
      await deps.audit.record(initiatorOf(req), 'sessions-ended')
      res.json(SessionEnded.parse({ success: true }))
    })
    .post('/api/auth/sessions/end-others', allow('signedIn'), async (req, res) => {
      const { cookie, token } = await endOtherSessions(deps, callerOf(req).userId, deviceOf(req))
      await deps.audit.record(initiatorOf(req), 'sessions-ended')
      cookies.set(res, cookie)
      res.json(OthersEnded.parse({ token }))
    })
}

function nobodyWhenRefused(refusal: unknown): undefined {
  if (refusal instanceof AppError && refusal.kind !== 'unavailable') return undefined
  throw refusal
}
