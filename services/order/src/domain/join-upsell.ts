import type { AddUpsellRequest } from '@izlog/contracts/http/upsell-internal'
import type { JoinedUpsell, Order } from './order.ts'

type Refusal = 'window-closed' | 'cancelled' | 'already-in' | 'not-found' | 'withdrawn'
export type Decision =
  /** It has joined already: nothing to write. */
  { outcome: 'accepted' } | { outcome: 'joins'; order: Order; upsell: JoinedUpsell } | { outcome: Refusal }

/** Decides whether an upsell joins the order's parcel. A reservation that has joined stays joined when asked again, whatever has changed since. */
export function decideJoin(order: Order, asked: AddUpsellRequest, at: Date): Decision {
  const { reservationId, upsellOrderId, websiteId, currency, ...goods } = asked
  if (order.website.id !== websiteId) return { outcome: 'not-found' }
  if (isIn(order, reservationId)) return { outcome: 'accepted' }
  if (order.withdrawnUpsells.includes(reservationId)) return { outcome: 'withdrawn' }
  if (order.upsells.some(({ upsellProductId }) => upsellProductId === asked.upsellProductId)) {
    return { outcome: 'already-in' }
  }
  if (order.status === 'cancelled') return { outcome: 'cancelled' }
  if (order.erasedAt || !isOpen(order, at) || order.currency !== currency) return { outcome: 'window-closed' }
  const upsell = { reservationId, orderId: upsellOrderId, ...goods, acceptedAt: at }
  return {
    outcome: 'joins',
    upsell,
    order: { ...order, version: order.version + 1, upsells: [...order.upsells, upsell], updatedAt: at },
  }
}

/** Whether an unfinished reservation has joined. One that has not is withdrawn and never will. */
export function decideSettling(
  order: Order,
  reservationId: string,
): { outcome: 'accepted' } | { outcome: 'withdrawn' } | { outcome: 'withdraws'; order: Order } {
  if (isIn(order, reservationId)) return { outcome: 'accepted' }
  if (order.withdrawnUpsells.includes(reservationId)) return { outcome: 'withdrawn' }
  const withdrawnUpsells = [...order.withdrawnUpsells, reservationId]
  return { outcome: 'withdraws', order: { ...order, version: order.version + 1, withdrawnUpsells } }
}

const isIn = ({ upsells }: Order, reservation: string): boolean =>
  upsells.some(({ reservationId }) => reservationId === reservation)

/** A part of a split order has none: its parcel only waits. */
const isOpen = ({ upsellDelayedUntil, releasedAt, partOf }: Order, at: Date): boolean =>
  partOf === null && releasedAt === null && upsellDelayedUntil !== null && at < upsellDelayedUntil
