import {
  NOTIFICATION_MESSAGES,
  type NotificationItem,
  type NotificationPage,
} from '@izlog/contracts/http/notifications'
import type { PageQuery } from '@izlog/contracts/http/paging'
import { AppError } from '@izlog/kit/errors'
import { type Notification, notificationItem } from '../domain/notification.ts'
import type { NotificationFeed } from '../live/notification-feed.ts'
import type { DeliveryLists } from '../store/delivery-lists.ts'
import type { NotificationStore } from '../store/notifications.ts'

export interface ReadNotificationsDeps {
  notifications: NotificationStore
  lists: DeliveryLists
  feed: NotificationFeed
  now: () => Date
}

/** A page of what the bell shows, newest first, with the count of all unread ones. */
export async function listNotifications(
  deps: ReadNotificationsDeps,
  userId: number,
  page: PageQuery,
): Promise<NotificationPage> {
  const at = deps.now()
  const [{ notifications, nextCursor }, unread] = await Promise.all([
    deps.notifications.shown(userId, at, page),
    deps.notifications.unread(userId, at),
  ])
  return { items: await itemsOf(deps, notifications), nextCursor, unread }
}

/** Marks one as read, also on the user's other open screens. Throws `not_found`. */
export async function readNotification(
  deps: ReadNotificationsDeps,
  userId: number,
  id: string,
): Promise<NotificationItem> {
  const read = await deps.notifications.read(userId, id, deps.now())
  const [item] = read ? await itemsOf(deps, [read.notification]) : []
  if (!read || !item) throw new AppError('not_found', 'notification.unknown', NOTIFICATION_MESSAGES.notFound)
  if (read.first) deps.feed.notify(userId, { kind: 'read', id })
  return item
}

/** Marks all shown ones as read. */
export async function readAllNotifications(
  { notifications, feed, now }: ReadNotificationsDeps,
  userId: number,
): Promise<void> {
  if ((await notifications.readAll(userId, now())) > 0) feed.notify(userId, { kind: 'all-read' })
}

async function itemsOf({ lists }: ReadNotificationsDeps, notifications: readonly Notification[]) {
  const undelivered = await lists.undelivered(notifications)
  return notifications.map((notification) => notificationItem(notification, undelivered.get(notification._id)))
}
