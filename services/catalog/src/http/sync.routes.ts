import { CreateWebsiteRequest, CreateWebsiteResponse, SyncDashboard } from '@izlog/contracts/http/catalog'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { createWebsite } from '../use-cases/create-website.ts'
import type { CatalogDeps } from '../use-cases/deps.ts'
import { readDashboard } from '../use-cases/read-dashboard.ts'
import { streamProgress } from './stream-progress.ts'

export const syncRoutes = (deps: CatalogDeps): Router =>
  Router()
    .post('/api/sync/create-website', allow('signedIn'), async (req, res) => {
      const made = await createWebsite(deps, callerOf(req), read(CreateWebsiteRequest, req.body))
      const { id, customUrl, title } = made.website
      const websiteUrl = `${deps.publicUrl}/${customUrl}`
      res.json(
        CreateWebsiteResponse.parse({
          success: true,
          website: { id, customUrl, title },
          writing: made.writing,
          websiteUrl,
          syncTargets: [websiteUrl],
        }),
      )
    })
    .get('/api/sync/progress/:key', allow('signedIn'), streamProgress(deps))
    .get('/api/sync/dashboard', allow('signedIn'), async (req, res) => {
      res.json(SyncDashboard.parse(await readDashboard(deps, callerOf(req))))
    })
