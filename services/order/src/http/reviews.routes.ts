import { ShownOrder } from '@izlog/contracts/http/orders'
import { ReviewDecisionRequest, ReviewItem, ReviewList, ReviewRequest } from '@izlog/contracts/http/reviews'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { siteOwnerOf } from '@izlog/kit/http/site'
import { Router } from 'express'
import { z } from 'zod'
import { reviewItem } from '../domain/review.ts'
import type { OrderReviews } from '../store/order-reviews.ts'
import type { ShopperDeps } from '../use-cases/change-own-order.ts'
import { decideReview, writeReview } from '../use-cases/review-order.ts'
import { showOrder } from '../use-cases/show-order.ts'
import { limitTries } from './limit-tries.ts'

export type ReviewRouteDeps = ShopperDeps & { reviews: OrderReviews }

const ById = z.object({ id: z.coerce.number().int().positive() })

/** What shoppers write of delivered orders, and what their sellers show of it. Mounted before the orders, whose codes match any path. */
export const reviewRoutes = (deps: ReviewRouteDeps): Router =>
  Router()
    .get('/api/orders/reviews', allow('signedIn'), async (req, res) => {
      const orders = await deps.reviews.list(callerOf(req).userId)
      const items = orders.flatMap((order) => (order.review ? [reviewItem(order, order.review)] : []))
      res.json(ReviewList.parse({ items }))
    })
    .post('/api/orders/:id/review-decision', allow('owner'), async (req, res) => {
      const { id } = read(ById, req.params)
      const { order, review } = await decideReview(deps, callerOf(req), id, read(ReviewDecisionRequest, req.body ?? {}))
      res.json(ReviewItem.parse(reviewItem(order, review)))
    })
    .post('/api/orders/:orderId/review', allow('public'), limitTries(deps), async (req, res) => {
      const which = { code: String(req.params.orderId), site: siteOwnerOf(req) }
      const order = await writeReview(deps, which, read(ReviewRequest, req.body ?? {}))
      res.set('Cache-Control', 'no-store').json(ShownOrder.parse(await showOrder(deps, order)))
    })
