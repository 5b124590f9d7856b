import { HOUR_MS } from '@izlog/contracts/domain/durations'
import type { Bus } from '@izlog/kit/bus/bus'
import type { Logger } from '@izlog/kit/logger'
import type { Worker } from '@izlog/kit/service'
import { ordersUnacknowledged } from '@izlog/kit/telemetry/instruments'
import { pollingWorker } from '@izlog/kit/worker'
import { placedEvents } from '../domain/order-events.ts'
import type { UnacknowledgedOrders } from '../store/unacknowledged-orders.ts'

interface RepublishUnacknowledgedDeps {
  unacknowledgedOrders: UnacknowledgedOrders
  bus: Pick<Bus, 'publishTo'>
  now: () => Date
  log: Logger
  /** Age from which an order should have a delivery state, ms. */
  afterMs: number
}

/** The consumer group that delivers orders to the channels; it recognizes repeated events by their id. */
const CARRIER = 'notifier.fan-out'

const AT_ONCE = 200
/** Most runs look at the last half hour; one an hour looks at the last three days, in case Kafka lost events unnoticed. */
const OFTEN_BACK_MS = HOUR_MS / 2
const SELDOM_BACK_MS = 72 * HOUR_MS

/**
 * Publishes orders without any delivery state again, under the same event ids, to notifier's group alone. There are such orders only
 * when events were lost or notifier is behind, so each run that finds some logs an error.
 */
export function republishUnacknowledged({
  unacknowledgedOrders,
  bus,
  now,
  log,
  afterMs,
}: RepublishUnacknowledgedDeps): Worker {
  let nextLongRunAt = 0
  // From nothing on: a rule about an increase does not see one from no value to the first.
  ordersUnacknowledged.add(0)
  const republish = async (): Promise<number> => {
    const to = new Date(now().getTime() - afterMs)
    const isLongRun = to.getTime() >= nextLongRunAt
    if (isLongRun) nextLongRunAt = to.getTime() + HOUR_MS
    const from = new Date(to.getTime() - (isLongRun ? SELDOM_BACK_MS : OFTEN_BACK_MS))
    const unacknowledged = await unacknowledgedOrders(from, to, AT_ONCE)
    if (unacknowledged.length === 0) return 0
    await bus.publishTo(
      CARRIER,
      unacknowledged.flatMap((order) => placedEvents(order)),
    )
    ordersUnacknowledged.add(unacknowledged.length)
    const [{ id: first } = { id: null }] = unacknowledged
    log.error(
      { orders: unacknowledged.length, atMost: AT_ONCE, first, from },
      'orders without any delivery state: published again',
    )
    // Answers 0 so that the worker waits: notifier needs time for these events.
    return 0
  }
  return pollingWorker('unacknowledged orders', log, Math.min(afterMs, 60_000), republish)
}
