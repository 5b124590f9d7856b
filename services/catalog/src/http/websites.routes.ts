import { AdminWebsitePage, AdminWebsitesQuery, WebsitePage } from '@izlog/contracts/http/catalog'
import { PageQuery } from '@izlog/contracts/http/paging'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { listAllWebsites } from '../use-cases/list-all-websites.ts'
import type { Ports } from '../use-cases/ports.ts'

/** Lists of pages for sellers and administrators. */
export const websiteRoutes = (deps: Pick<Ports, 'websites' | 'sellers' | 'listings'>): Router =>
  Router()
    .get('/api/websites/my', allow('signedIn'), async (req, res) => {
      res.json(WebsitePage.parse(await deps.websites.listOf(callerOf(req).userId, read(PageQuery, req.query))))
    })
    .get('/api/websites', allow('admin'), async (req, res) => {
      res.json(AdminWebsitePage.parse(await listAllWebsites(deps, read(AdminWebsitesQuery, req.query))))
    })
