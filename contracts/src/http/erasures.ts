import { z } from 'zod'
import { Channel } from '../domain/delivery.ts'
import { ErasedCount, ErasingService } from '../domain/erasure.ts'
import { Country } from '../domain/markets.ts'
import { OrderStatus } from '../domain/order-status.ts'
import { UserId } from '../domain/users.ts'
import { maxLengthMessage } from './max-length-message.ts'
import { PageQuery, pageOf } from './paging.ts'

const phone = z.string('Upišite broj telefona').trim().min(1, 'Upišite broj telefona').max(40, maxLengthMessage(40))

/** POST /api/admin/erasures: a phone as people type it; `country` is that of numbers without a country code. */
export const RequestErasureRequest = z.object({ phone, country: Country.default('RS') })
export type RequestErasureRequest = z.infer<typeof RequestErasureRequest>

/** Query of GET /api/admin/erasures: with a phone only the erasures of that phone, including those that are done. */
export const ErasureFilter = PageQuery.extend({
  cursor: z.uuid('Nepoznata strana liste').optional(),
  phone: phone.optional(),
  country: Country.default('RS'),
})
export type ErasureFilter = z.infer<typeof ErasureFilter>

/** An order that is not over yet: its parcel needs its address, so it is erased ten minutes after it was completed or cancelled, or 90 days after it was placed. */
export const RunningOrder = z.object({ id: z.int(), status: OrderStatus, createdAt: z.iso.datetime() })
export type RunningOrder = z.infer<typeof RunningOrder>

/** How many running orders a receipt lists. */
export const MAX_RUNNING_SHOWN = 50

/** The erasure of a shopper's data and its receipt. */
export const Erasure = z.object({
  id: z.uuid(),
  /** `under-way` until no order is running and every service has answered. */
  state: z.enum(['under-way', 'done']),
  /** E.164 while it is under way; afterwards only a hash is kept, and this is null. */
  phone: z.string().nullable(),
  requestedBy: UserId,
  requestedAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  /** Number of that phone's orders with data at the time of the request, and of those that were split off them since. */
  orders: z.int().nonnegative(),
  erased: z.array(ErasedCount.extend({ service: ErasingService })),
  /** Services that have not answered for every erased order yet. */
  unanswered: z.array(ErasingService),
  /** Number of running orders, and the first of them. */
  runningOrders: z.int().nonnegative(),
  running: z.array(RunningOrder).max(MAX_RUNNING_SHOWN),
  /** External systems with copies of the data, with the number of orders and a note on who can erase them. */
  outside: z.array(z.object({ channel: Channel, orders: z.int().positive(), note: z.string() })),
  /** When Kafka will have deleted the last event with data of these orders; null while none is erased. */
  queuesKeptUntil: z.iso.datetime().nullable(),
})
export type Erasure = z.infer<typeof Erasure>

/** GET /api/admin/erasures, newest first. */
export const ErasurePage = pageOf(Erasure)
export type ErasurePage = z.infer<typeof ErasurePage>

export const ErasureParams = z.object({ id: z.uuid('Neispravan broj potvrde') })

export const ERASURE_MESSAGES = {
  phoneInvalid: 'Proverite broj telefona. Upišite ga ovako: 064 123 4567 ili +381 64 123 4567.',
  notFound: 'Potvrda o brisanju nije pronađena',
  /** Of an erased order. */
  statusFixed: 'Podaci kupca su obrisani, pa se status ove porudžbine više ne menja',
} as const
