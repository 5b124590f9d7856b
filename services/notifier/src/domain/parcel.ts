import { MARKETS, Market, PixelCurrency, pixelCurrencyOf } from '@izlog/contracts/domain/markets'
import type { OrderReleasedV1 } from '@izlog/contracts/events/orders'
import { z } from 'zod'
import { fullName } from './addresses.ts'

/** What any courier needs of an order. */
export const Parcel = z.object({
  /** The order's code, by which the courier recognizes a repeated request. */
  reference: z.string(),
  market: Market,
  recipient: z.object({
    name: z.string(),
    /** E.164 */
    phone: z.string(),
    email: z.string().nullable(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string().nullable(),
    country: z.enum(['RS', 'BA', 'ME']),
  }),
  items: z.array(z.object({ name: z.string(), sku: z.string().nullable(), quantity: z.int().positive() })),
  /** Whole units of the currency: T, every U and the delivery price. */
  sumToCollect: z.int().nonnegative(),
  /** ISO 4217 */
  currency: PixelCurrency,
  note: z.string().nullable(),
})
export type Parcel = z.infer<typeof Parcel>

/** A released order as one parcel with its upsells. */
export function parcelOf(order: OrderReleasedV1['data']): Parcel {
  const { customer } = order
  return {
    reference: order.orderId,
    market: order.market,
    recipient: {
      name: fullName(customer),
      phone: customer.phone,
      email: customer.email,
      address: customer.address,
      city: customer.city,
      postalCode: customer.postalCode,
      country: MARKETS[order.market].country,
    },
    items: [
      { name: order.productName, sku: order.sku, quantity: order.quantity },
      ...order.upsells.map(({ title, sku, quantity }) => ({ name: title, sku, quantity })),
    ],
    sumToCollect: order.sumToCollect,
    currency: pixelCurrencyOf(order.currencySymbol),
    note: customer.notes,
  }
}
