import type { Envelope } from '@izlog/contracts/events/envelope'
import { OrderCreatedV1, OrderStatusChangedV1, OrderUpsellJoinedV1 } from '@izlog/contracts/events/orders'
import type { Happening, Joining } from './stats.ts'

/** What an event told of an order, as figures count it once. */
export type Told = (Happening | Joining) & {
  eventId: string
  userId: number
}

export const toldByCreated = ({ id, data }: OrderCreatedV1): Told => ({ eventId: id, ...data, to: data.status })
export const toldByStatusChanged = ({ id, data }: OrderStatusChangedV1): Told => ({ eventId: id, ...data })
export const toldByJoined = ({ id, data: { userId, currency, ...joined } }: OrderUpsellJoinedV1): Told => ({
  eventId: id,
  userId,
  currency,
  joined,
})

/** Undefined for an event that no figure counts. */
export function toldBy(event: Envelope): Told | undefined {
  const created = OrderCreatedV1.safeParse(event)
  if (created.success) return toldByCreated(created.data)
  const changed = OrderStatusChangedV1.safeParse(event)
  if (changed.success) return toldByStatusChanged(changed.data)
  const joined = OrderUpsellJoinedV1.safeParse(event)
  return joined.success ? toldByJoined(joined.data) : undefined
}
