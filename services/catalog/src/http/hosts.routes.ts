import { SITE_OWNER_HEADER, SITE_PRIMARY_HEADER } from '@izlog/contracts/http/hosts'
import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'
import { findSite } from '../use-cases/find-site.ts'
import type { Ports } from '../use-cases/ports.ts'

/** Resolves a host that is not the platform's, for the gateway; contracts/src/http/hosts.ts describes the answers. */
export const hostRoutes = (deps: Pick<Ports, 'domains' | 'sellers'>): Router =>
  Router().get('/internal/hosts/:host', allow('public'), async (req, res) => {
    const site = await findSite(deps, String(req.params.host), { secure: req.query.scheme === 'https' })
    if (!site) res.status(401)
    else if ('owner' in site) res.set(SITE_OWNER_HEADER, String(site.owner))
    else res.status(403).set(SITE_PRIMARY_HEADER, site.primary)
    res.end()
  })
