import {
  ForgottenPasswordOptions,
  ForgottenPasswordRequest,
  ForgottenPasswordResponse,
  NewPasswordRequest,
  NewPasswordResponse,
  PASSWORD_RESET_MESSAGES,
} from '@izlog/contracts/http/password-reset'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { networkOf, type RateLimit } from '@izlog/kit/security/rate-limit'
import { type Request, Router } from 'express'
import { askForLink, type ForgottenPasswordDeps, setNewPassword } from '../use-cases/forgotten-password.ts'

export interface PasswordResetRouteDeps extends ForgottenPasswordDeps {
  /** Password checks a minute from one network, for all accounts together. */
  loginLimit: RateLimit
}

/** A forgotten password: a link by e-mail, and the new password by that link. */
export function passwordResetRoutes(deps: PasswordResetRouteDeps): Router {
  const network = (req: Request) => networkOf(req.ip ?? '')
  return Router()
    .get('/api/auth/forgotten-password', allow('public'), (_req, res) => {
      res.json(ForgottenPasswordOptions.parse({ byEmail: deps.sendsMail }))
    })
    .post('/api/auth/forgotten-password', allow('public'), async (req, res) => {
      await deps.loginLimit(network(req))
      await askForLink(deps, read(ForgottenPasswordRequest, req.body).email, network(req))
      res.json(ForgottenPasswordResponse.parse({ message: PASSWORD_RESET_MESSAGES.asked }))
    })
    .post('/api/auth/new-password', allow('public'), async (req, res) => {
      await deps.loginLimit(network(req))
      await setNewPassword(deps, read(NewPasswordRequest, req.body), network(req))
      res.json(NewPasswordResponse.parse({ message: PASSWORD_RESET_MESSAGES.changed }))
    })
}
