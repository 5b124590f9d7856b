import { ERASED_LABEL } from '@izlog/contracts/domain/erasure'
import type { Order } from './order.ts'

/** The shopper's full name, or a note that the order's data are erased. */
export const customerName = ({ customer, erasedAt }: Pick<Order, 'customer' | 'erasedAt'>): string =>
  erasedAt ? ERASED_LABEL : `${customer.firstName} ${customer.lastName}`.trim()
