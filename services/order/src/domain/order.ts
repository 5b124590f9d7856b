import { Channel } from '@izlog/contracts/domain/delivery'
import { type Country, MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { type DeskStep, deskWithStatus, type OrderDesk } from '@izlog/contracts/domain/order-desk'
import type { OrderSource } from '@izlog/contracts/domain/order-source'
import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import type { ReleaseOn } from '@izlog/contracts/domain/release-on'
import type { ReviewDecision } from '@izlog/contracts/domain/review'
import type { ClientContext, Customer } from '@izlog/contracts/events/orders'
import type { BlockKind } from '@izlog/contracts/http/blocked'
import type { DeskNote } from '@izlog/contracts/http/desk'
import type { CustomerData } from '@izlog/contracts/http/orders'
import type { OrderPart } from './order-part.ts'
import { followersOf, leaderOf, type ParcelShare, parcelDueAfter, sumOfFollower } from './parcel-share.ts'

/** The state of an order's newest delivery to a channel. */
export interface ChannelState {
  state: string
  reason: string | null
  at: Date
}

/** docs/product/platform.md 3, orders. It carries its own copy of what was bought, so a later edit of the page never rewrites it. */
export interface Order {
  id: number
  version: number
  orderId: string
  /** Id of its created event (uuid v7); older orders lack it. */
  createdEventId?: string
  /** The seller. */
  userId: number
  website: { id: number; customUrl: string; productName: string; shortName: string; image: string | null }
  productId: number
  productName: string
  title: string
  sku: string | null
  market: Market
  quantity: number
  totalPrice: number
  /** What the courier collects for the delivery; 0 in orders from before it was. */
  deliveryPrice: number
  currency: string
  currencySymbol: string
  customer: Customer
  status: OrderStatus
  timeline: { status: OrderStatus; at: Date; by: number | null }[]
  desk: OrderDesk
  /** Grows with every change of the desk. */
  deskVersion: number
  /** What was noted at the desk, oldest first; the last of them. */
  deskEntries: StoredDeskEntry[]
  /** When something was last noted at the desk; null: nothing was. */
  notedAt: Date | null
  possibleDuplicate: boolean
  source: OrderSource
  purchaseEventId: string
  client: ClientContext
  trackingId: string | null
  deliveries: Record<string, ChannelState>
  /** Upsells that joined the order's parcel. */
  upsells: JoinedUpsell[]
  /** Reservations that upsell withdrew: they may not join any more. */
  withdrawnUpsells: string[]
  /** With which orders it shares its parcel; null: it has its own. */
  parcelShare: ParcelShare | null
  /** Since when the orders that share its parcel may not be in line with it; null: they are. */
  parcelDueAt: Date | null
  /** The order that was placed, where this one was split off it or a part of it; null: it was placed itself. */
  partOf: { id: number; orderId: string } | null
  /** When it was split off; null: it was placed itself. */
  splitAt: Date | null
  /** What was split off it, the earliest first. */
  parts: OrderPart[]
  /** Since when its newest part may not be stored as an order yet; null: it is. */
  splitDueAt: Date | null
  /** When its parcel may leave: its page's setting when it was placed. */
  releaseOn: ReleaseOn
  /** Until when the parcel waits: for upsells to join, or for a confirmation to be taken back; null: for no time. */
  upsellDelayedUntil: Date | null
  /** When the parcel was released. */
  releasedAt: Date | null
  /** Since when it is on hold, and by what its buyer is blocked: nothing was published of it, and no list or figure has it. Null: it is not. */
  hold: { at: Date; by: BlockKind } | null
  /** What its shopper wrote of it once it was delivered. */
  review: Review | null
  /** When the shopper's data were erased: `customer` and `client` are empty since. */
  erasedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** One step at the desk, and the desk before it, to which taking it back returns; or a note, which is not taken back. */
export interface StoredDeskEntry {
  step: DeskStep | DeskNote
  at: Date
  /** Null: the shopper. */
  by: number | null
  callAt: string | null
  reason: string | null
  note: string | null
  before: OrderDesk
}

/** What a shopper wrote of a delivered order. */
export interface Review {
  stars: number
  text: string
  at: Date
  decision: ReviewDecision
}

/** An upsell as the order's parcel carries it. */
export interface JoinedUpsell {
  reservationId: string
  /** Its own code. */
  orderId: string
  upsellProductId: number
  title: string
  sku: string | null
  image: string | null
  quantity: number
  totalPrice: number
  acceptedAt: Date
}

/** T, every U and the delivery price: what the courier collects, of a shared parcel its part. */
export const sumToCollect = (order: Pick<Order, 'totalPrice' | 'deliveryPrice' | 'upsells'>): number =>
  order.totalPrice + order.deliveryPrice + sumOfUpsells(order)

/** What the courier collects for its parcel, with the orders that follow it; nothing for one that follows another. */
export const sumOfParcel = (order: Pick<Order, 'totalPrice' | 'deliveryPrice' | 'upsells' | 'parcelShare'>): number =>
  leaderOf(order) ? 0 : followersOf(order).reduce((sum, follower) => sum + sumOfFollower(follower), sumToCollect(order))

/** Every U. */
export const sumOfUpsells = ({ upsells }: Pick<Order, 'upsells'>): number =>
  upsells.reduce((sum, upsell) => sum + upsell.totalPrice, 0)

/** Delivery states in which the courier never got the parcel: the seller has no courier, or the delivery was given up. */
const NEVER_SENT = ['skipped', 'dead']
/** The parcel that is with the courier or on its way there; null when none is. */
export const parcelOf = ({ releasedAt, deliveries, trackingId }: Order): { trackingId: string | null } | null =>
  releasedAt && !NEVER_SENT.includes(deliveries.courier?.state ?? '') ? { trackingId } : null

/** Final states of a delivery. */
const DONE = ['sent', 'skipped']
/** Channels that carry an order as soon as it is placed; the courier waits for its release. */
const NOTIFICATIONS = Channel.options.filter((channel) => channel !== 'courier')

/** Whether each channel but the courier is done. */
export const notificationsSent = ({ deliveries }: Pick<Order, 'deliveries'>): boolean =>
  NOTIFICATIONS.every((channel) => DONE.includes(deliveries[channel]?.state ?? ''))

/** Whether no channel has reported a delivery state, or, for a parcel released by then, the courier has not. */
export const isUnacknowledged = (
  { deliveries, releasedAt }: Pick<Order, 'deliveries' | 'releasedAt'>,
  by: Date,
): boolean =>
  NOTIFICATIONS.every((channel) => !deliveries[channel]) ||
  (releasedAt !== null && releasedAt < by && !deliveries.courier)

/** An order on hold as if it had been placed now; its timeline keeps when it really was. */
export const withoutHold = (order: Order, now: Date): Order => ({
  ...order,
  version: order.version + 1,
  hold: null,
  releasedAt: mayLeave(order, order.status) ? now : null,
  createdAt: now,
  updatedAt: now,
})

/** Whether the parcel of an order in this status may go to the courier; one that follows another has none. */
export const mayLeave = (order: Pick<Order, 'releaseOn' | 'parcelShare'>, status: OrderStatus): boolean =>
  status !== 'cancelled' && !leaderOf(order) && (order.releaseOn === 'ordered' || status !== 'pending')

/** Whether a new status releases the parcel: no window keeps it, and it was not released because the order was cancelled or not confirmed. */
const isReleasedBy = (order: Order, to: OrderStatus): boolean =>
  order.upsellDelayedUntil === null &&
  (order.status === 'cancelled' || order.releaseOn === 'confirmed') &&
  mayLeave(order, to)

/** The order in its new status with the change in its timeline, and its parcel released where the status allows it; undefined when it has that status already. */
export function withStatus(order: Order, to: OrderStatus, by: number | null, now: Date): Order | undefined {
  if (order.status === to) return undefined
  return {
    ...order,
    version: order.version + 1,
    status: to,
    desk: deskWithStatus(order.desk, to),
    deskVersion: order.deskVersion + 1,
    parcelDueAt: parcelDueAfter(order, now),
    releasedAt: order.releasedAt ?? (isReleasedBy(order, to) ? now : null),
    timeline: [...order.timeline, { status: to, at: now, by }],
    updatedAt: now,
  }
}

/** The shopper as stored in the order; the first word of the name is the first name. */
export function customerOf(data: CustomerData, phoneE164: string): Customer {
  const [firstName = '', ...rest] = data.name.split(/\s+/)
  return {
    firstName,
    lastName: rest.join(' '),
    email: data.email,
    phone: phoneE164,
    phoneTyped: data.phone,
    address: data.address,
    city: data.city,
    postalCode: data.postalCode,
    notes: data.notes,
  }
}

export const countryOf = (market: Market): Country => MARKETS[market].country
