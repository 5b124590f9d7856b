import { createHash } from 'node:crypto'
import { hasLeft } from '@izlog/contracts/domain/order-desk'
import type { FixedBy } from '@izlog/contracts/domain/order-progress'
import type { Order } from './order.ts'
import { END_STATUSES } from './order-end.ts'

/** What keeps the shopper from correcting or cancelling an order; null: nothing does. */
export function fixedBy(order: Order): FixedBy | null {
  if (END_STATUSES.includes(order.status) || order.erasedAt) return 'end'
  if (order.parcelShare) return 'shared'
  if (hasLeft(order.desk)) return 'courier'
  if (order.desk.shipment === 'packed') return 'packed'
  if (!order.releasedAt) return null
  const courier = order.deliveries.courier?.state
  if (courier === undefined) return 'sending'
  if (courier === 'skipped') return null
  // One that was given up may be with the courier all the same: its last calls may have had no answer.
  return courier === 'sent' ? 'courier' : 'unsure'
}

/** Changes with the data that a shopper may correct, whoever changes them, and with nothing else. */
export function dataTagOf({ customer }: Pick<Order, 'customer'>): string {
  const { firstName, lastName, phoneTyped, address, city, postalCode } = customer
  const data = JSON.stringify([firstName, lastName, phoneTyped, address, city, postalCode])
  return createHash('sha256').update(data).digest('base64url').slice(0, 16)
}
