import { ShopperCounts, TrackViewRequest } from '@izlog/contracts/http/track'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { siteOwnerOf } from '@izlog/kit/http/site'
import { networkOf } from '@izlog/kit/security/rate-limit'
import { Router } from 'express'
import type { Ports } from '../use-cases/ports.ts'
import { type TrackViewDeps, trackView } from '../use-cases/track-view.ts'

export const trackRoutes = (deps: TrackViewDeps & Pick<Ports, 'limitStays' | 'limitViews'>): Router =>
  Router().post('/api/track/view', allow('public'), async (req, res) => {
    const asked = read(TrackViewRequest, req.body)
    const limit = asked.stays ? deps.limitStays : deps.limitViews
    await limit(networkOf(req.ip ?? ''))
    const counts = await trackView(deps, asked, siteOwnerOf(req))
    if (counts) res.json(ShopperCounts.parse(counts))
    else res.status(204).end()
  })
