import type { Subscription } from '@izlog/kit/bus/consumer'
import { deadLetterLocks } from '@izlog/kit/bus/dead-letter-locks'
import { kafkaAccess } from '@izlog/kit/bus/kafka-access'
import type { Runtime } from '@izlog/kit/service'
import { pollingWorker } from '@izlog/kit/worker'
import type { OrderConfig } from './config.ts'
import { onOrderErased } from './events/on-order-erased.ts'
import type { OrderFeed } from './live/order-feed.ts'
import type { ChannelStates } from './store/channel-states.ts'
import { mongoErasures } from './store/mongo-erasures.ts'
import type { Orders } from './store/mongo-orders.ts'
import type { Payouts } from './store/mongo-payouts.ts'
import { findEnds } from './store/order-ends.ts'
import { orderErasures as orderErasuresOf } from './store/order-erasures.ts'
import type { OrderSearch } from './store/order-search.ts'
import { phoneHashes } from './store/phone-hashes.ts'
import { eraseDeadLettersOfOrders } from './use-cases/erase-dead-letters.ts'
import { eraseOldOrders } from './use-cases/erase-old-orders.ts'
import type { JudgeOrders } from './use-cases/judge-orders.ts'
import { republishErasures } from './use-cases/republish-erasures.ts'
import { runErasures } from './use-cases/run-erasures.ts'

interface Parts {
  orders: Orders
  states: ChannelStates
  search: OrderSearch
  judgeOrders: JudgeOrders
  payouts: Payouts
  feed: OrderFeed
  now: () => Date
}

const GATHER_MS = 250
const ERASE_EVERY_MS = 5_000
const ERASE_LETTERS_EVERY_MS = 10 * 60_000

/** The workers that erase shoppers' data: old orders', and those requested by phone. */
export function erasingOf(
  config: OrderConfig,
  { store, bus, redis, log }: Runtime,
  { orders, states, search, judgeOrders, payouts, feed, now }: Parts,
) {
  const erasures = mongoErasures(store, bus, log)
  const orderErasures = orderErasuresOf(orders.model, orders.outbox, search)
  const erasing = { erasures, orderErasures, states, feed, now }
  const { NAMESPACE: namespace } = config
  const locks = deadLetterLocks(redis, namespace)
  const letters = { kafka: kafkaAccess(config), namespace, reader: 'order', locks, log }
  const old = { ...erasing, findEnds: findEnds(store, orders.model), keptDays: config.ORDER_DATA_KEPT_DAYS }
  const requested = {
    ...erasing,
    eraseDeadLetters: (orderIds: readonly string[]) => eraseDeadLettersOfOrders(letters, async () => new Set(orderIds)),
  }
  const eraser = pollingWorker(
    'erasures',
    log,
    ERASE_EVERY_MS,
    async () => (await eraseOldOrders(old)) + (await runErasures(requested)),
  )
  return {
    deps: { erasures, orderErasures, hashPhone: phoneHashes(store), wakeEraser: eraser.wake },
    facts: {
      group: 'order.erasures',
      gatherMs: GATHER_MS,
      topics: ['orders', 'erasures'],
      from: 'start',
      handlers: onOrderErased({ states, search, judgeOrders, payouts, orderErasures, wakeEraser: eraser.wake }),
    } satisfies Subscription,
    workers: [
      erasures.outbox,
      eraser,
      pollingWorker('unanswered erasures', log, ERASE_EVERY_MS, () =>
        republishErasures({ orderErasures, bus, now, log }),
      ),
      pollingWorker('dead letters of erased orders', log, ERASE_LETTERS_EVERY_MS, () =>
        eraseDeadLettersOfOrders(letters, orderErasures.erasedAmong).then(() => 0),
      ),
    ],
  }
}
