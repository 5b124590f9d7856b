import { deskWithStatus, NEW_DESK } from '@izlog/contracts/domain/order-desk'
import type { Order } from '../domain/order.ts'
import { endOf } from '../domain/order-end.ts'
import type { OrderDoc } from './order-schema.ts'

/** The stored document of an order: its fields without delivery states. */
export const fieldsOf = (order: Order) => {
  const { id: _id, deliveries: _beside, trackingId: _too, ...fields } = order
  return {
    ...fields,
    endedAt: order.erasedAt ? null : endOf(order, order.updatedAt),
  }
}

/** An order's number with its shard key. */
export type KeyedOrder = Pick<Order, 'id' | 'userId'> & { website: Pick<Order['website'], 'id'> }

/** Finds an order by its number at one shard. */
export const keyedId = ({ id, userId, website }: KeyedOrder) => ({
  _id: id,
  userId,
  'website.id': website.id,
})

/** Delivery states were stored in the order once. Older code, which may still run during an update, expects these fields. */
export const NEW_ORDER_STATE = { deliveries: {}, trackingId: null, notificationsSent: false }

export function orderOf(doc: OrderDoc): Order {
  const {
    _id,
    outbox: _o,
    outboxAt: _a,
    outboxLease: _l,
    deletedAt: _d,
    searchKeys: _s,
    idempotencyKey: _k,
    bodyHash: _b,
    closeTries: _t,
    closeAt: _c,
    notificationsSent: _n,
    endedAt: _e,
    erasurePublishedAt: _r,
    erasedIn: _i,
    ...order
  } = doc
  // Older orders lack the delivery price, both lists of upsells, the shared parcel, what they are split into, the hold, the review, the time of their erasure and the desk, which follows from their status.
  const { deliveryPrice = 0, upsells = [], withdrawnUpsells = [], hold = null, review = null, erasedAt = null } = order
  const { desk = deskWithStatus(NEW_DESK, order.status), deskVersion = 0, deskEntries = [], notedAt = null } = order
  const { releaseOn = 'ordered', source = 'page', parcelShare = null, parcelDueAt = null } = order
  const { partOf = null, splitAt = null, parts = [], splitDueAt = null } = order
  const later = {
    deliveryPrice,
    upsells,
    withdrawnUpsells,
    hold,
    review,
    erasedAt,
    desk,
    deskVersion,
    deskEntries,
    notedAt,
    releaseOn,
    source,
    parcelShare,
    parcelDueAt,
    partOf,
    splitAt,
    parts,
    splitDueAt,
  }
  return { id: _id, ...order, ...later }
}
