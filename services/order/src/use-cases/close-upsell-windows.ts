import type { Logger } from '@izlog/kit/logger'
import { retryWait } from '@izlog/kit/retry-wait'
import { mayLeave, type Order } from '../domain/order.ts'
import { releasedEvent } from '../domain/order-events.ts'
import type { DueWindow, Orders } from '../store/mongo-orders.ts'

export interface CloseWindowsDeps {
  orders: Orders
  now: () => Date
  log: Logger
}

const AT_ONCE = 100
const RETRY = { firstMs: 2_000, maxMs: 10 * 60_000 }

/**
 * Closes expired upsell windows and releases their parcels; the window of an order that is cancelled, or waits for its call, closes without. A window that cannot
 * be closed is retried later and later, so it does not block the others. Answers how many were closed or put off.
 */
export async function closeUpsellWindows(deps: CloseWindowsDeps): Promise<number> {
  const due = await deps.orders.withDueWindow(deps.now(), AT_ONCE)
  const closed = await Promise.all(
    due.map((one) => close(deps.orders, one.order, deps.now()).catch((err: unknown) => putOff(deps, one, err))),
  )
  return closed.filter(Boolean).length
}

/** One write conditional on the version, so of two instances the second finds the window closed. */
async function close(orders: Orders, order: Order, at: Date): Promise<boolean> {
  const leaves = mayLeave(order, order.status)
  const after: Order = {
    ...order,
    version: order.version + 1,
    upsellDelayedUntil: null,
    releasedAt: leaves ? at : null,
    updatedAt: at,
  }
  return orders.save(after, leaves ? [releasedEvent(after, at)] : [])
}

async function putOff({ orders, now, log }: CloseWindowsDeps, due: DueWindow, err: unknown): Promise<boolean> {
  const tries = due.tries + 1
  const at = new Date(now().getTime() + retryWait(tries, RETRY))
  log.error({ err, order: due.order.id, tries, at }, 'upsell window not closed')
  await orders.putOffClosing(due.order, tries, at)
  return true
}
