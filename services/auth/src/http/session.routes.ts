import { LoginRequest, LoginResponse, LogoutResponse, MeResponse } from '@izlog/contracts/http/auth'
import { ChangePasswordRequest, ChangePasswordResponse, SETTINGS_MESSAGES } from '@izlog/contracts/http/settings'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerIfAny, callerOf } from '@izlog/kit/http/session'
import { networkOf, type RateLimit } from '@izlog/kit/security/rate-limit'
import { Router } from 'express'
import { type ChangePasswordDeps, changePassword } from '../use-cases/change-password.ts'
import { logIn } from '../use-cases/log-in.ts'
import { type ShowUserDeps, showUser } from '../use-cases/show-user.ts'
import type { SessionCookies } from './session-cookies.ts'

export interface SessionRouteDeps extends ChangePasswordDeps, ShowUserDeps {
  /** By address: guesses of a password, whoever makes them. */
  loginLimit: RateLimit
  endSession: (jti: string) => Promise<void>
  cookies: SessionCookies
}

/** Platform spec 7: login, logout, me, change-password. */
export const sessionRoutes = (deps: SessionRouteDeps): Router =>
  Router()
    .post('/api/auth/login', allow('public'), async (req, res) => {
      await deps.loginLimit(networkOf(req.ip ?? ''))
      const { user, token } = await logIn(deps, read(LoginRequest, req.body))
      deps.cookies.set(res, token)
      res.set('Cache-Control', 'no-store').json(LoginResponse.parse({ user: await showUser(deps, user), token }))
    })
    .post('/api/auth/logout', allow('public'), async (req, res) => {
      const caller = callerIfAny(req)
      if (caller) await deps.endSession(caller.jti)
      deps.cookies.clear(res)
      res.json(LogoutResponse.parse({ success: true }))
    })
    .get('/api/auth/me', allow('public'), async (req, res) => {
      const caller = callerIfAny(req)
      const user = caller && (await deps.users.byId(caller.userId))
      res.set('Cache-Control', 'no-store')
      res.json(MeResponse.parse(user?.isActive ? await showUser(deps, user) : null))
    })
    .post('/api/auth/change-password', allow('signedIn'), async (req, res) => {
      await deps.loginLimit(networkOf(req.ip ?? ''))
      const token = await changePassword(deps, callerOf(req).userId, read(ChangePasswordRequest, req.body))
      deps.cookies.set(res, token)
      const answer = { message: SETTINGS_MESSAGES.passwordChanged, token }
      res.set('Cache-Control', 'no-store').json(ChangePasswordResponse.parse(answer))
    })
