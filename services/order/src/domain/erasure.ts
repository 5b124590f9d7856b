import type { Channel } from '@izlog/contracts/domain/delivery'
import { MINUTE_MS } from '@izlog/contracts/domain/durations'
import { ERASED_CUSTOMER, erasedClient } from '@izlog/contracts/domain/erased-shopper'
import { type ErasedCount, type ErasedKind, ErasingService } from '@izlog/contracts/domain/erasure'
import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import { MAX_RUNNING_SHOWN } from '@izlog/contracts/http/erasures'
import type { Order } from './order.ts'
import { endOf } from './order-end.ts'
import type { ParcelShare } from './parcel-share.ts'

/** An order that has just ended may be reopened, and its status is still being delivered to the seller's channels. */
const SETTLES_IN_MS = 10 * MINUTE_MS

/** Whether an order no longer needs its shopper's data: it ended at least SETTLES_IN_MS ago, no upsell can join it and no part of it is still to be stored, or it is on hold. */
export function isErasable(order: Order, now: Date): boolean {
  if (order.hold) return true
  const end = endOf(order, now)
  const isSettled = end !== null && now.getTime() - end.getTime() >= SETTLES_IN_MS
  return isSettled && !order.splitDueAt && (order.upsellDelayedUntil === null || order.releasedAt !== null)
}

/** The order without its shopper. Goods, sums, status and dates stay, so the figures do not change. */
export const erasedOrder = (order: Order, at: Date): Order => ({
  ...order,
  version: order.version + 1,
  customer: ERASED_CUSTOMER,
  client: erasedClient(order.client),
  trackingId: null,
  // What was noted may name the shopper.
  desk: { ...order.desk, reason: null },
  deskEntries: [],
  parcelShare: order.parcelShare && withoutReasons(order.parcelShare),
  review: null,
  erasedAt: at,
  updatedAt: at,
})

function withoutReasons(share: ParcelShare): ParcelShare {
  if (share.role === 'leads' || !share.took) return share
  const { before, desk } = share.took
  return { ...share, took: { before: { ...before, reason: null }, desk: { ...desk, reason: null } } }
}

/** How many records of each kind each service has erased of an order. */
export type ErasedIn = Partial<Record<ErasingService, Partial<Record<ErasedKind, number>>>>

/** The erasure of a shopper's data by phone, and how far it has come. */
export interface Erasure extends ErasureProgress {
  /** uuid v7 */
  id: string
  /** E.164; null once it is done. */
  phone: string | null
  phoneHash: string
  /** Numbers of the orders that had data of this phone when it was requested, and of their parts that were split off since. */
  orderIds: number[]
  requestedBy: number
  requestedAt: Date
  doneAt: Date | null
}

type ServiceCount = ErasedCount & { service: ErasingService }

/** How far an erasure has come. */
export interface ErasureProgress {
  erased: ServiceCount[]
  unanswered: ErasingService[]
  runningOrders: number
  running: { id: number; status: OrderStatus; createdAt: Date }[]
  outside: { channel: Channel; orders: number }[]
  lastErasedAt: Date | null
}

/** An order of an erasure: whether it is erased, and in which services. */
export interface ErasedOrder extends Pick<Order, 'id' | 'orderId' | 'status' | 'createdAt' | 'erasedAt'> {
  erasedIn: ErasedIn
}

/** The progress of an erasure, from its orders and the channels to which each was sent. */
export function progressOf(
  orders: readonly ErasedOrder[],
  sentTo: ReadonlyMap<string, readonly Channel[]>,
): ErasureProgress {
  const erasedOrders = orders.filter(({ erasedAt }) => erasedAt !== null)
  const left = orders.filter(({ erasedAt }) => erasedAt === null)
  const sums = new Map<string, ServiceCount>()
  for (const { erasedIn } of erasedOrders)
    for (const service of ErasingService.options)
      for (const [kind, count] of Object.entries(erasedIn[service] ?? {}) as [ErasedKind, number][]) {
        const sum = sums.get(`${service} ${kind}`) ?? { service, kind, count: 0 }
        sums.set(`${service} ${kind}`, { ...sum, count: sum.count + count })
      }
  const channels = Map.groupBy(
    orders.flatMap(({ orderId }) => sentTo.get(orderId) ?? []),
    (channel) => channel,
  )
  const last = Math.max(0, ...erasedOrders.map(({ erasedAt }) => erasedAt?.getTime() ?? 0))
  return {
    erased: [...sums.values()],
    unanswered: ErasingService.options.filter((service) => erasedOrders.some(({ erasedIn }) => !erasedIn[service])),
    runningOrders: left.length,
    running: left.slice(0, MAX_RUNNING_SHOWN).map(({ id, status, createdAt }) => ({ id, status, createdAt })),
    outside: [...channels].map(([channel, { length }]) => ({ channel, orders: length })),
    lastErasedAt: last > 0 ? new Date(last) : null,
  }
}

/** Whether every order is erased everywhere. */
export const isComplete = ({ runningOrders, unanswered }: ErasureProgress): boolean =>
  runningOrders === 0 && unanswered.length === 0
