import { ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import { UNFINISHED_MESSAGES } from '@izlog/contracts/http/unfinished-forms'
import { auditOutbox } from '@izlog/kit/audit/audit-outbox'
import { internalClient } from '@izlog/kit/internal-client'
import { rateLimit } from '@izlog/kit/security/rate-limit'
import { type RunningService, startRuntime, startService } from '@izlog/kit/service'
import { storeTime } from '@izlog/kit/store/clock'
import { counter } from '@izlog/kit/store/counters'
import { pollingWorker } from '@izlog/kit/worker'
import type { OrderConfig } from './config.ts'
import { erasingOf } from './erasing.ts'
import { onDeliveryChanged } from './events/on-delivery-changed.ts'
import { onOrderHappened } from './events/on-order-happened.ts'
import { routersOf } from './http/routers.ts'
import { redisOrderFeed } from './live/order-feed.ts'
import { channelStatesNameTheParcel } from './migrations/channel-states-name-the-parcel.ts'
import { olderErasuresHadNoReview } from './migrations/older-erasures-had-no-review.ts'
import { ordersHaveSearchEntries } from './migrations/orders-have-search-entries.ts'
import { searchEntriesNameTheRisk } from './migrations/search-entries-name-the-risk.ts'
import { searchKeysNameThePlace } from './migrations/search-keys-name-the-place.ts'
import { searchKeysNameTheStatus } from './migrations/search-keys-name-the-status.ts'
import { orderProjection } from './projection.ts'
import { shopperLimits } from './shopper-limits.ts'
import { buyerOrders } from './store/buyer-orders.ts'
import { channelStates } from './store/channel-states.ts'
import { mongoBlocks } from './store/mongo-blocks.ts'
import { mongoCallLeases } from './store/mongo-call-leases.ts'
import { mongoOrders } from './store/mongo-orders.ts'
import { mongoPayouts } from './store/mongo-payouts.ts'
import { mongoProjections } from './store/mongo-projections.ts'
import { mongoReconciliation } from './store/mongo-reconciliation.ts'
import { mongoStats } from './store/mongo-stats.ts'
import { mongoUnfinishedForms } from './store/mongo-unfinished-forms.ts'
import { monthOrders } from './store/month-orders.ts'
import { orderLists } from './store/order-lists.ts'
import { orderParts } from './store/order-parts.ts'
import { orderReviews } from './store/order-reviews.ts'
import { orderRisks } from './store/order-risks.ts'
import { orderSales } from './store/order-sales.ts'
import { orderSearch, searchModel } from './store/order-search.ts'
import { payoutOrders } from './store/payout-orders.ts'
import { unacknowledgedOrders } from './store/unacknowledged-orders.ts'
import { closeUpsellWindows } from './use-cases/close-upsell-windows.ts'
import { judgeOrders } from './use-cases/judge-orders.ts'
import { republishUnacknowledged } from './use-cases/republish-unacknowledged.ts'
import { settleDueParcels } from './use-cases/settle-parcel.ts'
import { settleDueSplits } from './use-cases/settle-split.ts'

/** Events of figures and of deliveries are collected for this long and stored together, ms. */
const GATHER_MS = 250

/**
 * About a hundred events of each partition. What the members of all instances have counted and not committed at a kill comes again, and must
 * lie among the events that the figures remember (SEEN in mongo-stats.ts).
 */
const STATS_BATCH_BYTES = 256 * 1024

/** Of unfinished forms, on one page from one network; a phone company may put many shoppers behind one address. */
const NEW_PHONES_PER_HOUR = 10

/** Takes and lists orders, changes their status and keeps their figures. */
export async function startOrderService(config: OrderConfig): Promise<RunningService> {
  const runtime = await startRuntime('order', config)
  const { store, redis, keyspace, bus, log } = runtime
  const now = () => storeTime(store)
  const states = channelStates(store)
  const search = orderSearch(store, log)
  const orders = mongoOrders(store, bus, log, states, search)
  const parts = orderParts(orders.model, orders.outbox, search, log)
  const risks = orderRisks(orders.model, searchModel(store))
  const projections = mongoProjections(store)
  const blocks = mongoBlocks(store)
  const unfinishedForms = mongoUnfinishedForms(store)
  const stats = mongoStats(store, bus, log)
  const payouts = mongoPayouts(store)
  const audit = auditOutbox(store, bus, log, now)
  const feed = redisOrderFeed(redis, keyspace, log)
  const judge = judgeOrders({ risks, orders, feed })
  const erasing = erasingOf(config, runtime, { orders, states, search, judgeOrders: judge, payouts, feed, now })

  const perMinute = (name: string, message: string) =>
    rateLimit(redis, { name, keyspace, points: config.LIMIT_ORDERS_PER_MINUTE, seconds: 60, message })

  return startService(runtime, {
    port: config.PORT,
    routers: routersOf({
      orders,
      parts,
      callLeases: mongoCallLeases(store),
      blocks,
      unfinishedForms,
      reviews: orderReviews(orders.model),
      buyers: buyerOrders(orders.model, searchModel(store)),
      payouts,
      payoutOrders: payoutOrders(orders.model, searchModel(store), states),
      monthOrders: monthOrders(orders.model),
      audit,
      shownDays: config.ORDER_SHOWN_DAYS,
      risks,
      lists: orderLists(orders.model, searchModel(store), states),
      stats,
      sales: orderSales(orders.model),
      reconciliations: mongoReconciliation(store),
      projections,
      nextOrderId: counter(store, 'orders', { collection: 'orders' }),
      askInternal: internalClient(config, 'order'),
      catalogUrl: config.CATALOG_URL,
      upsellWindowSeconds: config.UPSELL_WINDOW_S,
      orderLimit: perMinute('orders', ORDER_MESSAGES.tooMany),
      unfinishedLimit: perMinute('unfinished-forms', UNFINISHED_MESSAGES.tooMany),
      newPhoneLimit: rateLimit(redis, {
        ...{ name: 'unfinished-phones', keyspace, points: NEW_PHONES_PER_HOUR, seconds: 3600 },
        message: UNFINISHED_MESSAGES.tooMany,
      }),
      ...shopperLimits(config, runtime),
      rsdPerEur: config.RSD_PER_EUR,
      ...erasing.deps,
      feed,
      log,
      now,
    }),
    projections: [orderProjection({ projections, blocks, unfinishedForms })],
    migrations: [
      ordersHaveSearchEntries(search),
      searchKeysNameTheStatus(search),
      searchKeysNameThePlace(search),
      searchEntriesNameTheRisk(search, risks),
      olderErasuresHadNoReview,
      channelStatesNameTheParcel(states),
    ],
    facts: [
      {
        group: 'order.stats',
        gatherMs: GATHER_MS,
        maxBatchBytes: STATS_BATCH_BYTES,
        topics: ['orders'],
        from: 'start',
        handlers: onOrderHappened({
          ...{ stats, search, judgeOrders: judge, unfinishedForms },
          ...{ rsdPerEur: config.RSD_PER_EUR, now },
        }),
      },
      {
        group: 'order.channel-states',
        gatherMs: GATHER_MS,
        topics: ['deliveries'],
        from: 'start',
        handlers: onDeliveryChanged({ states, orders, feed }),
      },
      erasing.facts,
    ],
    workers: [
      feed,
      orders.outbox,
      audit.outbox,
      stats.outbox,
      ...erasing.workers,
      pollingWorker('upsell windows', log, 1000, () => closeUpsellWindows({ orders, now, log })),
      pollingWorker('shared parcels', log, 1000, async () => {
        await settleDueParcels({ orders, feed, now, log })
        return 0
      }),
      pollingWorker('split orders', log, 1000, async () => {
        await settleDueSplits({ orders, parts, feed, now, log })
        return 0
      }),
      republishUnacknowledged({
        unacknowledgedOrders: unacknowledgedOrders(orders.model, states),
        bus,
        now,
        log,
        afterMs: config.UNHEARD_AFTER_S * 1000,
      }),
    ],
  })
}
