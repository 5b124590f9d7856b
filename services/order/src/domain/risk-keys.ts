import { createHash } from 'node:crypto'
import { addressKeyOf } from '@izlog/contracts/domain/buyer-risk'
import { HOUR_MS } from '@izlog/contracts/domain/durations'
import type { Order } from './order.ts'

type Placed = Pick<Order, 'userId' | 'customer' | 'createdAt'>

/** By which a seller's orders with the same phone are found, and those to the same postal address in the same hour of the clock. */
export const riskKeysOf = (order: Placed): string[] => [...phoneKey(order), ...addressKeys(order, [0])]

/** The keys of all orders that an order's risk may depend on: its phone's, and its address's within an hour before and after. */
export const keysOfRelated = (order: Placed): string[] => [...phoneKey(order), ...addressKeys(order, [-1, 0, 1])]

// An order whose shopper's data are erased has neither.
const phoneKey = ({ userId, customer: { phone } }: Placed) => (phone ? [`${userId}~${phone}`] : [])

function addressKeys({ userId, customer, createdAt }: Placed, hours: readonly number[]): string[] {
  const address = addressKeyOf(customer.address, customer.city)
  if (!address) return []
  const hash = createHash('sha256').update(address).digest('hex').slice(0, 16)
  const hour = Math.floor(createdAt.getTime() / HOUR_MS)
  return hours.map((after) => `${userId}~${hash} ${hour + after}`)
}
