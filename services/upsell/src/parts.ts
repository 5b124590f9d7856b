import { UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { internalClient } from '@izlog/kit/internal-client'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { rateLimit } from '@izlog/kit/security/rate-limit'
import type { Runtime } from '@izlog/kit/service'
import { storeTime } from '@izlog/kit/store/clock'
import { counter } from '@izlog/kit/store/counters'
import type { UpsellConfig } from './config.ts'
import { mongoProjections } from './store/mongo-projections.ts'
import { mongoStock } from './store/mongo-stock.ts'
import { mongoTakenLinks } from './store/mongo-taken-links.ts'
import { mongoUpsellOrders } from './store/mongo-upsell-orders.ts'
import { mongoUpsellProducts } from './store/mongo-upsell-products.ts'
import { type UpsellOrderDoc, upsellOrderSchema } from './store/upsell-order-schema.ts'
import { type UpsellProductDoc, upsellProductSchema } from './store/upsell-product-schema.ts'
import type { UpsellDeps } from './use-cases/deps.ts'

/** Builds the service's dependencies and the outboxes that publish its events. */
export function partsOf(
  { store, redis, keyspace, bus, log }: Runtime,
  config: UpsellConfig,
  wakeReader: () => void,
): { deps: UpsellDeps; outboxes: Outbox[] } {
  const productModel = store.model<UpsellProductDoc>('UpsellProduct', upsellProductSchema)
  const orderModel = store.model<UpsellOrderDoc>('UpsellOrder', upsellOrderSchema)
  const productOutbox = createOutbox(productModel, bus, log)
  const orderOutbox = createOutbox(orderModel, bus, log)
  return {
    deps: {
      bus,
      products: mongoUpsellProducts(productModel, productOutbox),
      stock: mongoStock(productModel),
      upsellOrders: mongoUpsellOrders(orderModel, orderOutbox),
      projections: mongoProjections(store),
      takenLinks: mongoTakenLinks(store),
      nextProductId: counter(store, 'upsell-products', { collection: 'upsell_products' }),
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
    outboxes: [productOutbox, orderOutbox],
  }
}
