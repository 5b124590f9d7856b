import type { DeadDeliveries } from '../domain/dead-deliveries.ts'
import type { Notification } from '../domain/notification.ts'
import { type NotifyDeps, notify, streamToBell } from './notify.ts'

/**
 * Tells of deliveries that were dead up. While the last word on a channel is not read, further ones join it, so that an outage of
 * a day is one line with a count; each order is told of once a channel.
 */
export async function notifyOfDead(deps: NotifyDeps, batch: readonly DeadDeliveries[]): Promise<void> {
  const ungrouped: Notification[] = []
  for (const dead of batch) {
    const notified = await deps.notifications.ordersNotifiedOf(dead)
    const orders = dead.orders.filter((order) => !notified.has(order))
    if (orders.length === 0) continue
    const joined = await deps.notifications.addOrders({ ...dead, orders }, deps.now())
    if (joined) streamToBell(deps.feed, joined)
    else ungrouped.push({ ...dead, orders })
  }
  await notify(deps, ungrouped)
}
