import { ERASED_LABEL } from '@izlog/contracts/domain/erasure'
import type { OrderItem } from '@izlog/contracts/http/orders'

/** The shopper's name, or a label if the shopper's data were erased. */
export const customerName = ({ firstName, lastName, erasedAt }: OrderItem): string =>
  erasedAt ? ERASED_LABEL : `${firstName} ${lastName}`.trim()
