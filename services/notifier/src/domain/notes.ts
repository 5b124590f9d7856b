import type { OrderCreatedV1 } from '@izlog/contracts/events/orders'

/** What the shopper noted, and of a part of a split order of which it is one; null: neither. For its seller alone, since the code opens the data of who ordered. */
export const notesOf = ({ customer, partOf }: Pick<OrderCreatedV1['data'], 'customer' | 'partOf'>): string | null =>
  [customer.notes, partOf && `Deo porudžbine ${partOf}`].filter(Boolean).join('. ') || null
