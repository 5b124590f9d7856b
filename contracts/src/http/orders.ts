import { z } from 'zod'
import { RiskFilter, RiskReason } from '../domain/buyer-risk.ts'
import { Campaign } from '../domain/campaign.ts'
import { OrderCode } from '../domain/order-code.ts'
import { DeskPlace, NEW_DESK, OrderDesk } from '../domain/order-desk.ts'
import { ORDER_FIELDS, type OrderFieldFacts } from '../domain/order-fields.ts'
import { FIXED_BY, ORDER_PROGRESS } from '../domain/order-progress.ts'
import { OrderSource } from '../domain/order-source.ts'
import { OrderCounts, OrderStatus } from '../domain/order-status.ts'
import { ReleaseOn } from '../domain/release-on.ts'
import { ShownReview } from '../domain/review.ts'
import { oneLine, someLines } from '../domain/typed-text.ts'
import { AdConsent } from './ad-consent.ts'
import { AdCookie } from './ad-cookie.ts'
import { BlockKind } from './blocked.ts'
import { ApiErrorBody } from './errors.ts'
import { maxLengthMessage } from './max-length-message.ts'
import { PageQuery, pageOf } from './paging.ts'

const text = ({ missing, has = /./, input: { maxLength } }: OrderFieldFacts) =>
  z.string(missing).overwrite(oneLine).regex(has, missing).max(maxLength, maxLengthMessage(maxLength))
const optionalText = ({ input: { maxLength } }: OrderFieldFacts, cleaned = oneLine) =>
  z
    .string()
    .overwrite(cleaned)
    .max(maxLength, maxLengthMessage(maxLength))
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null)

/** docs/product/builder.md 3.4 and 2.4. The use case validates the phone, since that depends on the page's market. */
export const CustomerData = z.object({
  name: text(ORDER_FIELDS.name),
  phone: text(ORDER_FIELDS.phone),
  address: text(ORDER_FIELDS.address),
  city: text(ORDER_FIELDS.city),
  postalCode: optionalText(ORDER_FIELDS.postalCode),
  notes: optionalText(ORDER_FIELDS.notes, someLines),
  email: z
    .union(
      [
        z.literal('').transform(() => null),
        z.null(),
        z
          .string()
          .trim()
          .toLowerCase()
          .max(ORDER_FIELDS.email.input.maxLength)
          .pipe(z.email('Neispravna email adresa')),
      ],
      {
        error: 'Neispravna email adresa',
      },
    )
    .optional()
    .transform((value) => value ?? null),
})
export type CustomerData = z.infer<typeof CustomerData>

export const OrderQuantity = z
  .int('Izaberite broj komada')
  .positive('Izaberite broj komada')
  .max(1000, 'Izaberite broj komada')
/** In whole units of the order's currency. */
export const OrderSum = z.int('Neispravan iznos').nonnegative('Neispravan iznos')

/** POST /api/orders; header `Idempotency-Key`, which the browser makes at the first send and keeps until it is answered; without it each call is a new order. */
export const PlaceOrderRequest = z.object({
  websiteId: z.int('Nepoznata stranica').positive('Nepoznata stranica'),
  quantity: OrderQuantity,
  totalPrice: OrderSum,
  /** The delivery price that the shopper saw; absent: not shown, so the present one is taken. */
  deliveryPrice: OrderSum.optional(),
  customerData: CustomerData,
  fbp: AdCookie,
  fbc: AdCookie,
  adConsent: AdConsent,
  campaign: Campaign.nullish()
    .catch(null)
    .transform((value) => value ?? null),
})
export type PlaceOrderRequest = z.infer<typeof PlaceOrderRequest>
export type PlaceOrderBody = z.input<typeof PlaceOrderRequest>

const typedNumber = (message: string) =>
  z
    .string(message)
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int(message).positive(message))

/**
 * POST /api/orders as a plain form, `application/x-www-form-urlencoded`, from a browser without scripts. Flat names: `websiteId`,
 * `quantity`, `name`, `phone`, `address`, `city`, and if the form has them `postalCode`, `email`, `notes`. It has no key and no total: the
 * server computes the total, and the same website, phone and quantity from one address within a minute are the same order.
 * Answers 303 to `/hvala/{websiteId}/{orderId}`, else a page in HTML, with the status of the refusal, with the errors and the typed values.
 */
export const OrderFormFields = z.object({
  websiteId: typedNumber('Nepoznata stranica'),
  quantity: typedNumber('Izaberite broj komada').pipe(z.int().max(1000, 'Izaberite broj komada')),
  ...CustomerData.shape,
})
export type OrderFormFields = z.infer<typeof OrderFormFields>

export const IdempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/)
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

export const PlaceOrderResponse = z.object({
  success: z.literal(true),
  orderId: OrderCode,
  totalPrice: z.int(),
  currencySymbol: z.string(),
  purchaseEventId: z.uuid(),
})
export type PlaceOrderResponse = z.infer<typeof PlaceOrderResponse>

/** 409 `order.total-changed`: the present price and delivery price; the form shows them and asks again. */
export const TotalChangedBody = ApiErrorBody.extend({
  code: z.literal('order.total-changed'),
  totalPrice: z.int(),
  deliveryPrice: z.int(),
})

/** An upsell in an order's parcel. */
export const OrderUpsell = z.object({
  /** Its own code. */
  orderId: OrderCode,
  upsellProductId: z.int(),
  title: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  /** U of docs/glossary.md, whole units of the order's currency. */
  totalPrice: z.int(),
  acceptedAt: z.iso.datetime(),
})
export type OrderUpsell = z.infer<typeof OrderUpsell>

/** An order as another one names it. */
const NamedOrder = z.object({ id: z.int(), orderId: OrderCode })

/** What another order of the same buyer puts into this order's parcel. */
const FollowingOrder = z.object({
  id: z.int(),
  orderId: OrderCode,
  productName: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  /** T of docs/glossary.md, whole units of the currency. */
  totalPrice: z.int(),
  upsells: z.array(OrderUpsell.pick({ orderId: true, title: true, image: true, quantity: true, totalPrice: true })),
})

/** How an order shares its parcel with others of the same buyer. */
export const ParcelShare = z.discriminatedUnion('role', [
  /** The parcel has its label, its address and the sum of all. */
  z.object({
    role: z.literal('leads'),
    followers: z.array(FollowingOrder),
    /** What the courier collects for the parcel. */
    sumToCollect: z.int(),
  }),
  /** It goes in another order's parcel, and its desk follows that order's. */
  z.object({ role: z.literal('follows'), leader: NamedOrder }),
])
export type ParcelShare = z.infer<typeof ParcelShare>

/** GET /api/orders/{orderId}: the fields of docs/product/builder.md 3.4 and those for upsells, for anybody with the order code. */
export const OrderRead = z.object({
  id: z.int(),
  orderId: OrderCode,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string().nullable(),
  quantity: z.int(),
  totalPrice: z.int(),
  currency: z.string(),
  currencySymbol: z.string(),
  productName: z.string(),
  userId: z.int(),
  website: z.object({
    id: z.int(),
    /** The product's id for the ad pixel. */
    productId: z.int(),
    customUrl: z.string(),
    productName: z.string(),
    shortName: z.string(),
    currencySymbol: z.string(),
  }),
  /** Event id of Purchase for the pixel in the browser. */
  purchaseEventId: z.uuid(),
  /** Whether the parcel leaves only once the call has confirmed the order. */
  releaseOn: ReleaseOn.default('ordered'),
  progress: z.enum(ORDER_PROGRESS).default('received'),
  /** What keeps the shopper from correcting or cancelling it; null: nothing does. An open page of an older version explains nothing that it does not know. */
  fixedBy: z.enum(FIXED_BY).catch('sending').nullable().default(null),
  /** Names the shopper's data as they are here. A correction carries it, so that it overwrites nothing that its shopper has not seen. */
  dataTag: z.string().default(''),
  /** Whether the shopper may write a review, or write it anew. */
  mayReview: z.boolean().default(false),
  /** What the shopper wrote; null: nothing yet. */
  review: ShownReview.pick({ stars: true, text: true }).nullable().default(null),
  /** Seconds of the thank-you page's countdown; 0 without an upsell window. An upsell sent before the end is still accepted. */
  upsellSecondsLeft: z.int().nonnegative(),
  upsells: z.array(OrderUpsell),
  /** 0 where the seller charges nothing for delivery. */
  deliveryPrice: z.int(),
  /** T, every U and the delivery price: what the courier collects. `totalPrice` stays T. */
  sumToCollect: z.int(),
  /** Whether it was split off another order, so that it is no purchase of its own. */
  isPart: z.boolean().default(false),
  /** The codes of the same shopper's orders that this one was split off or into, and whose parcels are still to come beside its own. */
  otherParcels: z.array(OrderCode).default([]),
})
export type OrderRead = z.infer<typeof OrderRead>

/** GET /api/orders/{orderId} some days after the order is over, or once it is erased: without personal data, except for its seller and administrators. */
export const ClosedOrder = z.object({
  closed: z.literal(true),
  orderId: OrderCode,
  productName: z.string(),
  status: OrderStatus,
})
export type ClosedOrder = z.infer<typeof ClosedOrder>

/** Either answer of GET /api/orders/{orderId}. */
export const ShownOrder = z.union([ClosedOrder, OrderRead])
export type ShownOrder = z.infer<typeof ShownOrder>

/** A row of the orders screens; docs/product/platform.md 3 and 2. */
export const OrderItem = z.object({
  id: z.int(),
  orderId: OrderCode,
  userId: z.int(),
  websiteId: z.int(),
  productId: z.int(),
  productName: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  totalPrice: z.int(),
  currency: z.string(),
  currencySymbol: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  phoneE164: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string().nullable(),
  notes: z.string().nullable(),
  status: OrderStatus,
  /** Where it is on the seller's desk; `status` follows from it. */
  desk: OrderDesk.default(NEW_DESK),
  possibleDuplicate: z.boolean(),
  /** Why to look twice at it, as the filter by risk finds it; in lists, and in the stream once it has changed. */
  risk: z.array(RiskReason).optional(),
  /** Where it came from. */
  source: OrderSource.default('page'),
  trackingId: z.string().nullable(),
  notificationsSent: z.boolean(),
  /** When the parcel may leave for the courier. */
  releaseOn: ReleaseOn.default('ordered'),
  upsellDelayedUntil: z.iso.datetime().nullable(),
  /** When the parcel was released; null: not yet, or never, because the order was cancelled before. */
  releasedAt: z.iso.datetime().nullable(),
  /** The parcel that was or is being handed to the courier; null if there is none, as where the seller has no courier. */
  parcel: z.object({ trackingId: z.string().nullable() }).nullable(),
  upsells: z.array(OrderUpsell),
  /** 0 where the seller charges nothing for delivery. */
  deliveryPrice: z.int(),
  /** T, every U and the delivery price: what the courier collects, of a shared parcel this order's part. `totalPrice` stays T. */
  sumToCollect: z.int(),
  /** With which orders it shares its parcel; null: it has its own. */
  parcelShare: ParcelShare.nullable().default(null),
  /** The order that was placed, of which it is a part; null: it was placed itself. */
  partOf: NamedOrder.nullable().default(null),
  /** What was split off it, the earliest first: each an order with a parcel of its own. */
  parts: z
    .array(NamedOrder.extend({ quantity: z.int(), totalPrice: z.int(), deliveryPrice: z.int(), at: z.iso.datetime() }))
    .default([]),
  /** The campaign of the ad that led to the order; null without one. */
  campaign: Campaign.nullable(),
  /** The newest state of each channel that has one. */
  deliveries: z.record(
    z.string(),
    z.object({ state: z.string(), reason: z.string().nullable(), at: z.iso.datetime() }),
  ),
  timeline: z.array(z.object({ status: OrderStatus, at: z.iso.datetime(), by: z.int().nullable() })),
  website: z.object({
    productName: z.string(),
    shortName: z.string(),
    currencySymbol: z.string(),
    customUrl: z.string(),
  }),
  /** The seller; in administrators' lists only. */
  seller: z.object({ id: z.int(), name: z.string() }).optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Since when it is on hold, and by what its buyer is blocked; null: it is not. */
  hold: z.object({ at: z.iso.datetime(), by: BlockKind }).nullable().default(null),
  /** When the shopper's data were erased: name, phone and address are then empty. Null: not erased. */
  erasedAt: z.iso.datetime().nullable().default(null),
})
export type OrderItem = z.infer<typeof OrderItem>

/** GET /api/orders and /api/orders/my: search is by contracts/src/domain/search-keys.ts. With `onHold` only orders on hold, which no other filter shows. */
export const OrderFilter = PageQuery.extend({
  search: z.string().max(100).optional(),
  status: OrderStatus.optional(),
  /** Where they are on the desk. */
  place: DeskPlace.optional(),
  source: OrderSource.optional(),
  /** The page that they came from, or that their seller entered them for. */
  websiteId: z.coerce.number().int().positive().optional(),
  /** A reason to look twice at them, or any: judged within moments after each order, refusal, cancellation and edit. */
  risk: RiskFilter.optional(),
  /** The first and the last day on which they came, in Belgrade. */
  from: z.iso.date('Neispravan datum').optional(),
  to: z.iso.date('Neispravan datum').optional(),
  onHold: z
    .literal('true')
    .transform(() => true as const)
    .optional(),
})
export type OrderFilter = z.infer<typeof OrderFilter>

/** Search results are counted up to this number, so that long lists are as fast; `total` then means this or more. */
export const SEARCH_COUNTS_TO = 1000

export const OrderPage = pageOf(OrderItem).extend({
  counts: OrderCounts,
  /** How many orders are on hold, counted up to a thousand; `counts` has none of them. */
  onHold: z.int().nonnegative().default(0),
})
export type OrderPage = z.infer<typeof OrderPage>

/** GET /api/orders/stream, server-sent events of type `order`: the row of an order that was placed or changed, or that its seller split off another. */
export const OrderStreamEvent = z.object({ kind: z.enum(['created', 'changed', 'split-off']), order: OrderItem })
export type OrderStreamEvent = z.infer<typeof OrderStreamEvent>

/** GET /api/orders/export: the filtered orders as CSV. */
export const OrderExportFilter = OrderFilter.pick({
  search: true,
  status: true,
  place: true,
  source: true,
  websiteId: true,
  risk: true,
  from: true,
  to: true,
  onHold: true,
})
export type OrderExportFilter = z.infer<typeof OrderExportFilter>

/** PUT /api/orders/{id} */
export const ChangeOrderStatusRequest = z.object({ status: OrderStatus })
export type ChangeOrderStatusRequest = z.infer<typeof ChangeOrderStatusRequest>

export const ORDER_MESSAGES = {
  notFound: 'Porudžbina nije pronađena',
  websiteUnknown: 'Stranica nije dostupna za poručivanje',
  quantityUnavailable: 'Ovaj broj komada se ne može poručiti',
  totalChanged: 'Cena je u međuvremenu promenjena',
  idempotencyReused: 'Ova porudžbina je već poslata sa drugim podacima',
  idempotencyMalformed: 'Neispravan ključ zahteva (Idempotency-Key)',
  phoneInvalid: (example: string) => `Proverite broj telefona. Upišite ga ovako: ${example}.`,
  tooMany: 'Previše porudžbina sa ove adrese. Sačekajte minut pa pokušajte ponovo.',
  changedMeanwhile: 'Porudžbina je u međuvremenu izmenjena. Osvežite stranicu.',
} as const
