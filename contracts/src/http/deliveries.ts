import { z } from 'zod'
import { Channel, DeliveryState } from '../domain/delivery.ts'
import { OrderCode } from '../domain/order-code.ts'
import { UserId } from '../domain/users.ts'
import { PageQuery, pageOf } from './paging.ts'

/** One event of an order on its way to one channel, as its seller reads it. */
export const DeliveryItem = z.object({
  id: z.string(),
  orderId: OrderCode,
  /** The seller. */
  userId: UserId,
  channel: Channel,
  /** Type of the event: `order.created`, `order.status-changed`, `order.released`, `upsell.accepted`, `upsell.status-changed`. */
  cause: z.string(),
  state: DeliveryState,
  /** What was, or is to be, sent: a Serbian line without anything personal. */
  summary: z.string(),
  /** Calls that were answered, or given up waiting for. */
  attempts: z.int().nonnegative(),
  /** A Serbian sentence that says why it was not sent, and what to do; null when sent. */
  reason: z.string().nullable(),
  /** Courier only, once sent. */
  trackingId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When it came into its state: of a sent one, when it was sent. */
  changedAt: z.iso.datetime(),
  /** Null: not tried again by itself, or being tried now. */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Whether 'Pošalji ponovo' does anything. */
  canRetry: z.boolean(),
})
export type DeliveryItem = z.infer<typeof DeliveryItem>

/** GET /api/deliveries?orderId=: all of an order, newest first; of somebody else's order nothing is found. */
export const DeliveriesQuery = PageQuery.extend({ orderId: OrderCode })
export type DeliveriesQuery = z.infer<typeof DeliveriesQuery>

/** GET /api/deliveries/failed: failed and dead ones, newest first; a seller's own, an administrator sees everybody's. */
export const FailedDeliveriesQuery = PageQuery
export const DeliveryPage = pageOf(DeliveryItem)
export type DeliveryPage = z.infer<typeof DeliveryPage>

/** POST /api/deliveries/{id}/retry answers the delivery as it stands then. 404: none of theirs. 409 `delivery.forgotten`. */
export const RetryDeliveryResponse = DeliveryItem

/** How one channel took the test order. `skipped`: not set up. */
export const DeliveryTestResult = z.object({
  channel: Channel,
  outcome: z.enum(['ok', 'failed', 'skipped']),
  /** What was done, why it failed, or what to set up: a Serbian sentence. */
  message: z.string(),
})
export type DeliveryTestResult = z.infer<typeof DeliveryTestResult>

/** POST /api/deliveries/test: an outside service that fails is an answer. */
export const DeliveryTestResponse = z.object({ results: z.array(DeliveryTestResult) })
export type DeliveryTestResponse = z.infer<typeof DeliveryTestResponse>

export const DELIVERY_MESSAGES = {
  notFound: 'Isporuka nije pronađena',
  forgotten: 'Podaci za slanje se više ne čuvaju, pa se ova isporuka ne može ponoviti.',
  accountDeleted: 'Nalog prodavca je obrisan, pa se ništa više ne šalje.',
  erased: 'Podaci kupca su obrisani.',
  unknownPage: 'Nepoznata strana liste',
  tooManyTests: 'Previše probnih porudžbina. Sačekajte minut pa pokušajte ponovo.',
} as const
