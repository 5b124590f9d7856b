import type { OrderItem } from '@izlog/contracts/http/orders'
import { formatDate, formatTime } from '../../../ui/format.ts'

export const customerOf = (order: OrderItem): string => `${order.firstName} ${order.lastName}`.trim()

/** 'Futoška 21, 21000 Novi Sad' */
export const addressOf = (order: OrderItem): string =>
  `${order.address}, ${[order.postalCode, order.city].filter(Boolean).join(' ')}`

/** The product's title, or its number when it has none (platform spec 2). */
export const productOf = (order: OrderItem): string => order.productName || order.title || String(order.productId)

/** '21. 11. 2025. u 09:38' */
export const whenOf = (iso: string): string => `${formatDate(iso)} u ${formatTime(iso)}`
