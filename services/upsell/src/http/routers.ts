import type { Router } from 'express'
import type { UpsellDeps } from '../use-cases/deps.ts'
import { upsellOrderRoutes } from './upsell-orders.routes.ts'
import { upsellProductRoutes } from './upsell-products.routes.ts'
import { upsellsExportRoutes } from './upsells-export.routes.ts'

/** All that upsell answers. */
export const routersOf = (deps: UpsellDeps): Router[] => [
  upsellProductRoutes(deps),
  upsellOrderRoutes(deps),
  upsellsExportRoutes(deps),
]
