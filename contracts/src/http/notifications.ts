import { z } from 'zod'
import { PageQuery } from './paging.ts'

/** Platform spec 3 and 9. */
export const NotificationPriority = z.enum(['low', 'normal', 'high', 'urgent'])
export type NotificationPriority = z.infer<typeof NotificationPriority>

/** Platform spec 3 and 9: push is the bell, telegram the seller's own bot; email and sms have no sender and are skipped. */
export const NotificationChannel = z.enum(['email', 'sms', 'push', 'telegram'])
export type NotificationChannel = z.infer<typeof NotificationChannel>

/** `pending` until its time has come; `skipped` when no channel of its own has a sender. */
export const NotificationStatus = z.enum(['pending', 'sent', 'skipped'])
export type NotificationStatus = z.infer<typeof NotificationStatus>

/** What it tells of; another service's kinds come as further names. */
export const NotificationType = z.enum([
  'order.created',
  'order.cancelled',
  'upsell.accepted',
  'delivery.dead',
  'domain.verified',
  /** Its TXT is gone: it will be switched off. */
  'domain.missing',
  /** It was switched off. */
  'domain.lost',
  /** Another account has verified it. */
  'domain.taken',
  'domain.lapsed',
])
export type NotificationType = z.infer<typeof NotificationType>

/** Platform spec 3, notifications. */
export const NotificationItem = z.object({
  id: z.string(),
  userId: z.int(),
  type: NotificationType,
  title: z.string(),
  message: z.string(),
  /** What it leads to: `orderId`, `channel`, `deliveryCause`; of several orders their `count` in place of one's number; of a domain its `host`. Nothing of a shopper. */
  data: z.record(z.string(), z.string()),
  priority: NotificationPriority,
  channels: z.array(NotificationChannel),
  status: NotificationStatus,
  /** Null: at once. */
  scheduledFor: z.iso.datetime().nullable(),
  /** From then on it is not shown. */
  expiresAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  readAt: z.iso.datetime().nullable(),
  /** Why some of its channels did not carry it, in Serbian. */
  errorMessage: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type NotificationItem = z.infer<typeof NotificationItem>

/** GET /api/notifications: the caller's own, newest first. */
export const NotificationsQuery = PageQuery
export const NotificationPage = z.object({
  items: z.array(NotificationItem),
  nextCursor: z.string().nullable(),
  /** How many are not read; counted up to `MAX_UNREAD`. */
  unread: z.int().nonnegative(),
})
export type NotificationPage = z.infer<typeof NotificationPage>
/** A bell shows '99+' long before; counting on would cost more the more there are. */
export const MAX_UNREAD = 1000

/** POST /api/notifications/{id}/read answers the notification; 404: none of theirs. */
export const ReadNotificationResponse = NotificationItem
/** POST /api/notifications/read-all */
export const ReadAllResponse = z.object({ unread: z.literal(0) })

/** GET /api/notifications/stream, server-sent events of type `notification`: one that came, one that was read, or all were. */
export const NotificationStreamEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), notification: NotificationItem }),
  z.object({ kind: z.literal('read'), id: z.string() }),
  z.object({ kind: z.literal('all-read') }),
])
export type NotificationStreamEvent = z.infer<typeof NotificationStreamEvent>

export const NOTIFICATION_MESSAGES = {
  notFound: 'Obaveštenje nije pronađeno',
  erased: 'Podaci kupca ove porudžbine su obrisani.',
  unknownPage: 'Nepoznata strana liste',
  noEmail: 'Email nije poslat: slanje emaila nije podešeno.',
  noSms: 'SMS nije poslat: slanje SMS poruka nije podešeno.',
} as const
