import type { BlockedBuyer, BlockKind } from '@izlog/contracts/http/blocked'
import { addressRangeOf } from './address-range.ts'
import type { Order } from './order.ts'

/** An entry of a seller's block list. */
export interface Block {
  id: string
  userId: number
  kind: BlockKind
  value: string
  /** Number and code of the order whose buyer it was. */
  order: number
  orderId: string
  /** Who blocked. */
  by: number
  at: Date
}

/** By what a buyer may be blocked; undefined where the order has none. */
export interface BuyerMarks {
  phone: string
  email: string | null
  ip: string | null
}

export const marksOf = ({ customer: { phone, email }, client: { ip } }: Order): BuyerMarks => ({ phone, email, ip })

export const markOf = ({ phone, email, ip }: BuyerMarks, kind: BlockKind): string | undefined => {
  if (kind === 'phone') return phone
  return kind === 'email' ? (email?.toLowerCase() ?? undefined) : addressRangeOf(ip ?? '')
}

export const blockedBuyer = ({ id, kind, value, orderId, at }: Block): BlockedBuyer => ({
  ...{ id, kind, value, orderId },
  at: at.toISOString(),
})
