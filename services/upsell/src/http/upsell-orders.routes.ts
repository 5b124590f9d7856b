import { UpsellOrderRequest, UpsellOrderResponse } from '@izlog/contracts/http/upsell'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { siteOwnerOf } from '@izlog/kit/http/site'
import { networkOf } from '@izlog/kit/security/rate-limit'
import { Router } from 'express'
import { addUpsell } from '../use-cases/add-upsell.ts'
import type { UpsellDeps } from '../use-cases/deps.ts'

/** docs/product/builder.md 3.4: a shopper adds an upsell product to their order. */
export const upsellOrderRoutes = (deps: UpsellDeps): Router =>
  Router().post('/api/upsell/order', allow('public'), async (req, res) => {
    await deps.upsellLimit(networkOf(req.ip ?? ''))
    const client = { ip: req.ip ?? null, userAgent: req.get('user-agent')?.slice(0, 500) ?? null }
    const upsell = await addUpsell(deps, {
      request: read(UpsellOrderRequest, req.body),
      client,
      site: siteOwnerOf(req),
    })
    res
      .status(201)
      .set('Cache-Control', 'no-store')
      .json(UpsellOrderResponse.parse({ success: true, ...upsell }))
  })
