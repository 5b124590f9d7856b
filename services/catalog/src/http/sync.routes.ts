import {
  CreateWebsiteRequest,
  CreateWebsiteResponse,
  DashboardQuery,
  SyncDashboard,
} from '@izlog/contracts/http/catalog'
import { SyncCreateRequest, SyncCreateResponse } from '@izlog/contracts/http/cross-sync'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerGone } from '@izlog/kit/http/caller-gone'
import { callerOf } from '@izlog/kit/http/session'
import type { Caller } from '@izlog/kit/identity'
import { Router } from 'express'
import { createWebsite } from '../use-cases/create-website.ts'
import { type ReadDashboardDeps, readDashboard } from '../use-cases/read-dashboard.ts'
import { type SyncWebsiteDeps, syncWebsite } from '../use-cases/sync-website.ts'
import { streamProgress } from './stream-progress.ts'

export const syncRoutes = (deps: SyncWebsiteDeps & ReadDashboardDeps): Router =>
  Router()
    .post('/api/sync/create-website', allow('signedIn'), async (req, res) => {
      const signal = callerGone(res)
      if (isSyncBody(req.body))
        return void res.json(await synced(deps, callerOf(req), read(SyncCreateRequest, req.body), signal))
      const made = await createWebsite(deps, callerOf(req), read(CreateWebsiteRequest, req.body), { signal })
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
      res.json(SyncDashboard.parse(await readDashboard(deps, callerOf(req), read(DashboardQuery, req.query).cursor)))
    })

/** The sync screen sends links, the builder a single product. */
const isSyncBody = (body: unknown): boolean => typeof body === 'object' && body !== null && 'urls' in body

async function synced(
  deps: SyncWebsiteDeps & ReadDashboardDeps,
  caller: Caller,
  request: SyncCreateRequest,
  signal: AbortSignal,
): Promise<SyncCreateResponse> {
  const { website, writing, syncTargets } = await syncWebsite(deps, caller, request, signal)
  const { id, customUrl, title } = website
  const websiteUrl = `${deps.publicUrl}/${customUrl}`
  return SyncCreateResponse.parse({
    success: true,
    website: { id, customUrl, title },
    writing,
    websiteUrl,
    syncTargets,
  })
}
