import { UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { internalClient } from '@izlog/kit/internal-client'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { rateLimit } from '@izlog/kit/security/rate-limit'
import type { Runtime } from '@izlog/kit/service'
import { storeTime } from '@izlog/kit/store/clock'
import { counter } from '@izlog/kit/store/counters'
import type { UpsellConfig } from './config.ts'
import { mongoOffers } from './store/mongo-offers.ts'
import { mongoProjections } from './store/mongo-projections.ts'
import { mongoStock } from './store/mongo-stock.ts'
import { mongoTakenLinks } from './store/mongo-taken-links.ts'
import { mongoUpsellOrders } from './store/mongo-upsell-orders.ts'
import { type OfferDoc, offerSchema } from './store/offer-schema.ts'
import { type UpsellOrderDoc, upsellOrderSchema } from './store/upsell-order-schema.ts'
import type { UpsellDeps } from './use-cases/deps.ts'

/** Builds the service's dependencies and the outboxes that publish its events. */
export function partsOf(
  { store, redis, keyspace, bus, log }: Runtime,
  config: UpsellConfig,
  wakeReader: () => void,
): { deps: UpsellDeps; outboxes: Outbox[] } {
  const offerModel = store.model<OfferDoc>('Offer', offerSchema)
  const orderModel = store.model<UpsellOrderDoc>('UpsellOrder', upsellOrderSchema)
  const offerOutbox = createOutbox(offerModel, bus, log)
  const orderOutbox = createOutbox(orderModel, bus, log)
  return {
    deps: {
      bus,
      offers: mongoOffers(offerModel, offerOutbox),
      stock: mongoStock(offerModel),
      upsellOrders: mongoUpsellOrders(orderModel, orderOutbox),
      projections: mongoProjections(store),
      takenLinks: mongoTakenLinks(store),
      nextOfferId: counter(store, 'upsell-products', { collection: 'upsell_products' }),
      nextUpsellOrderId: counter(store, 'upsell-orders', { collection: 'upsell_orders' }),
      askInternal: internalClient(config, 'upsell'),
      catalogUrl: config.CATALOG_URL,
      orderUrl: config.ORDER_URL,
      upsellLimit: rateLimit(redis, {
        name: 'upsells',
        keyspace,
        points: config.LIMIT_UPSELLS_PER_MINUTE,
        seconds: 60,
        message: UPSELL_MESSAGES.tooMany,
      }),
      wakeReader,
      settleAfterMs: config.SETTLE_AFTER_MS,
      now: () => storeTime(store),
      log,
    },
    outboxes: [offerOutbox, orderOutbox],
  }
}
