import type { AnyChannel } from '../channels/channel.ts'
import { dispatched, type Notification, worded } from '../domain/notification.ts'
import type { NotificationFeed } from '../live/notification-feed.ts'
import type { DeliveryStore } from '../store/deliveries.ts'
import type { IntegrationsStore } from '../store/integrations.ts'
import type { NotificationStore } from '../store/notifications.ts'
import { newDelivery } from './new-delivery.ts'
import { ring } from './notify.ts'
import { sellersOf } from './send-deliveries.ts'

export interface SendNotificationsDeps {
  notifications: NotificationStore
  deliveries: DeliveryStore
  integrations: IntegrationsStore
  feed: NotificationFeed
  /** Every channel: those that carry notifications say so. */
  everyChannel: readonly AnyChannel[]
  now: () => Date
  wakeAll: () => void
}

const BATCH = 200

/**
 * Sends the notifications whose time has come: to the bell at once, to other channels as deliveries, which are tried again like any
 * other. Two instances at the same one make one delivery of it and tell the bell of the same id. Answers how many there were.
 */
export async function sendNotifications(deps: SendNotificationsDeps): Promise<number> {
  const { notifications, deliveries, feed, now, wakeAll } = deps
  const at = now()
  const due = await notifications.due(at, BATCH)
  if (due.length === 0) return 0
  const carried = await deliveriesOf(deps, due, at)
  await deliveries.add(carried)
  const sent = due.map((notification) => dispatched(notification, at))
  await notifications.record(sent)
  for (const notification of sent) ring(feed, notification)
  if (carried.length > 0) wakeAll()
  return due.length
}

async function deliveriesOf(deps: SendNotificationsDeps, due: readonly Notification[], at: Date) {
  const sellerOf = await sellersOf(
    deps,
    due.map(({ userId }) => userId),
  )
  return due.flatMap((notification) =>
    deps.everyChannel.flatMap((channel) => {
      if (!channel.notice || !notification.channels.some((name) => name === channel.name)) return []
      const notice = worded(notification)
      const { _id: id, userId, type: cause, title } = notice
      const content = channel.notice(notice)
      const sending = { id, cause, orderId: null, userId, content, summary: title, waitsFor: null }
      return [newDelivery(channel, sending, sellerOf(userId), at)]
    }),
  )
}
