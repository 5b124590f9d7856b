import { TrackViewRequest } from '@izlog/contracts/http/track'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { networkOf } from '@izlog/kit/security/rate-limit'
import { Router } from 'express'
import type { CatalogDeps } from '../use-cases/deps.ts'
import { trackView } from '../use-cases/track-view.ts'

export const trackRoutes = (deps: CatalogDeps): Router =>
  Router().post('/api/track/view', allow('public'), async (req, res) => {
    const { productId } = read(TrackViewRequest, req.body)
    await deps.limitViews(networkOf(req.ip ?? ''))
    await trackView(deps, productId)
    res.status(204).end()
  })
