import type { Router } from 'express'
import type { ReadBuyerDeps } from '../use-cases/read-buyer.ts'
import type { ReadSalesDeps } from '../use-cases/read-sales.ts'
import type { ReadStatsDeps } from '../use-cases/read-stats.ts'
import type { ErasureDeps } from '../use-cases/request-erasure.ts'
import { type BlockedRouteDeps, blockedRoutes } from './blocked.routes.ts'
import { buyerRoutes } from './buyer.routes.ts'
import { type DeskRouteDeps, deskRoutes } from './desk.routes.ts'
import { erasureRoutes } from './erasures.routes.ts'
import { type ManyOrdersRouteDeps, manyOrdersRoutes } from './many-orders.routes.ts'
import { type OrderFeedRouteDeps, orderFeedRoutes } from './order-feed.routes.ts'
import { type OrderFilesRouteDeps, orderFilesRoutes } from './order-files.routes.ts'
import { type OrderFormRouteDeps, orderFormRoutes } from './order-form.routes.ts'
import { orderHoldingsRoutes } from './order-holdings.routes.ts'
import { type OrderRouteDeps, orderRoutes } from './orders.routes.ts'
import { ordersExportRoutes } from './orders-export.routes.ts'
import { type ParcelRouteDeps, parcelRoutes } from './parcel.routes.ts'
import { type PayoutRouteDeps, payoutRoutes } from './payouts.routes.ts'
import { type ReconciliationRouteDeps, reconciliationRoutes } from './reconciliation.routes.ts'
import { type ReviewRouteDeps, reviewRoutes } from './reviews.routes.ts'
import { type ShopperRouteDeps, shopperRoutes } from './shopper.routes.ts'
import { type SplitRouteDeps, splitRoutes } from './split.routes.ts'
import { statsRoutes } from './stats.routes.ts'
import { type UnfinishedRouteDeps, unfinishedFormRoutes } from './unfinished-forms.routes.ts'
import { upsellRoutes } from './upsells.routes.ts'

export type OrderServiceDeps = OrderRouteDeps &
  DeskRouteDeps &
  UnfinishedRouteDeps &
  ReadBuyerDeps &
  ParcelRouteDeps &
  SplitRouteDeps &
  BlockedRouteDeps &
  ManyOrdersRouteDeps &
  OrderFilesRouteDeps &
  PayoutRouteDeps &
  OrderFormRouteDeps &
  ShopperRouteDeps &
  ReviewRouteDeps &
  OrderFeedRouteDeps &
  ReadStatsDeps &
  ReadSalesDeps &
  ErasureDeps &
  ReconciliationRouteDeps

/** All that order answers. */
export const routersOf = (deps: OrderServiceDeps): Router[] => [
  orderFeedRoutes(deps),
  orderFormRoutes(deps),
  deskRoutes(deps),
  unfinishedFormRoutes(deps),
  buyerRoutes(deps),
  parcelRoutes(deps),
  splitRoutes(deps),
  blockedRoutes(deps),
  manyOrdersRoutes(deps),
  orderFilesRoutes(deps),
  reviewRoutes(deps),
  shopperRoutes(deps),
  payoutRoutes(deps),
  orderRoutes(deps),
  upsellRoutes(deps),
  statsRoutes(deps),
  orderHoldingsRoutes(deps),
  erasureRoutes(deps),
  reconciliationRoutes(deps),
  ordersExportRoutes(deps),
]
