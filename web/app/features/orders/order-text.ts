import type { OrderItem } from '@izlog/contracts/http/orders'
import { formatDate, formatMoney, formatNumber, formatTime } from '../../ui/format.ts'

/** For example 'Futoška 21, 21000 Novi Sad'. */
export const addressOf = (order: OrderItem): string =>
  `${order.address}, ${[order.postalCode, order.city].filter(Boolean).join(' ')}`

/** The product's title, or its number if it has no title (docs/product/platform.md 2). */
export const productOf = (order: OrderItem): string => order.productName || order.title || String(order.productId)

/** For example '4.990 RSD', or with an upsell or a delivery price '4.990 + 1.190 = 6.180 RSD'. */
export const sumOf = ({ totalPrice, upsells, deliveryPrice, sumToCollect, currencySymbol }: OrderItem): string =>
  sumToCollect === totalPrice
    ? formatMoney(totalPrice, currencySymbol)
    : `${[totalPrice, ...upsells.map((upsell) => upsell.totalPrice), ...(deliveryPrice > 0 ? [deliveryPrice] : [])].map(formatNumber).join(' + ')} = ${formatMoney(sumToCollect, currencySymbol)}`

/** The seller's name, for administrators. */
export const sellerOf = ({ id, name }: NonNullable<OrderItem['seller']>): string => name || `Klijent ${id}`

/** For example '21. 11. 2025. u 09:38'. */
export const whenOf = (iso: string): string => `${formatDate(iso)} u ${formatTime(iso)}`
