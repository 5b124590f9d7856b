import { HolderParams, OrderHoldings } from '@izlog/contracts/http/holdings'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'
import type { OrderLists } from '../store/order-lists.ts'

/** How many orders stay with the administrators when a user is deleted; counted, since the stored figures may be late. */
export const orderHoldingsRoutes = ({ lists }: { lists: OrderLists }): Router =>
  Router().get('/api/orders/held-by/:userId', allow('admin'), async (req, res) => {
    const { userId } = read(HolderParams, req.params)
    const [listed, onHold] = await Promise.all([lists.found(userId, {}), lists.onHold(userId)])
    res.json(OrderHoldings.parse({ orders: listed + onHold }))
  })
