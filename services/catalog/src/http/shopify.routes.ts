import {
  PushLandingRequest,
  PushLandingResponse,
  SHOPIFY_MESSAGES,
  ShopifyTestResponse,
} from '@izlog/contracts/http/shopify'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { type PushLandingDeps, pushLanding, testShopify } from '../use-cases/push-landing.ts'

export const shopifyRoutes = (deps: PushLandingDeps): Router =>
  Router()
    .post('/api/shopify/test', allow('signedIn'), async (req, res) => {
      const shop = await testShopify(deps, callerOf(req))
      res.json(ShopifyTestResponse.parse({ success: true, message: SHOPIFY_MESSAGES.testOk, shop }))
    })
    .post('/api/shopify/push-landing', allow('owner'), async (req, res) => {
      const pushed = await pushLanding(deps, callerOf(req), read(PushLandingRequest, req.body ?? {}))
      res.json(PushLandingResponse.parse({ success: true, message: SHOPIFY_MESSAGES.pushed, ...pushed }))
    })
