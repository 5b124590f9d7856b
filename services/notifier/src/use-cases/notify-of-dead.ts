import type { DeadDeliveries } from '../domain/dead-deliveries.ts'
import type { Notification } from '../domain/notification.ts'
import { type NotifyDeps, notify, streamToBell } from './notify.ts'

/**
 * Notifies of dead deliveries. While the last notification of a channel is unread, further orders are added to it, so that an outage
 * of a day is one line with a count. Each order is notified of once per channel.
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
