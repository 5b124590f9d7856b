import type { NotificationType } from '@izlog/contracts/http/notifications'
import type { PushMessage } from '@izlog/contracts/http/push'
import { countingOrders, type Notification } from './notification.ts'
import { SCREENS } from './notification-screen.ts'

/** The session in which push was switched on, for the revocation list: whoever saved the device had a token of that time. */
export const sessionOf = (device: { sessionId: string; userId: number; savedAt: Date }) => ({
  jti: device.sessionId,
  userId: device.userId,
  issuedAt: device.savedAt.getTime(),
})

/** Users to whose devices notifications are pushed. */
export type Subscribers = ReadonlySet<number>

/** Whether a notification, once sent, is pushed to devices. */
export const goesToDevices = ({ status, channels, userId }: Notification, subscribers: Subscribers): boolean =>
  status === 'sent' && channels.includes('push') && subscribers.has(userId)

/** Whether it still makes sense to push it: not once it was read in the app, or has expired. */
export const isWorthPushing = ({ readAt, expiresAt }: Notification, at: Date): boolean =>
  readAt === null && (expiresAt === null || expiresAt > at)

/** Their messages may quote a courier's answer, or lead to a parcel: nothing of a shopper lies on a locked screen. */
const QUOTING: readonly NotificationType[] = ['delivery.dead', 'order.cancelled']

/** Phones show a few lines. */
const MAX_LENGTH = 300

const shortened = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text)

/** A notification as devices show it. */
export function pushMessage(notification: Notification): PushMessage {
  const { _id: id, type, title, message, data } = countingOrders(notification)
  const about = data.orderId ? `Porudžbina ${data.orderId}` : SCREENS[type].label
  return {
    id,
    title: shortened(title),
    message: QUOTING.includes(type) ? `${about}.` : shortened(message),
    url: SCREENS[type].path,
  }
}
