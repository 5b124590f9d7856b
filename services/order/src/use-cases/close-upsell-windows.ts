import type { Order } from '../domain/order.ts'
import { releasedEvent } from '../domain/order-events.ts'
import type { Orders } from '../store/mongo-orders.ts'

const AT_ONCE = 100

/** Lets the parcels go whose window has run out; a cancelled order's window closes without one. Answers how many it closed. */
export async function closeUpsellWindows({ orders, now }: { orders: Orders; now: () => Date }): Promise<number> {
  const due = await orders.withDueWindow(now(), AT_ONCE)
  const closed = await Promise.all(due.map((order) => close(orders, order, now())))
  return closed.filter(Boolean).length
}

/** One conditional write on the version: whoever is second finds it closed. */
async function close(orders: Orders, order: Order, at: Date): Promise<boolean> {
  const cancelled = order.status === 'cancelled'
  const after: Order = {
    ...order,
    version: order.version + 1,
    upsellDelayedUntil: null,
    releasedAt: cancelled ? null : at,
    updatedAt: at,
  }
  return orders.save(after, cancelled ? [] : [releasedEvent(after, at)])
}
