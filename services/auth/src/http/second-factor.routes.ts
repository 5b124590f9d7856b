import {
  Enrolment,
  EnrolmentRequest,
  NewRecoveryCodesRequest,
  RecoveryCodes,
  RemoveSecondFactorRequest,
  RemoveSecondFactorResponse,
  SetSecondFactorRequest,
} from '@izlog/contracts/http/second-factor'
import type { AuditOutbox } from '@izlog/kit/audit/audit-outbox'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { networkOf, type RateLimit } from '@izlog/kit/security/rate-limit'
import { Router } from 'express'
import {
  beginEnrolment,
  type OwnSecondFactorDeps,
  removeSecondFactor,
  renewRecoveryCodes,
  setSecondFactor,
} from '../use-cases/second-factor.ts'
import type { SessionCookies } from './session-cookies.ts'

export interface SecondFactorRouteDeps extends OwnSecondFactorDeps {
  /** Password checks a minute from one network, for all accounts together. */
  loginLimit: RateLimit
  audit: Pick<AuditOutbox, 'record'>
  cookies: Pick<SessionCookies, 'markOf'>
}

/** The caller's own second factor. */
export const secondFactorRoutes = (deps: SecondFactorRouteDeps): Router =>
  Router()
    .post('/api/auth/second-factor/enrolment', allow('signedIn'), async (req, res) => {
      await deps.loginLimit(networkOf(req.ip ?? ''))
      const { currentPassword } = read(EnrolmentRequest, req.body)
      res.json(
        Enrolment.parse(
          await beginEnrolment(deps, callerOf(req).userId, { currentPassword, browserMark: deps.cookies.markOf(req) }),
        ),
      )
    })
    .put('/api/auth/second-factor', allow('signedIn'), async (req, res) => {
      const { enrolment, code } = read(SetSecondFactorRequest, req.body)
      const recoveryCodes = await setSecondFactor(deps, callerOf(req).userId, enrolment, code)
      await deps.audit.record(initiatorOf(req), 'second-factor-set')
      res.json(RecoveryCodes.parse({ recoveryCodes }))
    })
    .post('/api/auth/second-factor/recovery-codes', allow('signedIn'), async (req, res) => {
      await deps.loginLimit(networkOf(req.ip ?? ''))
      const { currentPassword } = read(NewRecoveryCodesRequest, req.body)
      const recoveryCodes = await renewRecoveryCodes(deps, callerOf(req).userId, {
        currentPassword,
        browserMark: deps.cookies.markOf(req),
      })
      await deps.audit.record(initiatorOf(req), 'recovery-codes-renewed')
      res.json(RecoveryCodes.parse({ recoveryCodes }))
    })
    .delete('/api/auth/second-factor', allow('signedIn'), async (req, res) => {
      await deps.loginLimit(networkOf(req.ip ?? ''))
      const { currentPassword } = read(RemoveSecondFactorRequest, req.body)
      await removeSecondFactor(deps, callerOf(req).userId, { currentPassword, browserMark: deps.cookies.markOf(req) })
      await deps.audit.record(initiatorOf(req), 'second-factor-removed')
      res.json(RemoveSecondFactorResponse.parse({ success: true }))
    })
