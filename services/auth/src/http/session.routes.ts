import {
  LoginRequest,
  LoginResponse,
  LogoutResponse,
  MeResponse,
  SESSION_COOKIE,
  SESSION_SECONDS,
  SIGNED_IN_COOKIE,
} from '@izlog/contracts/http/auth'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerIfAny } from '@izlog/kit/http/session'
import type { RateLimit } from '@izlog/kit/security/rate-limit'
import type { SecretKeys } from '@izlog/kit/security/secrets'
import { type CookieOptions, Router } from 'express'
import { currentUserOf } from '../domain/current-user.ts'
import type { Users } from '../store/mongo-users.ts'
import { type LogInDeps, logIn } from '../use-cases/log-in.ts'

export interface SessionRouteDeps extends LogInDeps {
  users: Users
  secrets: SecretKeys
  loginLimit: RateLimit
  endSession: (jti: string) => Promise<void>
  /** Cookies go over https only where the platform does. */
  secureCookies: boolean
}

/** Platform spec 7: login, logout, me. */
export function sessionRoutes(deps: SessionRouteDeps): Router {
  const cookie: CookieOptions = {
    path: '/',
    sameSite: 'lax',
    secure: deps.secureCookies,
    maxAge: SESSION_SECONDS * 1000,
  }
  const { maxAge: _maxAge, ...cleared } = cookie

  return Router()
    .post('/api/auth/login', allow('public'), async (req, res) => {
      await deps.loginLimit(req.ip ?? '')
      const { user, token } = await logIn(deps, read(LoginRequest, req.body))
      res.cookie(SESSION_COOKIE, token, { ...cookie, httpOnly: true })
      res.cookie(SIGNED_IN_COOKIE, '1', cookie)
      res.set('Cache-Control', 'no-store').json(LoginResponse.parse({ user: currentUserOf(user, deps.secrets), token }))
    })
    .post('/api/auth/logout', allow('public'), async (req, res) => {
      const caller = callerIfAny(req)
      if (caller) await deps.endSession(caller.jti)
      res.clearCookie(SESSION_COOKIE, { ...cleared, httpOnly: true })
      res.clearCookie(SIGNED_IN_COOKIE, cleared)
      res.json(LogoutResponse.parse({ success: true }))
    })
    .get('/api/auth/me', allow('public'), async (req, res) => {
      const caller = callerIfAny(req)
      const user = caller && (await deps.users.byId(caller.userId))
      res.set('Cache-Control', 'no-store')
      res.json(MeResponse.parse(user?.isActive ? currentUserOf(user, deps.secrets) : null))
    })
}
