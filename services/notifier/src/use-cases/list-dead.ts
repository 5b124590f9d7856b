import {
  DEAD_COUNTED_TO,
  type DeadDeliveriesFilter,
  type DeadDeliveriesQuery,
  type DeadDeliveryPage,
} from '@izlog/contracts/http/dead-deliveries'
import { dayStart, nextDay } from '@izlog/kit/belgrade-day'
import { type DeliveryViewDeps, deliveryItem } from '../domain/delivery-views.ts'
import type { DeadDeliveryList, DeadFilter } from '../store/dead-delivery-list.ts'

export interface ListDeadDeps extends DeliveryViewDeps {
  dead: DeadDeliveryList
}

/** A page of the dead deliveries of all sellers; only the first one counts them. */
export async function listDead(deps: ListDeadDeps, query: DeadDeliveriesQuery): Promise<DeadDeliveryPage> {
  const filter = deadFilterOf(query)
  const [{ deliveries, nextCursor }, total] = await Promise.all([
    deps.dead.page(filter, query),
    query.cursor === undefined ? deps.dead.count(filter, DEAD_COUNTED_TO) : null,
  ])
  return { items: deliveries.map((delivery) => deliveryItem(delivery, deps)), nextCursor, total }
}

export const deadFilterOf = ({ channel, userId, from, to }: DeadDeliveriesFilter): DeadFilter => ({
  channel,
  userId,
  from: from === undefined ? undefined : dayStart(from),
  before: to === undefined ? undefined : dayStart(nextDay(to)),
})
