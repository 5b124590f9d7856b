import type { Model, QueryFilter } from 'mongoose'
import { isUnacknowledged, type Order } from '../domain/order.ts'
import { type ChannelStates, withStates } from './channel-states.ts'
import { orderOf } from './order-documents.ts'
import type { OrderDoc } from './order-schema.ts'

/** A limited number of orders of a period without any delivery state; those on hold are to have none. Older orders, whose events' ids were not stored, are left out. */
export type UnacknowledgedOrders = (from: Date, to: Date, limit: number) => Promise<Order[]>

type Looked = Pick<OrderDoc, '_id' | 'orderId' | 'releasedAt' | 'deliveries' | 'trackingId'>

const BATCH = 1000

export function unacknowledgedOrders(model: Model<OrderDoc>, states: ChannelStates): UnacknowledgedOrders {
  return async (from, to, limit) => {
    const unacknowledged: number[] = []
    const look = async (orders: readonly Looked[]) => {
      const stateOf = await states.of(orders.map(({ orderId }) => orderId))
      const silent = orders.filter((order) => isUnacknowledged(withStates(order, stateOf.get(order.orderId)), to))
      unacknowledged.push(...silent.map(({ _id }) => _id))
    }
    const stretch: QueryFilter<OrderDoc> = {
      createdAt: { $gte: from, $lt: to },
      // A part is published once it is split off, which may be long after its order was placed.
      splitAt: { $not: { $gte: to } },
      createdEventId: { $type: 'string' },
      erasedAt: null,
      hold: null,
    }
    const read = { orderId: 1, releasedAt: 1, deliveries: 1, trackingId: 1 }
    const batch: Looked[] = []
    for await (const order of model.find(stretch, read).lean<Looked[]>().cursor({ batchSize: BATCH })) {
      batch.push(order)
      if (batch.length < BATCH) continue
      await look(batch.splice(0))
      if (unacknowledged.length >= limit) break
    }
    await look(batch)
    const docs = await model.find({ _id: { $in: unacknowledged.slice(0, limit) } }).lean<OrderDoc[]>()
    return docs.map(orderOf)
  }
}
