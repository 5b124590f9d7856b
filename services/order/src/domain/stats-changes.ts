import type { Envelope } from '@izlog/contracts/events/envelope'
import { OrderCreatedV1, OrderStatusChangedV1, OrderUpsellJoinedV1 } from '@izlog/contracts/events/orders'
import type { Happening, Joining } from './stats.ts'

/** The change of the figures that one event makes. */
export type StatsChange = (Happening | Joining) & {
  eventId: string
  userId: number
}

export const changeOfCreated = ({ id, data }: OrderCreatedV1): StatsChange => ({
  eventId: id,
  ...data,
  to: data.status,
})
export const changeOfStatus = ({ id, data }: OrderStatusChangedV1): StatsChange => ({ eventId: id, ...data })
export const changeOfJoined = ({
  id,
  data: { userId, currency, status, ...joined },
}: OrderUpsellJoinedV1): StatsChange => ({
  eventId: id,
  userId,
  currency,
  joined,
  ...(status ? { status } : {}),
})

/** Undefined for an event that changes no figure. */
export function statsChangeOf(event: Envelope): StatsChange | undefined {
  const created = OrderCreatedV1.safeParse(event)
  if (created.success) return changeOfCreated(created.data)
  const changed = OrderStatusChangedV1.safeParse(event)
  if (changed.success) return changeOfStatus(changed.data)
  const joined = OrderUpsellJoinedV1.safeParse(event)
  return joined.success ? changeOfJoined(joined.data) : undefined
}
