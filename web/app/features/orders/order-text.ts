import type { OrderItem } from '@izlog/contracts/http/orders'
import { counted, type Forms } from '../../../shared/plural.ts'
import { formatDate, formatMoney, formatNumber, formatTime } from '../../ui/format.ts'

/** For example 'Futoška 21, 21000 Novi Sad'. */
export const addressOf = (order: OrderItem): string =>
  `${order.address}, ${[order.postalCode, order.city].filter(Boolean).join(' ')}`

/** The product's title, or its number if it has no title (docs/product/platform.md 2). */
export const productOf = (order: OrderItem): string => order.productName || order.title || String(order.productId)

/** For example '4.990 RSD', or with upsells, a delivery price or other orders in its parcel '4.990 + 1.190 = 6.180 RSD'. */
export function sumOf(order: OrderItem): string {
  const { totalPrice, upsells, deliveryPrice, currencySymbol } = order
  const more = [...upsells.map((upsell) => upsell.totalPrice), deliveryPrice, sumOfOthers(order)].filter(Boolean)
  if (more.length === 0) return formatMoney(totalPrice, currencySymbol)
  return `${[totalPrice, ...more].map(formatNumber).join(' + ')} = ${formatMoney(parcelSumOf(order), currencySymbol)}`
}

/** What the courier collects for the order's parcel with all that share it; of an order in another's parcel its part. */
export const parcelSumOf = ({ parcelShare, sumToCollect }: OrderItem): number =>
  parcelShare?.role === 'leads' ? parcelShare.sumToCollect : sumToCollect

/** What other orders add to the sum of the parcel that an order leads. */
export const sumOfOthers = (order: OrderItem): number => parcelSumOf(order) - order.sumToCollect

/** Names `parcelSumOf` in few words. */
export const collectedOf = ({ parcelShare }: OrderItem, usually = 'Za naplatu'): string =>
  parcelShare?.role === 'follows' ? 'Deo naplate u zajedničkom paketu' : usually

/** With which orders an order shares its parcel, 'U istom paketu sa K7QM-4RXW-9TPH'; null: it has its own. */
export function sharedWith({ parcelShare }: OrderItem): string | null {
  if (!parcelShare) return null
  if (parcelShare.role === 'follows') return `U paketu porudžbine ${parcelShare.leader.orderId}`
  return `U istom paketu sa ${parcelShare.followers.map(({ orderId }) => orderId).join(', ')}`
}

/** The order of which it is a part, 'Deo porudžbine K7QM-4RXW-9TPH', or how often it was split, 'Podeljena na 2 paketa'; null: neither. */
export function splitOf({ partOf, parts }: Pick<OrderItem, 'partOf' | 'parts'>): string | null {
  if (partOf) return `Deo porudžbine ${partOf.orderId}`
  return parts.length > 0 ? `Podeljena na ${counted(parts.length + 1, PARCELS)}` : null
}

const PARCELS: Forms = ['paket', 'paketa', 'paketa']

/** The seller's name, for administrators. */
export const sellerOf = ({ id, name }: NonNullable<OrderItem['seller']>): string => name || `Klijent ${id}`

/** For example '21. 11. 2025. u 09:38'. */
export const whenOf = (iso: string): string => `${formatDate(iso)} u ${formatTime(iso)}`
