import type { OrderItem, OrderRead } from '@izlog/contracts/http/orders'
import type { Order } from './order.ts'

/** To whoever holds the order's string: exactly the fields of builder spec 3.4. */
export function orderRead(order: Order, now: Date): OrderRead {
  const { website, customer } = order
  const left =
    order.upsellDelayedUntil && !order.releasedAt ? (order.upsellDelayedUntil.getTime() - now.getTime()) / 1000 : 0
  return {
    id: order.id,
    orderId: order.orderId,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phone: customer.phoneTyped,
    address: customer.address,
    city: customer.city,
    postalCode: customer.postalCode,
    quantity: order.quantity,
    totalPrice: order.totalPrice,
    currency: order.currency,
    currencySymbol: order.currencySymbol,
    productName: order.productName,
    userId: order.userId,
    website: {
      id: website.id,
      customUrl: website.customUrl,
      productName: website.productName,
      shortName: website.shortName,
      currencySymbol: order.currencySymbol,
    },
    purchaseEventId: order.purchaseEventId,
    upsellSecondsLeft: Math.max(0, Math.floor(left)),
  }
}

/** A row of the orders screens; `seller` only where an administrator looks. */
export function orderItem(order: Order, seller?: { id: number; name: string }): OrderItem {
  const { website, customer } = order
  return {
    id: order.id,
    orderId: order.orderId,
    userId: order.userId,
    websiteId: website.id,
    productId: order.productId,
    productName: order.productName,
    title: order.title,
    image: website.image,
    quantity: order.quantity,
    totalPrice: order.totalPrice,
    currency: order.currency,
    currencySymbol: order.currencySymbol,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phone: customer.phoneTyped,
    phoneE164: customer.phone,
    address: customer.address,
    city: customer.city,
    postalCode: customer.postalCode,
    notes: customer.notes,
    status: order.status,
    possibleDuplicate: order.possibleDuplicate,
    trackingId: order.trackingId,
    notificationsSent: order.notificationsSent,
    upsellDelayedUntil: order.upsellDelayedUntil?.toISOString() ?? null,
    deliveries: Object.fromEntries(
      Object.entries(order.deliveries).map(([channel, { state, reason, at }]) => [
        channel,
        { state, reason, at: at.toISOString() },
      ]),
    ),
    timeline: order.timeline.map(({ status, at, by }) => ({ status, at: at.toISOString(), by })),
    website: {
      productName: website.productName,
      shortName: website.shortName,
      currencySymbol: order.currencySymbol,
      customUrl: website.customUrl,
    },
    ...(seller ? { seller } : {}),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  }
}
