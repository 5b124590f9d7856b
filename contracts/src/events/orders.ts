import { z } from 'zod'
import { Campaign } from '../domain/campaign.ts'
import { EditedOrderField } from '../domain/edited-order-fields.ts'
import { Market } from '../domain/markets.ts'
import { OrderCode } from '../domain/order-code.ts'
import { DeskStep, OrderDesk } from '../domain/order-desk.ts'
import { OrderStatus } from '../domain/order-status.ts'
import { ShownReview } from '../domain/review.ts'
import { UserId } from '../domain/users.ts'
import { event } from './envelope.ts'

/** What was bought, copied into the order so that a later edit of the page does not change it. */
const OrderedGoods = z.object({
  orderId: OrderCode,
  /** The seller. */
  userId: UserId,
  websiteId: z.int(),
  customUrl: z.string(),
  productId: z.int(),
  productName: z.string(),
  title: z.string(),
  sku: z.string().nullable(),
  market: Market,
  quantity: z.int().positive(),
  /** T of docs/glossary.md, in whole units of the currency; upsells never change it. */
  totalPrice: z.int().nonnegative(),
  /** What the courier collects for the delivery beside T and every U; 0 in orders from before it was. */
  deliveryPrice: z.int().nonnegative().default(0),
  currency: z.string(),
  currencySymbol: z.string(),
  createdAt: z.iso.datetime(),
  /** Of a part of a split order: the code of the order that was placed. A part is no purchase of its own. */
  partOf: OrderCode.optional(),
})

/** The shopper. */
export const Customer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  /** E.164, for machines. */
  phone: z.string(),
  /** As the shopper typed it, for people. */
  phoneTyped: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string().nullable(),
  notes: z.string().nullable(),
})
export type Customer = z.infer<typeof Customer>

/** Data by which the ad platform matches a purchase. */
export const ClientContext = z.object({
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  fbp: z.string().nullable(),
  fbc: z.string().nullable(),
  /** The shopper's answer to the consent banner; null if the page has none. */
  adConsent: z.boolean().nullable().default(null),
  /** Where the ad that led here ran. */
  campaign: Campaign.nullable().default(null),
})
export type ClientContext = z.infer<typeof ClientContext>

export const OrderCreatedV1 = event(
  'order.created',
  1,
  OrderedGoods.extend({
    customer: Customer,
    status: OrderStatus,
    possibleDuplicate: z.boolean(),
    /** Event id of Purchase, the same in the browser and on the server; not derived from the order code. */
    purchaseEventId: z.uuid(),
    client: ClientContext,
  }),
)
export type OrderCreatedV1 = z.infer<typeof OrderCreatedV1>

/** Where its shopper changed it: the codes of the orders that it was split off or into, which stay as they were. */
const OtherParcels = z.array(OrderCode).optional()

export const OrderStatusChangedV1 = event(
  'order.status-changed',
  1,
  OrderedGoods.extend({
    from: OrderStatus,
    to: OrderStatus,
    /** The administrator who did it, or the seller at the desk; the order's seller where its shopper cancelled it. */
    changedBy: UserId,
    byShopper: z.boolean().default(false),
    otherParcels: OtherParcels,
    /** Whether the parcel had been released; an order cancelled before is in no parcel. */
    released: z.boolean().default(false),
    /** The upsells in its parcel, with the time when each joined; money in whole units of the currency. */
    upsells: z.array(z.object({ totalPrice: z.int().nonnegative(), joinedAt: z.iso.datetime() })).default([]),
    /** The parcel that was or is being handed to the courier; null if there is none, as where the seller has no courier. */
    parcel: z.object({ trackingId: z.string().nullable() }).nullable().default(null),
    /** Whether it goes in another order's parcel, so that none is announced for it. */
    followsParcel: z.boolean().default(false),
  }),
)
export type OrderStatusChangedV1 = z.infer<typeof OrderStatusChangedV1>

/** Something was noted of the order at the desk; where its status follows, `order.status-changed` is published beside it. */
const OrderDeskChangedV1 = event(
  'order.desk-changed',
  1,
  z.object({
    orderId: OrderCode,
    userId: UserId,
    websiteId: z.int(),
    /** Null: the last step was taken back. */
    step: DeskStep.nullable(),
    /** Without the reason, which may name the shopper. */
    desk: OrderDesk.omit({ reason: true }),
    /** The order's seller where its shopper cancelled it. */
    changedBy: UserId,
    byShopper: z.boolean().default(false),
  }),
)

/** What is in an order's parcel beside the order itself. */
const ParcelContents = z.object({
  /** Also the goods and upsells of the orders that share it. */
  upsells: z.array(
    z.object({ title: z.string(), sku: z.string().nullable(), quantity: z.int().positive(), totalPrice: z.int() }),
  ),
  /** T, every U and the delivery price, of all orders that share it: what the courier collects. */
  sumToCollect: z.int().nonnegative(),
})

/** The order was edited at the desk, or its shopper corrected it on the order's page; it carries the order as it is now. Its released event, if it comes later, carries the same. */
export const OrderEditedV1 = event(
  'order.edited',
  1,
  OrderedGoods.extend({
    customer: Customer,
    status: OrderStatus,
    fields: z.array(EditedOrderField).min(1),
    /** T before. */
    totalPriceBefore: z.int().nonnegative(),
    /** The order's seller where its shopper corrected it. */
    editedBy: UserId,
    byShopper: z.boolean().default(false),
    otherParcels: OtherParcels,
    /** For a parcel that was released and is not announced yet; older events lack it. */
    parcel: ParcelContents.optional(),
    /** The code of the part that was split off; quantity and price are what is left. */
    splitInto: OrderCode.optional(),
  }),
)
export type OrderEditedV1 = z.infer<typeof OrderEditedV1>

/** The order shares its parcel with others of the same buyer, or does no more; it carries the order as it is now. Each of them publishes its own. */
export const OrderParcelChangedV1 = event(
  'order.parcel-changed',
  1,
  OrderedGoods.extend({
    customer: Customer,
    status: OrderStatus,
    /** `leader`: its parcel is another, with the orders that follow, also where none is left; `follower`: it is in the leader's; `separated`: it has its own again. */
    as: z.enum(['leader', 'follower', 'separated']),
    leader: OrderCode,
    followers: z.array(OrderCode),
    /** Null of a follower, whose goods are in the leader's. */
    parcel: ParcelContents.nullable(),
    changedBy: UserId,
  }),
)
export type OrderParcelChangedV1 = z.infer<typeof OrderParcelChangedV1>

/** An upsell joined the order's parcel. The channels use `upsell.accepted` instead. */
export const OrderUpsellJoinedV1 = event(
  'order.upsell-joined',
  1,
  z.object({
    orderId: OrderCode,
    userId: UserId,
    websiteId: z.int(),
    /** The upsell's own code. */
    upsellOrderId: OrderCode,
    /** U of docs/glossary.md, in whole units of the currency. */
    totalPrice: z.int().nonnegative(),
    currency: z.string(),
    joinedAt: z.iso.datetime(),
    /** The order's status when it joined. */
    status: OrderStatus.optional(),
  }),
)
export type OrderUpsellJoinedV1 = z.infer<typeof OrderUpsellJoinedV1>

/** The upsell window is closed, or there was none: the parcel may be handed to the courier. */
export const OrderReleasedV1 = event(
  'order.released',
  1,
  OrderedGoods.extend({ customer: Customer, ...ParcelContents.shape }),
)
export type OrderReleasedV1 = z.infer<typeof OrderReleasedV1>

/** The shopper of a delivered order wrote a review, which its seller has not decided on. Without the words, which nobody else needs yet. */
export const OrderReviewWrittenV1 = event(
  'order.review-written',
  1,
  z.object({
    orderId: OrderCode,
    userId: UserId,
    websiteId: z.int(),
    productName: z.string(),
    stars: z.int(),
  }),
)
export type OrderReviewWrittenV1 = z.infer<typeof OrderReviewWrittenV1>

/** The seller decided on a review, or otherwise than before. */
const OrderReviewDecidedV1 = event(
  'order.review-decided',
  1,
  z.object({
    orderId: OrderCode,
    userId: UserId,
    websiteId: z.int(),
    /** What the page shows; null: nothing of it. */
    review: ShownReview.nullable(),
  }),
)

/** Order has erased the shopper of an order. Every service that stores data of that shopper erases it and publishes `shopper-data.erased`. */
const OrderErasedV1 = event('order.erased', 1, z.object({ orderId: OrderCode, userId: UserId }))

export const orderEvents = {
  'order.created.v1': OrderCreatedV1,
  'order.status-changed.v1': OrderStatusChangedV1,
  'order.desk-changed.v1': OrderDeskChangedV1,
  'order.edited.v1': OrderEditedV1,
  'order.parcel-changed.v1': OrderParcelChangedV1,
  'order.upsell-joined.v1': OrderUpsellJoinedV1,
  'order.released.v1': OrderReleasedV1,
  'order.review-written.v1': OrderReviewWrittenV1,
  'order.review-decided.v1': OrderReviewDecidedV1,
  'order.erased.v1': OrderErasedV1,
} as const
