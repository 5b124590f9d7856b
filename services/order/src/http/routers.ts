import type { Router } from 'express'
import type { ReadStatsDeps } from '../use-cases/read-stats.ts'
import { heldOrdersRoutes } from './held-orders.routes.ts'
import { type OrderFeedRouteDeps, orderFeedRoutes } from './order-feed.routes.ts'
import { type OrderRouteDeps, orderRoutes } from './orders.routes.ts'
import { statsRoutes } from './stats.routes.ts'

export type OrderServiceDeps = OrderRouteDeps & OrderFeedRouteDeps & ReadStatsDeps

/** All that order answers. */
export const routersOf = (deps: OrderServiceDeps): Router[] => [
  orderFeedRoutes(deps),
  orderRoutes(deps),
  statsRoutes(deps),
  heldOrdersRoutes(deps),
]
