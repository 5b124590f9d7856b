import { ERASED_LABEL } from '@izlog/contracts/domain/erasure'
import type { Order } from './order.ts'

/** The shopper's name for people; of an order whose data are erased, that they are. */
export const customerName = ({ customer, erasedAt }: Pick<Order, 'customer' | 'erasedAt'>): string =>
  erasedAt ? ERASED_LABEL : `${customer.firstName} ${customer.lastName}`.trim()
