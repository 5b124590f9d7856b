import { z } from 'zod'
import { Channel, DeliveryState } from '../domain/delivery.ts'
import { OrderCode } from '../domain/order-code.ts'
import { UserId } from '../domain/users.ts'
import { PageQuery, pageOf } from './paging.ts'

/** A delivery of an order's event to a channel, as shown to its seller. */
export const DeliveryItem = z.object({
  id: z.string(),
  orderId: OrderCode,
  /** The seller. */
  userId: UserId,
  channel: Channel,
  /** Type of the event: `order.created`, `order.status-changed`, `order.released`, `upsell.accepted`, `upsell.status-changed`. */
  cause: z.string(),
  state: DeliveryState,
  /** What is sent: a Serbian line without personal data. */
  summary: z.string(),
  /** Number of calls that were answered or timed out. */
  attempts: z.int().nonnegative(),
  /** A Serbian sentence: why it was not sent, and what to do; null when sent. */
  reason: z.string().nullable(),
  /** Courier only, once sent. */
  trackingId: z.string().nullable(),
  /** The courier's page for this parcel; null where the operator has set none. */
  trackingUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  createdAt: z.iso.datetime(),
  /** Since when it is in its state. */
  changedAt: z.iso.datetime(),
  /** Time of the next automatic try; null: none, or a try is running, or the channel is paused. */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** It waits until an administrator resumes its channel. */
  paused: z.boolean().default(false),
  /** Whether 'Pošalji ponovo' is possible, and does anything: not of one that waits for the end of a pause. */
  canRetry: z.boolean(),
})
export type DeliveryItem = z.infer<typeof DeliveryItem>

/** GET /api/deliveries?orderId=: all deliveries of an order, newest first; empty for another seller's order. */
export const DeliveriesQuery = PageQuery.extend({ orderId: OrderCode })
export type DeliveriesQuery = z.infer<typeof DeliveriesQuery>

/** GET /api/deliveries/failed: failed and dead ones, of one channel or of all, newest first; the caller's own, or for administrators all sellers'. */
export const FailedDeliveriesQuery = PageQuery.extend({ channel: Channel.optional() })
export type FailedDeliveriesQuery = z.infer<typeof FailedDeliveriesQuery>
export const DeliveryPage = pageOf(DeliveryItem)
export type DeliveryPage = z.infer<typeof DeliveryPage>

/** POST /api/deliveries/{id}/retry returns the delivery in its new state. 404: not the caller's. 409 `delivery.forgotten`, and `delivery.withdrawn` while its order is cancelled or goes in another's parcel. */
export const RetryDeliveryResponse = DeliveryItem

/** The result of the test order on one channel. `skipped`: not set up. */
export const DeliveryTestResult = z.object({
  channel: Channel,
  outcome: z.enum(['ok', 'failed', 'skipped']),
  /** What was done, why it failed, or what to set up: a Serbian sentence. */
  message: z.string(),
})
export type DeliveryTestResult = z.infer<typeof DeliveryTestResult>

/** POST /api/deliveries/test: the failure of an external service is a result, not an error. */
export const DeliveryTestResponse = z.object({ results: z.array(DeliveryTestResult) })
export type DeliveryTestResponse = z.infer<typeof DeliveryTestResponse>

/** GET /api/deliveries/test: when the caller's last test order arrived on a channel at least; null: none has. */
export const LastTestOrder = z.object({ arrivedAt: z.iso.datetime().nullable() })

export const DELIVERY_MESSAGES = {
  notFound: 'Isporuka nije pronađena',
  forgotten: 'Podaci za slanje se više ne čuvaju, pa se ova isporuka ne može ponoviti.',
  withdrawn: 'Porudžbina je otkazana ili ide u paketu sa drugom, pa se njen paket ne prijavljuje kuriru.',
  accountDeleted: 'Nalog prodavca je obrisan, pa se ništa više ne šalje.',
  erased: 'Podaci kupca su obrisani.',
  paused: 'Slanje na ovaj kanal je trenutno pauzirano. Poslaćemo čim se nastavi.',
  testPaused: 'Slanje na ovaj kanal je trenutno pauzirano. Probajte kad se nastavi.',
  unknownPage: 'Nepoznata strana liste',
  tooManyTests: 'Previše probnih porudžbina. Sačekajte minut pa pokušajte ponovo.',
} as const
