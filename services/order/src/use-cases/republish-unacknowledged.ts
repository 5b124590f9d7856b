import { HOUR_MS } from '@izlog/contracts/domain/durations'
import type { Bus } from '@izlog/kit/bus/bus'
import type { Logger } from '@izlog/kit/logger'
import type { Worker } from '@izlog/kit/service'
import { pollingWorker } from '@izlog/kit/worker'
import { placedEvents } from '../domain/order-events.ts'
import type { UnacknowledgedOrders } from '../store/unacknowledged-orders.ts'

interface RepublishUnacknowledgedDeps {
  unacknowledgedOrders: UnacknowledgedOrders
  bus: Pick<Bus, 'publishTo'>
  now: () => Date
  log: Logger
  /** How old an order is of which something should have been heard, ms. */
  afterMs: number
}

/** Whoever carries orders to the channels; it knows an event again by its id. */
const CARRIER = 'notifier.fan-out'

const AT_ONCE = 200
/** Each look goes over the last half hour; one an hour over the days in which Kafka may have lost something and nobody noticed. */
const OFTEN_BACK_MS = HOUR_MS / 2
const SELDOM_BACK_MS = 72 * HOUR_MS

/**
 * Closes the loop: orders of which no channel has told anything for minutes are told again, under the same event ids, to the group that
 * carries them. There are none unless something was lost, or the carrier is behind; either is told to operators.
 */
export function republishUnacknowledged({
  unacknowledgedOrders,
  bus,
  now,
  log,
  afterMs,
}: RepublishUnacknowledgedDeps): Worker {
  let nextLongLook = 0
  const look = async (): Promise<number> => {
    const to = new Date(now().getTime() - afterMs)
    const isLong = to.getTime() >= nextLongLook
    if (isLong) nextLongLook = to.getTime() + HOUR_MS
    const from = new Date(to.getTime() - (isLong ? SELDOM_BACK_MS : OFTEN_BACK_MS))
    const unacknowledged = await unacknowledgedOrders(from, to, AT_ONCE)
    if (unacknowledged.length === 0) return 0
    await bus.publishTo(CARRIER, unacknowledged.flatMap(placedEvents))
    const [{ id: first } = { id: null }] = unacknowledged
    log.error(
      { orders: unacknowledged.length, maxLengthMessage: AT_ONCE, first, from },
      'orders of which no channel told anything: told again',
    )
    // Not at once again: what was told now needs its time.
    return 0
  }
  return pollingWorker('unacknowledged orders', log, Math.min(afterMs, 60_000), look)
}
