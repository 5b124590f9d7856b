import {
  DeliveriesQuery,
  DeliveryPage,
  DeliveryTestResponse,
  FailedDeliveriesQuery,
  LastTestOrder,
  RetryDeliveryResponse,
} from '@izlog/contracts/http/deliveries'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import type { RateLimit } from '@izlog/kit/security/rate-limit'
import { Router } from 'express'
import { z } from 'zod'
import { type ListDeliveriesDeps, listDeliveries, listFailedDeliveries } from '../use-cases/list-deliveries.ts'
import { type RetryDeps, retryDelivery } from '../use-cases/retry-delivery.ts'
import { lastTestOrder, type TestChannelsDeps, testChannels } from '../use-cases/test-channels.ts'

export type DeliveryRouteDeps = ListDeliveriesDeps & RetryDeps & TestChannelsDeps & { testOrderLimit: RateLimit }

const DeliveryParams = z.object({ id: z.string().max(100) })

/** Administrators see everybody's deliveries, a seller their own. */
const scopeOf = (caller: Caller): number | undefined => (isAdmin(caller) ? undefined : caller.userId)

/** The deliveries of a seller's orders, and retrying them. */
export const deliveryRoutes = (deps: DeliveryRouteDeps): Router =>
  Router()
    .get('/api/deliveries', allow('owner'), async (req, res) => {
      const page = await listDeliveries(deps, scopeOf(callerOf(req)), read(DeliveriesQuery, req.query))
      res.json(DeliveryPage.parse(page))
    })
    .get('/api/deliveries/failed', allow('owner'), async (req, res) => {
      const page = await listFailedDeliveries(deps, scopeOf(callerOf(req)), read(FailedDeliveriesQuery, req.query))
      res.json(DeliveryPage.parse(page))
    })
    .get('/api/deliveries/test', allow('signedIn'), async (req, res) => {
      res.json(LastTestOrder.parse(await lastTestOrder(deps, callerOf(req).userId)))
    })
    .post('/api/deliveries/test', allow('signedIn'), async (req, res) => {
      const { userId } = callerOf(req)
      await deps.testOrderLimit(userId)
      res.json(DeliveryTestResponse.parse(await testChannels(deps, userId)))
    })
    .post('/api/deliveries/:id/retry', allow('owner'), async (req, res) => {
      const { id } = read(DeliveryParams, req.params)
      res.json(RetryDeliveryResponse.parse(await retryDelivery(deps, scopeOf(callerOf(req)), id)))
    })
