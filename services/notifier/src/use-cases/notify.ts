import { dispatched, type Notification, notificationItem } from '../domain/notification.ts'
import type { NotificationFeed } from '../live/notification-feed.ts'
import type { IntegrationsStore } from '../store/integrations.ts'
import type { NotificationStore } from '../store/notifications.ts'

export interface NotifyDeps {
  notifications: NotificationStore
  integrations: IntegrationsStore
  feed: NotificationFeed
  now: () => Date
  /** Tells the worker that there is something to send. */
  wake: () => void
}

/**
 * Keeps notifications until their time comes; those that only ring, and now, are sent with the write that keeps them. The same cause
 * again changes nothing, nor does one that is over by now: what was kept of it may be gone. A deleted seller gets none.
 */
export async function notify(
  { notifications, integrations, feed, now, wake }: NotifyDeps,
  wanted: readonly Notification[],
): Promise<void> {
  if (wanted.length === 0) return
  const at = now()
  const sellers = await integrations.of(wanted.map(({ userId }) => userId))
  const added = await notifications.add(
    wanted
      .filter(({ userId, expiresAt }) => !sellers.get(userId)?.deleted && (expiresAt === null || expiresAt > at))
      .map((notification) => (isBellOnly(notification, at) ? dispatched(notification, at) : notification)),
  )
  for (const notification of added) streamToBell(feed, notification)
  if (added.some(({ status }) => status === 'pending')) wake()
}

const isBellOnly = ({ showAt, channels }: Notification, at: Date): boolean =>
  showAt <= at && channels.every((channel) => channel === 'push')

/** Tells the open screens of its person, once it was sent. */
export function streamToBell(feed: NotificationFeed, notification: Notification): void {
  if (notification.status !== 'sent' || !notification.channels.includes('push')) return
  feed.notify(notification.userId, { kind: 'created', notification: notificationItem(notification) })
}
