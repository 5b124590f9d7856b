import type { DeadDeliveries } from '../domain/dead-deliveries.ts'
import type { Notification } from '../domain/notification.ts'
import { type NotifyDeps, notify, ring } from './notify.ts'

/**
 * Tells of deliveries that were given up. While the last word on a channel is not read, further ones join it, so that an outage of
 * a day is one line with a count; each order is told of once a channel.
 */
export async function notifyOfDead(deps: NotifyDeps, wanted: readonly DeadDeliveries[]): Promise<void> {
  const alone: Notification[] = []
  for (const given of wanted) {
    const notified = await deps.notifications.ordersNotifiedOf(given)
    const orders = given.orders.filter((order) => !notified.has(order))
    if (orders.length === 0) continue
    const joined = await deps.notifications.join({ ...given, orders }, deps.now())
    if (joined) ring(deps.feed, joined)
    else alone.push({ ...given, orders })
  }
  await notify(deps, alone)
}
