import type { Envelope } from '@izlog/contracts/events/envelope'
import {
  OrderCreatedV1,
  OrderEditedV1,
  OrderStatusChangedV1,
  OrderUpsellJoinedV1,
} from '@izlog/contracts/events/orders'
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

/** Another price counts as its difference, in the month of the order. */
export const changeOfEdited = ({
  id,
  data: { userId, currency, status, createdAt, totalPrice, totalPriceBefore },
}: OrderEditedV1): StatsChange => ({
  ...{ eventId: id, userId, currency, status },
  joined: { totalPrice: totalPrice - totalPriceBefore, joinedAt: createdAt },
})

/** Undefined for an event that changes no figure. */
export function statsChangeOf(event: Envelope): StatsChange | undefined {
  const created = OrderCreatedV1.safeParse(event)
  if (created.success) return changeOfCreated(created.data)
  const changed = OrderStatusChangedV1.safeParse(event)
  if (changed.success) return changeOfStatus(changed.data)
  const edited = OrderEditedV1.safeParse(event)
  if (edited.success) return changeOfEdited(edited.data)
  const joined = OrderUpsellJoinedV1.safeParse(event)
  return joined.success ? changeOfJoined(joined.data) : undefined
}
