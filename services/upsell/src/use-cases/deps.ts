import type { Bus } from '@izlog/kit/bus/bus'
import type { AskInternal } from '@izlog/kit/http/internal-client'
import type { Logger } from '@izlog/kit/logger'
import type { RateLimit } from '@izlog/kit/security/rate-limit'
import type { NextId } from '@izlog/kit/store/counters'
import type { Offers } from '../store/mongo-offers.ts'
import type { Projections } from '../store/mongo-projections.ts'
import type { Stock } from '../store/mongo-stock.ts'
import type { TakenLinks } from '../store/mongo-taken-links.ts'
import type { UpsellOrders } from '../store/mongo-upsell-orders.ts'

/** All that the use cases of upsell work with; each takes what it needs. */
export interface UpsellDeps {
  bus: Pick<Bus, 'publish'>
  offers: Offers
  stock: Stock
  upsellOrders: UpsellOrders
  projections: Projections
  takenLinks: TakenLinks
  nextOfferId: NextId
  nextUpsellOrderId: NextId
  askInternal: AskInternal
  catalogUrl: string
  orderUrl: string
  upsellLimit: RateLimit
  /** There are links to read. */
  wakeReader: () => void
  /** ms after which a reservation is settled by the worker. */
  settleAfterMs: number
  now: () => Date
  log: Logger
}
