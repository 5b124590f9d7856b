import { dispatched, type Notification, notificationItem } from '../domain/notification.ts'
import { goesToDevices } from '../domain/push.ts'
import type { NotificationFeed } from '../live/notification-feed.ts'
import type { IntegrationsStore } from '../store/integrations.ts'
import type { NotificationStore } from '../store/notifications.ts'
import type { PushSubscriptions } from '../store/push-subscriptions.ts'

export interface NotifyDeps {
  notifications: NotificationStore
  integrations: IntegrationsStore
  feed: NotificationFeed
  now: () => Date
  subscribersAmong: PushSubscriptions['subscribersAmong']
  /** Wakes the worker that sends notifications. */
  wake: () => void
  /** Wakes the worker that pushes them to devices. */
  wakePush: () => void
}

/**
 * Stores notifications until their time comes; those that are due now and only for the bell (and the devices that it is pushed to) are stored as sent. A repeated cause
 * changes nothing, and so does an expired one, whose first notification may be removed already. A deleted seller gets none.
 */
export async function notify(
  { notifications, integrations, feed, now, subscribersAmong, wake, wakePush }: NotifyDeps,
  wanted: readonly Notification[],
): Promise<void> {
  if (wanted.length === 0) return
  const at = now()
  const userIds = wanted.map(({ userId }) => userId)
  const [sellers, subscribers] = await Promise.all([integrations.of(userIds), subscribersAmong(userIds)])
  const added = await notifications.add(
    wanted
      .filter(({ userId, expiresAt }) => !sellers.get(userId)?.deleted && (expiresAt === null || expiresAt > at))
      .map((notification) =>
        isBellOnly(notification, at) ? dispatched(notification, at, { sendsMail: false }) : notification,
      ),
    subscribers,
  )
  for (const notification of added) streamToBell(feed, notification)
  if (added.some(({ status }) => status === 'pending')) wake()
  if (added.some((notification) => goesToDevices(notification, subscribers))) wakePush()
}

const isBellOnly = ({ showAt, channels }: Notification, at: Date): boolean =>
  showAt <= at && channels.every((channel) => channel === 'push')

/** Streams a sent notification to the open screens of its user. */
export function streamToBell(feed: NotificationFeed, notification: Notification): void {
  if (notification.status !== 'sent' || !notification.channels.includes('push')) return
  feed.notify(notification.userId, { kind: 'created', notification: notificationItem(notification) })
}
