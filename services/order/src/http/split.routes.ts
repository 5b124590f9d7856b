import { SplitOrderRequest, SplitOrderResponse } from '@izlog/contracts/http/split'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { z } from 'zod'
import { deskOrder } from '../domain/desk.ts'
import { orderItem } from '../domain/order-views.ts'
import { type SplitOrderDeps, splitOrder } from '../use-cases/split-order.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { type ReadOnlyDeps, refuseReadOnly } from './refuse-read-only.ts'

const ById = z.object({ id: z.coerce.number().int().positive() })

export type SplitRouteDeps = SplitOrderDeps & ReadOnlyDeps

/** An order in two parcels. */
export const splitRoutes = (deps: SplitRouteDeps): Router =>
  Router().post('/api/orders/:id/split', allow('owner'), refuseReadOnly(deps), async (req, res) => {
    const { id } = read(ById, req.params)
    const splitting = { id, key: idempotencyKeyOf(req), asked: read(SplitOrderRequest, req.body ?? {}) }
    const { order, part } = await splitOrder(deps, callerOf(req), splitting, initiatorOf(req))
    res.status(201).json(SplitOrderResponse.parse({ order: deskOrder(order), part: orderItem(part) }))
  })
