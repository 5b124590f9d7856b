import { MAX_PARTS, SPLIT_MESSAGES, type SplitOrderRequest } from '@izlog/contracts/http/split'
import { DESK_ENTRIES_KEPT, type Noting, untilUndone } from './desk.ts'
import { mayLeave, type Order, type StoredDeskEntry } from './order.ts'
import { END_STATUSES, endOf } from './order-end.ts'
import type { OrderPart, PartStart } from './order-part.ts'
import { parcelRefusal } from './share-parcel.ts'

/** Why an order cannot be split now, for its seller; undefined: it can. */
export function splitRefusal(order: Order, now: Date): string | undefined {
  if (END_STATUSES.includes(order.status) || endOf(order, now)) return SPLIT_MESSAGES.over
  if (order.parcelShare) return SPLIT_MESSAGES.shared
  const refusal = parcelRefusal(order)
  if (refusal) return refusal
  if (order.quantity < 2) return SPLIT_MESSAGES.onePiece
  return order.parts.length >= MAX_PARTS ? SPLIT_MESSAGES.full : undefined
}

/** The part of an order that a request asks for. */
export const newPart = (
  { status, timeline, desk, notedAt, deliveryPrice }: Order,
  { quantity, totalPrice, chargesDelivery }: Omit<SplitOrderRequest, 'version'>,
  names: Pick<OrderPart, 'key' | 'id' | 'orderId' | 'createdEventId'>,
  { by, now }: { by: number; now: Date },
): OrderPart => ({
  ...names,
  ...{ quantity, totalPrice, chargesDelivery, deliveryPrice: chargesDelivery ? deliveryPrice : 0 },
  ...{ at: now, by, start: { status, timeline, desk, notedAt } },
})

/** Whether a part is what a request asks for. */
export const isAskedFor = (part: OrderPart, asked: SplitOrderRequest): boolean =>
  part.quantity === asked.quantity &&
  part.totalPrice === asked.totalPrice &&
  part.chargesDelivery === asked.chargesDelivery

/** The order without the part, which it keeps until that is stored as an order of its own. */
export const withoutPart = (order: Order, part: OrderPart): Order => ({
  ...order,
  version: order.version + 1,
  quantity: order.quantity - part.quantity,
  totalPrice: order.totalPrice - part.totalPrice,
  parts: [...order.parts, part],
  splitDueAt: part.at,
  deskVersion: order.deskVersion + 1,
  deskEntries: [...order.deskEntries, noteOf(order, part.orderId, { by: part.by, now: part.at })].slice(
    -DESK_ENTRIES_KEPT,
  ),
  updatedAt: part.at,
})

/** The order once its newest part is stored as an order. */
export const withStoredPart = (order: Order, now: Date): Order => ({
  ...order,
  version: order.version + 1,
  parts: order.parts.map((part) => ({ ...part, start: null })),
  splitDueAt: null,
  updatedAt: now,
})

/**
 * A part as an order of its own: of the same buyer and purchase, at the place on the desk where the first was. Upsells stay with the first, and so does
 * its window. Where the part may leave by itself, it waits as after a step at the desk.
 */
export function orderOfPart(first: Order, part: OrderPart, start: PartStart, now: Date): Order {
  const { id, orderId, createdEventId, quantity, totalPrice, deliveryPrice, at, by } = part
  const own = { ...first, ...start, parcelShare: null }
  return {
    ...own,
    ...{ id, orderId, createdEventId, quantity, totalPrice, deliveryPrice },
    version: 1,
    deskVersion: 0,
    deskEntries: [noteOf(own, first.orderId, { by, now: at })],
    possibleDuplicate: false,
    trackingId: null,
    deliveries: {},
    upsells: [],
    withdrawnUpsells: [],
    parcelDueAt: null,
    partOf: first.partOf ?? { id: first.id, orderId: first.orderId },
    splitAt: now,
    parts: [],
    splitDueAt: null,
    upsellDelayedUntil: mayLeave(own, own.status) ? untilUndone(null, now) : null,
    releasedAt: null,
    review: null,
    updatedAt: now,
  }
}

const noteOf = ({ desk }: Pick<Order, 'desk'>, other: string, { by, now }: Noting): StoredDeskEntry => ({
  ...{ step: 'split', at: now, by, callAt: null, reason: null, note: other, before: desk },
})
