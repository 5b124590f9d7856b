import type { Bus } from '@izlog/kit/bus/bus'
import type { AskInternal } from '@izlog/kit/internal-client'
import type { Logger } from '@izlog/kit/logger'
import type { RateLimit } from '@izlog/kit/security/rate-limit'
import type { NextId } from '@izlog/kit/store/counters'
import type { Projections } from '../store/mongo-projections.ts'
import type { Stock } from '../store/mongo-stock.ts'
import type { TakenLinks } from '../store/mongo-taken-links.ts'
import type { UpsellOrders } from '../store/mongo-upsell-orders.ts'
import type { UpsellProducts } from '../store/mongo-upsell-products.ts'

/** Dependencies of upsell's use cases; each takes those it needs. */
export interface UpsellDeps {
  bus: Pick<Bus, 'publish'>
  products: UpsellProducts
  stock: Stock
  upsellOrders: UpsellOrders
  projections: Projections
  takenLinks: TakenLinks
  nextProductId: NextId
  nextUpsellOrderId: NextId
  askInternal: AskInternal
  catalogUrl: string
  orderUrl: string
  upsellLimit: RateLimit
  /** Wakes the worker that reads links. */
  wakeReader: () => void
  /** Age from which the worker settles a reservation, ms. */
  settleAfterMs: number
  now: () => Date
  log: Logger
}
