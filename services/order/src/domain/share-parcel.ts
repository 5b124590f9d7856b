import { isDeepStrictEqual } from 'node:util'
import { hasLeft, statusOfDesk } from '@izlog/contracts/domain/order-desk'
import { DESK_MESSAGES, type DeskNote } from '@izlog/contracts/http/desk'
import { MAX_FOLLOWERS, PARCEL_MESSAGES } from '@izlog/contracts/http/parcel'
import { DESK_ENTRIES_KEPT, keptForUndo, untilUndone } from './desk.ts'
import { type Order, type StoredDeskEntry, withStatus } from './order.ts'
import { END_STATUSES, endOf } from './order-end.ts'
import { type Follower, followersOf, leaderOf } from './parcel-share.ts'

/** Why what is in an order's parcel stays as it is, for its seller; undefined: it can be changed. */
export function parcelRefusal({ orderId, erasedAt, desk, releasedAt, deliveries }: Order): string | undefined {
  if (erasedAt) return DESK_MESSAGES.erased
  if (hasLeft(desk)) return PARCEL_MESSAGES.left(orderId)
  if (desk.shipment === 'packed') return PARCEL_MESSAGES.packed(orderId)
  if (!releasedAt) return undefined
  const courier = deliveries.courier?.state
  if (courier === undefined) return PARCEL_MESSAGES.announcing(orderId)
  // One that was given up may be with the courier all the same: its last calls may have had no answer.
  if (courier === 'skipped') return undefined
  return courier === 'sent' ? PARCEL_MESSAGES.announced(orderId) : PARCEL_MESSAGES.unsure(orderId)
}

/** Why no follower can be taken out of a leader's parcel. Its erasure keeps none in it: what has not left can still go by itself. */
export const separationRefusal = (leader: Order): string | undefined => parcelRefusal({ ...leader, erasedAt: null })

function sharingRefusal(order: Order, now: Date): string | undefined {
  if (!order.erasedAt && END_STATUSES.includes(order.status)) return PARCEL_MESSAGES.over(order.orderId)
  // Its shopper's data may be erased any day, and the label of a parcel has its leader's.
  if (!order.erasedAt && endOf(order, now)) return PARCEL_MESSAGES.old(order.orderId)
  return parcelRefusal(order)
}

/** A confirmed order in an unconfirmed parcel would have to be called again, and an order to be called would leave with a parcel that waits for no call. */
function confirmationRefusal(follower: Order, leader: Order): string | undefined {
  if (leader.desk.confirmation === 'confirmed') return undefined
  const isCalledAgain = follower.desk.confirmation === 'confirmed'
  const isNotCalled = follower.releaseOn === 'confirmed' && leader.releaseOn === 'ordered'
  return isCalledAgain || isNotCalled ? PARCEL_MESSAGES.confirmFirst(leader.orderId) : undefined
}

/** Why one order cannot follow the other; undefined: it can. */
export function followingRefusal(follower: Order, leader: Order, now: Date): string | undefined {
  const isOfOneBuyer = follower.userId === leader.userId && follower.customer.phone === leader.customer.phone
  if (!isOfOneBuyer && !follower.erasedAt && !leader.erasedAt) return PARCEL_MESSAGES.otherBuyer
  if (follower.currency !== leader.currency || follower.market !== leader.market) return PARCEL_MESSAGES.otherMarket
  if (followersOf(follower).length > 0) return PARCEL_MESSAGES.taken(follower.orderId)
  if (leaderOf(leader)) return PARCEL_MESSAGES.taken(leader.orderId)
  const refusal = sharingRefusal(follower, now) ?? sharingRefusal(leader, now)
  if (refusal) return refusal
  if (followersOf(leader).length >= MAX_FOLLOWERS) return PARCEL_MESSAGES.full
  return confirmationRefusal(follower, leader)
}

/**
 * Which of two orders leads, whoever of them is asked: one that leads already, else one that is confirmed, since its buyer has agreed, else one that
 * waits for the call, so that nothing leaves before it, else the older.
 */
export function leadingFirst(one: Order, other: Order): [leader: Order, follower: Order] {
  const rank = (order: Order): number =>
    followersOf(order).length > 0
      ? 3
      : order.desk.confirmation === 'confirmed'
        ? 2
        : order.releaseOn === 'confirmed'
          ? 1
          : 0
  const isOneFirst = rank(one) === rank(other) ? one.id < other.id : rank(one) > rank(other)
  return isOneFirst ? [one, other] : [other, one]
}

/** Whether they share a parcel already. */
export function isTogether(one: Order, other: Order): boolean {
  const parcelOf = (order: Order): number => leaderOf(order)?.id ?? order.id
  return parcelOf(one) === parcelOf(other)
}

/** Who changed what shares a parcel, and when. */
export interface Sharing {
  by: number
  now: Date
}

/** The order as it asks to follow another. Its upsell window is closed, so that what the leader lists of it stays all. */
export const asFollower = (order: Order, { id, orderId }: Order, sharing: Sharing): Order => ({
  ...changed(order, sharing.now),
  ...noted(order, 'shared', orderId, sharing),
  parcelShare: {
    ...{ role: 'follows', leader: { id, orderId }, took: null },
    ...{ ownDeliveryPrice: order.deliveryPrice, by: sharing.by },
  },
  deliveryPrice: 0,
  upsellDelayedUntil: null,
  parcelDueAt: sharing.now,
})

/** The leader with one more follower. A parcel that waits to leave waits until this can be taken back no more. */
export const withFollower = (leader: Order, follower: Order, sharing: Sharing): Order => ({
  ...led(leader, [...followersOf(leader), followerOf(follower)], sharing.now),
  ...noted(leader, 'shared', follower.orderId, sharing),
  upsellDelayedUntil: leader.upsellDelayedUntil && untilUndone(leader.upsellDelayedUntil, sharing.now),
})

/** The leader without a follower; alone again without any. */
export const withoutFollower = (leader: Order, follower: Pick<Order, 'id' | 'orderId'>, sharing: Sharing): Order => ({
  ...led(
    leader,
    followersOf(leader).filter(({ id }) => id !== follower.id),
    sharing.now,
  ),
  ...noted(leader, 'separated', follower.orderId, sharing),
})

/** The follower in line with its leader; undefined when it is. */
export function inLine(follower: Order, leader: Order, now: Date): Order | undefined {
  const { parcelShare } = follower
  if (parcelShare?.role !== 'follows') return undefined
  const desk = follower.erasedAt ? { ...leader.desk, reason: null } : leader.desk
  const isSame = isDeepStrictEqual(follower.desk, desk)
  if (isSame && parcelShare.took && follower.parcelDueAt === null) return undefined
  const by = parcelShare.took ? (leader.timeline.at(-1)?.by ?? null) : parcelShare.by
  const took = parcelShare.took ?? { before: follower.desk, desk }
  return {
    ...(withStatus(follower, leader.status, by, now) ?? changed(follower, now)),
    ...{ desk, parcelShare: { ...parcelShare, took }, parcelDueAt: null },
    ...(isSame ? {} : { deskVersion: follower.deskVersion + 1 }),
  }
}

/**
 * The follower with a parcel of its own again. While the parcel took no step since, the follower goes back to its own place on the desk: of a buyer
 * whom nobody called nothing leaves. Where it may leave, it waits as after a step at the desk.
 */
export function withOwnParcel(follower: Order, sharing: Sharing): Order {
  const { parcelShare } = follower
  if (parcelShare?.role !== 'follows') return follower
  const { took } = parcelShare
  const desk = took && isDeepStrictEqual(follower.desk, took.desk) ? took.before : follower.desk
  const own: Order = {
    ...(withStatus(follower, statusOfDesk(desk), sharing.by, sharing.now) ?? changed(follower, sharing.now)),
    ...noted(follower, 'separated', parcelShare.leader.orderId, sharing),
    ...{ desk, parcelShare: null, deliveryPrice: parcelShare.ownDeliveryPrice, parcelDueAt: null },
  }
  return keptForUndo(follower, own, sharing.now)
}

const changed = (order: Order, now: Date): Order => ({ ...order, version: order.version + 1, updatedAt: now })

function noted(
  order: Order,
  step: Extract<DeskNote, 'shared' | 'separated'>,
  other: string,
  { by, now }: Sharing,
): Pick<Order, 'deskEntries' | 'deskVersion'> {
  const entry: StoredDeskEntry = { step, at: now, by, callAt: null, reason: null, note: other, before: order.desk }
  return {
    deskEntries: [...order.deskEntries, entry].slice(-DESK_ENTRIES_KEPT),
    deskVersion: order.deskVersion + 1,
  }
}

/** Delivery is charged once: the larger of what the orders would have charged. */
function led(leader: Order, followers: Follower[], now: Date): Order {
  const ownDeliveryPrice =
    leader.parcelShare?.role === 'leads' ? leader.parcelShare.ownDeliveryPrice : leader.deliveryPrice
  return {
    ...changed(leader, now),
    deliveryPrice: Math.max(ownDeliveryPrice, ...followers.map(({ deliveryPrice }) => deliveryPrice)),
    parcelShare: followers.length > 0 ? { role: 'leads', followers, ownDeliveryPrice } : null,
    parcelDueAt: now,
  }
}

const followerOf = (order: Order): Follower => ({
  id: order.id,
  orderId: order.orderId,
  productName: order.productName || order.title,
  sku: order.sku,
  image: order.website.image,
  quantity: order.quantity,
  totalPrice: order.totalPrice,
  deliveryPrice: order.parcelShare?.role === 'follows' ? order.parcelShare.ownDeliveryPrice : order.deliveryPrice,
  upsells: order.upsells.map(({ orderId, title, sku, image, quantity, totalPrice }) => ({
    ...{ orderId, title, sku, image, quantity, totalPrice },
  })),
})
