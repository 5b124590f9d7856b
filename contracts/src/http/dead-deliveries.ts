import { z } from 'zod'
import { Channel } from '../domain/delivery.ts'
import { UserId } from '../domain/users.ts'
import { DeliveryItem } from './deliveries.ts'
import { PageQuery, pageOf } from './paging.ts'

const day = z.iso.date('Neispravan datum').optional()

/** Which dead deliveries; days of their death in Europe/Belgrade, `to` included. */
export const DeadDeliveriesFilter = z.object({
  channel: Channel.optional(),
  /** The seller's number. */
  userId: z.coerce.number('Neispravan broj prodavca').pipe(UserId).optional(),
  from: day,
  to: day,
})
export type DeadDeliveriesFilter = z.infer<typeof DeadDeliveriesFilter>

/** The time of death and the id of the last delivery of a page. */
const cursor = z
  .string()
  .regex(/^\d{1,15}\.[0-9a-f-]{36}:[a-z]{1,20}$/, 'Nepoznata strana liste')
  .optional()

/** Query of GET /api/admin/system/channels/dead */
export const DeadDeliveriesQuery = DeadDeliveriesFilter.extend({ ...PageQuery.shape, cursor })
export type DeadDeliveriesQuery = z.infer<typeof DeadDeliveriesQuery>

/** Dead deliveries are counted up to this number, however many there are; `total` then means this or more. */
export const DEAD_COUNTED_TO = 1000

/** A delivery that was given up after its last try; `changedAt` is when. They are counted for the first page alone: further ones have no `total`. */
export const DeadDeliveryPage = pageOf(DeliveryItem).extend({
  total: z.int().nonnegative().max(DEAD_COUNTED_TO).nullable(),
})
export type DeadDeliveryPage = z.infer<typeof DeadDeliveryPage>

/** How many deliveries one call sends again. */
export const RETRIED_AT_ONCE = 100

/** POST /api/admin/system/channels/dead/retry: chosen deliveries. */
export const RetryDeadRequest = z.object({
  ids: z
    .array(z.string().max(100), 'Izaberite bar jednu isporuku')
    .min(1, 'Izaberite bar jednu isporuku')
    .max(RETRIED_AT_ONCE, `Odjednom može najviše ${RETRIED_AT_ONCE} isporuka`)
    .overwrite((ids) => [...new Set(ids)]),
})
export type RetryDeadRequest = z.infer<typeof RetryDeadRequest>

/**
 * POST /api/admin/system/channels/dead/retry-matching: the next RETRIED_AT_ONCE of the filter, newest first. Of one channel, so that nobody sends
 * again what they did not mean; of the courier from a day on, as old parcels would be announced, and paid, long after their orders.
 */
export const RetryMatchingDeadRequest = DeadDeliveriesFilter.extend({
  channel: z.enum(Channel.options, 'Izaberite kanal'),
  cursor,
}).refine(({ channel, from }) => channel !== 'courier' || from !== undefined, {
  path: ['from'],
  error: 'Za kurira izaberite i od kog dana, da se stari paketi ne prijave ponovo',
})
export type RetryMatchingDeadRequest = z.infer<typeof RetryMatchingDeadRequest>

/** What became of one delivery of many. */
export const RetriedDelivery = z.object({
  id: z.string(),
  /** Why it is not sent again; null: it is, or was made so before. */
  refusal: z.string().nullable(),
})
export type RetriedDelivery = z.infer<typeof RetriedDelivery>

/** `nextCursor`: where the next call goes on; null: these were the last of the filter, or they were chosen. */
export const RetryDeadResponse = z.object({
  results: z.array(RetriedDelivery),
  nextCursor: z.string().nullable(),
})
export type RetryDeadResponse = z.infer<typeof RetryDeadResponse>
