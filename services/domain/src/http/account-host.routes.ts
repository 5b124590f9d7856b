import {
  AddSingleDomain,
  DOMAIN_MESSAGES,
  SingleDomainAction,
  SingleDomainAnswer,
  SingleDomainResponse,
} from '@izlog/contracts/http/domains'
import type { Initiator } from '@izlog/kit/audit/audit-event'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { type Request, Router } from 'express'
import { connectHost } from '../use-cases/add-host.ts'
import { removeHost } from '../use-cases/change-hosts.ts'
import type { DomainDeps } from '../use-cases/deps.ts'
import { accountClaim, showAccountHost } from '../use-cases/own-claims.ts'
import { verifyHost } from '../use-cases/verify-host.ts'

/** docs/product/platform.md 7: /domain, the seller's account host. */
export function accountHostRoutes(deps: DomainDeps): Router {
  const answer = async (userId: number, message: string) =>
    SingleDomainAnswer.parse({ domain: await showAccountHost(deps, userId), message })

  const connect = async (userId: number, typed: string, field: string, by: Initiator) => {
    await connectHost(deps, userId, typed, field, by)
    return answer(userId, DOMAIN_MESSAGES.connected)
  }
  const verify = async (userId: number, by: Initiator, typed?: string) => {
    await verifyHost(deps, await accountClaim(deps, userId, typed), by)
    return answer(userId, DOMAIN_MESSAGES.verified)
  }
  const remove = async (userId: number, by: Initiator, typed?: string) => {
    await removeHost(deps, await accountClaim(deps, userId, typed), by)
    return answer(userId, DOMAIN_MESSAGES.removed)
  }
  const act = (userId: number, { customDomain, action }: SingleDomainAction, by: Initiator) => {
    if (action === 'add') return connect(userId, customDomain, 'customDomain', by)
    return action === 'verify' ? verify(userId, by, customDomain) : remove(userId, by, customDomain)
  }

  return Router()
    .get('/api/user/domain', allow('signedIn'), async (req, res) => {
      res.json(SingleDomainResponse.parse({ domain: await showAccountHost(deps, callerOf(req).userId) }))
    })
    .post('/api/user/domain', allow('signedIn'), async (req, res) => {
      const { userId } = callerOf(req)
      const by = initiatorOf(req)
      if (isAction(req)) res.json(await act(userId, read(SingleDomainAction, req.body), by))
      else res.json(await connect(userId, read(AddSingleDomain, req.body).domain, 'domain', by))
    })
    .post('/api/user/domain/verify', allow('signedIn'), async (req, res) => {
      res.json(await verify(callerOf(req).userId, initiatorOf(req)))
    })
    .delete('/api/user/domain', allow('signedIn'), async (req, res) => {
      res.json(await remove(callerOf(req).userId, initiatorOf(req)))
    })
}

/** The two forms of the body differ by their fields (docs/product/platform.md 5). */
const isAction = ({ body }: Request) =>
  typeof body === 'object' && body !== null && ('customDomain' in body || 'action' in body)
