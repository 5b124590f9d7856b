import { Channel } from '@izlog/contracts/domain/delivery'
import { DAY_MS } from '@izlog/contracts/domain/durations'
import { EDITED_FIELD_LABELS } from '@izlog/contracts/domain/edited-order-fields'
import type {
  OrderCreatedV1,
  OrderEditedV1,
  OrderReviewWrittenV1,
  OrderStatusChangedV1,
} from '@izlog/contracts/events/orders'
import type { UpsellAcceptedV1 } from '@izlog/contracts/events/upsells'
import type { NotificationChannel, NotificationItem } from '@izlog/contracts/http/notifications'
import { goodsLine, upsellLine } from './summary.ts'
import { undeliveredLine } from './undelivered-line.ts'

type Times = 'scheduledFor' | 'expiresAt' | 'sentAt' | 'readAt' | 'createdAt'

/** docs/product/platform.md 3, notifications. */
export type Notification = Omit<NotificationItem, 'id' | Times> &
  Record<Exclude<Times, 'createdAt'>, Date | null> & {
    /** Names the cause, so that a repeated event notifies once. */
    _id: string
    createdAt: Date
    /** When it is shown and sent: `scheduledFor`, else at once. */
    showAt: Date
    /** Codes of the orders it is about, where one notification may be about several. */
    orders?: string[]
  }

type Wanted = Pick<Notification, '_id' | 'userId' | 'type' | 'title' | 'message' | 'data' | 'createdAt'> &
  Partial<Pick<Notification, 'priority' | 'channels' | 'scheduledFor' | 'expiresAt'>>

/** A notification that is not sent yet, with the defaults of docs/product/platform.md 3. */
export const newNotification = ({ scheduledFor = null, ...wanted }: Wanted): Notification => ({
  priority: 'normal',
  channels: ['push'],
  expiresAt: null,
  ...wanted,
  scheduledFor,
  status: 'pending',
  sentAt: null,
  readAt: null,
  errorMessage: null,
  skippedChannels: [],
  showAt: scheduledFor ?? wanted.createdAt,
})

/** How long notifications of an order are shown. */
const ORDER_NOTIFICATION_DAYS = 30

const expiryOf = (at: Date): Date => new Date(at.getTime() + ORDER_NOTIFICATION_DAYS * DAY_MS)

/** The sum, for the daily summary. */
const moneyOf = ({ totalPrice, currencySymbol }: { totalPrice: number; currencySymbol: string }) => ({
  total: String(totalPrice),
  currency: currencySymbol,
})

/** For the bell only, since the order itself is sent to the seller's Telegram. Contains no data of the shopper. None of a part of a split order, which its seller made. */
export function orderNotifications({ occurredAt, data }: OrderCreatedV1): Notification[] {
  if (data.partOf) return []
  const createdAt = new Date(occurredAt)
  const notification = newNotification({
    _id: `order.created:${data.orderId}`,
    userId: data.userId,
    type: 'order.created',
    title: 'Nova porudžbina',
    message: `${goodsLine(data)}.${data.possibleDuplicate ? ' Moguća dupla porudžbina.' : ''}`,
    data: { orderId: data.orderId, ...moneyOf(data) },
    createdAt,
    expiresAt: expiryOf(createdAt),
  })
  return [notification]
}

/** For the bell only, as of an order. */
export function upsellNotification({ occurredAt, data }: UpsellAcceptedV1): Notification {
  const createdAt = new Date(occurredAt)
  return newNotification({
    _id: `upsell.accepted:${data.orderId}`,
    userId: data.userId,
    type: 'upsell.accepted',
    title: 'Dodato u porudžbinu',
    message: `${upsellLine(data)}. Ide u paket porudžbine ${data.originalOrderId}.`,
    data: { orderId: data.originalOrderId, ...moneyOf(data) },
    createdAt,
    expiresAt: expiryOf(createdAt),
  })
}

/** For a cancelled order whose parcel is with the courier, which we cannot call back; [] when there is no parcel. */
export function cancelledParcelNotifications({ id, occurredAt, data }: OrderStatusChangedV1): Notification[] {
  const { orderId, userId, to, parcel } = data
  if (to !== 'cancelled' || !parcel) return []
  const which = parcel.trackingId ? `Paket (broj pošiljke ${parcel.trackingId})` : 'Paket'
  const createdAt = new Date(occurredAt)
  return [
    newNotification({
      _id: `order.cancelled:${id}`,
      userId,
      type: 'order.cancelled',
      title: 'Otkazana porudžbina je već kod kurira',
      message: `Porudžbina ${orderId} je otkazana. ${which} je već predat kurirskoj službi, pa joj se javite da ga vrati.`,
      data: { orderId },
      priority: 'high',
      channels: ['push', 'telegram', 'email'],
      createdAt,
      expiresAt: expiryOf(createdAt),
    }),
  ]
}

/** For the bell only, since the channels carry it too: what the shopper did to their order. [] for what its seller did. */
export function shopperCorrectionNotifications({ id, occurredAt, data }: OrderEditedV1): Notification[] {
  if (!data.byShopper) return []
  const fields = data.fields.map((field) => EDITED_FIELD_LABELS[field]).join(', ')
  return [
    shopperNotification(id, occurredAt, data, {
      type: 'order.edited',
      title: 'Kupac je ispravio porudžbinu',
      message: `Porudžbina ${data.orderId}: ${fields}.${otherParcelsText(data)}`,
    }),
  ]
}

/** As of a correction. */
export function shopperCancelNotifications({ id, occurredAt, data }: OrderStatusChangedV1): Notification[] {
  if (!data.byShopper || data.to !== 'cancelled') return []
  return [
    shopperNotification(id, occurredAt, data, {
      type: 'order.cancelled',
      title: 'Kupac je otkazao porudžbinu',
      message: `Porudžbina ${data.orderId}: ${goodsLine(data)}. Ne šaljite paket.${otherParcelsText(data)}`,
    }),
  ]
}

/** What the shopper did holds for one parcel only. */
const otherParcelsText = ({ otherParcels = [] }: { otherParcels?: string[] | undefined }): string =>
  otherParcels.length > 0 ? ` Podeljena je, pa proverite i ${otherParcels.join(', ')}.` : ''

/** As of a correction. Once an order, however often its shopper writes anew. */
export const reviewNotification = ({ occurredAt, data }: OrderReviewWrittenV1): Notification =>
  shopperNotification(data.orderId, occurredAt, data, {
    type: 'review.written',
    title: 'Nova ocena kupca',
    message: `${data.productName}, ocena ${data.stars} od 5. Čeka Vašu odluku u porudžbinama, pod „Više”.`,
  })

function shopperNotification(
  cause: string,
  occurredAt: string,
  { orderId, userId }: { orderId: string; userId: number },
  what: Pick<Notification, 'type' | 'title' | 'message'>,
): Notification {
  const createdAt = new Date(occurredAt)
  return newNotification({
    ...what,
    ...{ _id: `${what.type}:${cause}`, userId, data: { orderId }, createdAt, expiresAt: expiryOf(createdAt) },
  })
}

/** A notification after sending: channels without a sender are recorded as skipped, all of it where there is no other. */
export function dispatched(notification: Notification, at: Date, { sendsMail }: { sendsMail: boolean }): Notification {
  const hasSender = (channel: NotificationChannel) => channel !== 'sms' && (channel !== 'email' || sendsMail)
  const skippedChannels = notification.channels.filter((channel) => !hasSender(channel))
  return skippedChannels.length === notification.channels.length
    ? { ...notification, status: 'skipped', skippedChannels }
    : { ...notification, status: 'sent', sentAt: at, skippedChannels }
}

/** Whether a sent notification has a mail. */
export const goesByMail = ({ status, channels, skippedChannels }: Notification): boolean =>
  status === 'sent' && channels.includes('email') && !skippedChannels.includes('email')

/** A notification about several orders states their count in its title and links to none of them; any other stays as it is. */
export function countingOrders(notification: Notification): Notification {
  const { orders = [], data } = notification
  const channel = Channel.safeParse(data.channel).data
  if (orders.length < 2 || !channel) return notification
  const title = undeliveredLine(channel, orders.length)
  return { ...notification, title, data: { channel, count: String(orders.length) } }
}

/** As its seller reads it. `undelivered`: why it did not arrive on a slower channel, as a Serbian sentence. */
export function notificationItem(stored: Notification, undelivered?: string): NotificationItem {
  const notification = countingOrders(stored)
  const { _id, scheduledFor, expiresAt, sentAt, readAt, createdAt, errorMessage } = notification
  return {
    id: _id,
    userId: notification.userId,
    type: notification.type,
    title: notification.title,
    message: notification.message,
    data: notification.data,
    priority: notification.priority,
    channels: notification.channels,
    status: notification.status,
    // Absent in notifications from before this field.
    skippedChannels: notification.skippedChannels ?? [],
    scheduledFor: scheduledFor?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    readAt: readAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    errorMessage: [undelivered, errorMessage].filter(Boolean).join(' ') || null,
  }
}
