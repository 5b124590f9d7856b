import { z } from 'zod'
import { PageQuery } from './paging.ts'

/** docs/product/platform.md 3 and 9. */
export const NotificationPriority = z.enum(['low', 'normal', 'high', 'urgent'])
export type NotificationPriority = z.infer<typeof NotificationPriority>

/** docs/product/platform.md 3 and 9: push is the bell, telegram the seller's own bot, email goes by SMTP where a mail server is set up; sms has no sender and is skipped. */
export const NotificationChannel = z.enum(['email', 'sms', 'push', 'telegram'])
export type NotificationChannel = z.infer<typeof NotificationChannel>

/** `pending` until it is due; `skipped` if none of its channels has a sender. */
export const NotificationStatus = z.enum(['pending', 'sent', 'skipped'])
export type NotificationStatus = z.infer<typeof NotificationStatus>

/** The kinds of notifications. */
export const NotificationType = z.enum([
  'order.created',
  'order.cancelled',
  /** Its shopper corrected it. */
  'order.edited',
  /** Its shopper wrote a review, which waits for the seller. */
  'review.written',
  'upsell.accepted',
  'delivery.dead',
  'domain.verified',
  /** A host's TXT record is missing: it will be switched off. */
  'domain.missing',
  /** A host was switched off. */
  'domain.lost',
  /** Another account has verified a host. */
  'domain.taken',
  'domain.lapsed',
  /** The first sign-in of a seller. */
  'account.welcome',
  /** Yesterday's orders. */
  'summary.daily',
])
export type NotificationType = z.infer<typeof NotificationType>

/** docs/product/platform.md 3, notifications. */
export const NotificationItem = z.object({
  id: z.string(),
  userId: z.int(),
  type: NotificationType,
  title: z.string(),
  message: z.string(),
  /** What it is about: `orderId`, `channel`, `deliveryCause`; for several orders `count` instead of `orderId`; of an order or upsell its `total` and `currency`; for a domain `host`. No shopper's data. */
  data: z.record(z.string(), z.string()),
  priority: NotificationPriority,
  channels: z.array(NotificationChannel),
  status: NotificationStatus,
  /** Null: at once. */
  scheduledFor: z.iso.datetime().nullable(),
  /** When it is no longer shown. */
  expiresAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  readAt: z.iso.datetime().nullable(),
  /** Why a channel that is set up did not deliver it, in Serbian. */
  errorMessage: z.string().nullable(),
  /** Those of its channels that are not set up. Recorded, and not shown. */
  skippedChannels: z.array(NotificationChannel).default([]),
  createdAt: z.iso.datetime(),
})
export type NotificationItem = z.infer<typeof NotificationItem>

/** GET /api/notifications: the caller's own, newest first. */
export const NotificationsQuery = PageQuery
export const NotificationPage = z.object({
  items: z.array(NotificationItem),
  nextCursor: z.string().nullable(),
  /** Number of unread ones, counted up to `MAX_UNREAD`. */
  unread: z.int().nonnegative(),
})
export type NotificationPage = z.infer<typeof NotificationPage>
/** The bell shows '99+' anyway, and counting all would be slow for long lists. */
export const MAX_UNREAD = 1000

/** POST /api/notifications/{id}/read returns the notification; 404: not the caller's. */
export const ReadNotificationResponse = NotificationItem
/** POST /api/notifications/read-all */
export const ReadAllResponse = z.object({ unread: z.literal(0) })

/** GET /api/notifications/stream, server-sent events of type `notification`: one was created, one was read, or all were read. */
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
  emailRefused: 'Email nije isporučen: server pošte ne prima Vašu adresu.',
  emailUndelivered: 'Email nije isporučen: server pošte nije odgovarao.',
} as const
