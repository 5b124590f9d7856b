import { DeliveryHoldings, HolderParams } from '@izlog/contracts/http/holdings'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'
import type { ListDeliveriesDeps } from '../use-cases/list-deliveries.ts'

/** How many deliveries would be skipped if this user were deleted. */
export const deliveryHoldingsRoutes = ({ lists }: ListDeliveriesDeps): Router =>
  Router().get('/api/deliveries/held-by/:userId', allow('admin'), async (req, res) => {
    const { userId } = read(HolderParams, req.params)
    res.json(DeliveryHoldings.parse({ waiting: await lists.countWaiting(userId) }))
  })
