import {
  DOMAIN_MESSAGES,
  DomainAnswer,
  DomainHost,
  DomainList,
  type DomainState,
  PrimaryDomain,
  RemoveDomainAnswer,
  TestDnsAnswer,
} from '@izlog/contracts/http/domains'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { type Request, type Response, Router } from 'express'
import { addHost } from '../use-cases/add-host.ts'
import { makePrimary, removeHost, renewLapsedClaim } from '../use-cases/change-hosts.ts'
import type { DomainDeps } from '../use-cases/deps.ts'
import { listHosts, ownClaim, showHost } from '../use-cases/own-claims.ts'
import { testHostDns, verifyHost } from '../use-cases/verify-host.ts'

/** What is true after a refresh that changed nothing. */
const UNCHANGED: Readonly<Record<DomainState, string>> = {
  pending: DOMAIN_MESSAGES.stillValid,
  verified: DOMAIN_MESSAGES.nothingToRefresh,
  taken: DOMAIN_MESSAGES.taken,
  // It lapsed while this was asked.
  lapsed: DOMAIN_MESSAGES.lapsed,
}

/** docs/product/platform.md 7: /domains. Each caller sees only their own hosts, administrators too. */
export function hostsRoutes(deps: DomainDeps): Router {
  const answer = async (req: Request, res: Response, id: number, message: string) =>
    res.json(DomainAnswer.parse({ domain: await showHost(deps, callerOf(req).userId, id), message }))
  /** The caller's claim on the host that the body names. */
  const named = (req: Request) => ownClaim(deps, callerOf(req).userId, read(DomainHost, req.body).host)

  return Router()
    .get('/api/domains', allow('signedIn'), async (req, res) => {
      res.json(DomainList.parse(await listHosts(deps, callerOf(req).userId)))
    })
    .post('/api/domains', allow('signedIn'), async (req, res) => {
      const { id } = await addHost(deps, callerOf(req).userId, read(DomainHost, req.body).host, initiatorOf(req))
      await answer(req, res.status(201), id, DOMAIN_MESSAGES.added)
    })
    .post('/api/domains/verify', allow('owner'), async (req, res) => {
      const claim = await named(req)
      await verifyHost(deps, claim, initiatorOf(req))
      await answer(req, res, claim.id, DOMAIN_MESSAGES.verifiedOne)
    })
    .post('/api/domains/primary', allow('owner'), async (req, res) => {
      const { domainId } = read(PrimaryDomain, req.body)
      await makePrimary(deps, callerOf(req).userId, domainId)
      await answer(req, res, domainId, DOMAIN_MESSAGES.primarySet)
    })
    .post('/api/domains/refresh', allow('owner'), async (req, res) => {
      const claim = await named(req)
      const isRenewed = await renewLapsedClaim(deps, claim)
      const domain = await showHost(deps, callerOf(req).userId, claim.id)
      const message = isRenewed ? DOMAIN_MESSAGES.refreshed : UNCHANGED[domain.state]
      res.json(DomainAnswer.parse({ domain, message }))
    })
    .post('/api/domains/test-dns', allow('owner'), async (req, res) => {
      res.json(TestDnsAnswer.parse(await testHostDns(deps, await named(req))))
    })
    .delete('/api/domains/:host', allow('owner'), async (req, res) => {
      await removeHost(deps, await ownClaim(deps, callerOf(req).userId, String(req.params.host)), initiatorOf(req))
      res.json(RemoveDomainAnswer.parse({ message: DOMAIN_MESSAGES.removedOne }))
    })
}
