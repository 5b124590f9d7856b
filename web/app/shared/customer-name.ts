import { ERASED_LABEL } from '@izlog/contracts/domain/erasure'
import type { OrderItem } from '@izlog/contracts/http/orders'

/** The shopper's name; of an order whose data are erased, that they are. */
export const customerName = ({ firstName, lastName, erasedAt }: OrderItem): string =>
  erasedAt ? ERASED_LABEL : `${firstName} ${lastName}`.trim()
