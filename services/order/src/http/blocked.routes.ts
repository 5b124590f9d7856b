import { BlockedList, BlockParams, BlockRequest, Unblocked } from '@izlog/contracts/http/blocked'
import { OrderItem } from '@izlog/contracts/http/orders'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { z } from 'zod'
import { blockedBuyer } from '../domain/blocking.ts'
import { orderItem } from '../domain/order-views.ts'
import { type BlockDeps, blockBuyer, listBlocked, unblock } from '../use-cases/block-buyer.ts'
import { type ReleaseDeps, releaseOrder } from '../use-cases/release-order.ts'
import { type ReadOnlyDeps, refuseReadOnly } from './refuse-read-only.ts'

export type BlockedRouteDeps = BlockDeps & ReleaseDeps & ReadOnlyDeps

const ById = z.object({ id: z.coerce.number().int().positive() })

/** A seller's block list, and the release of the orders that it kept on hold. Mounted before the orders, whose codes match any path. */
export const blockedRoutes = (deps: BlockedRouteDeps): Router => {
  const writes = refuseReadOnly(deps)
  return Router()
    .get('/api/orders/blocked', allow('signedIn'), async (req, res) => {
      const blocks = await listBlocked(deps, callerOf(req))
      res.json(BlockedList.parse({ items: blocks.map(blockedBuyer) }))
    })
    .post('/api/orders/blocked', allow('owner'), writes, async (req, res) => {
      const blocks = await blockBuyer(deps, callerOf(req), read(BlockRequest, req.body ?? {}))
      res.status(201).json(BlockedList.parse({ items: blocks.map(blockedBuyer) }))
    })
    .delete('/api/orders/blocked/:blockId', allow('owner'), writes, async (req, res) => {
      const { blockId } = read(BlockParams, req.params)
      await unblock(deps, callerOf(req), blockId)
      res.json(Unblocked.parse({ id: blockId }))
    })
    .post('/api/orders/:id/release', allow('owner'), writes, async (req, res) => {
      const { id } = read(ById, req.params)
      res.json(OrderItem.parse(orderItem(await releaseOrder(deps, callerOf(req), id))))
    })
}
