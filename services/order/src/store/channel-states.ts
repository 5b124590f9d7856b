import type { DeliveryChange } from '@izlog/contracts/events/deliveries'
import { retryDeadlock } from '@izlog/kit/store/connection'
import { isString } from '@izlog/kit/store/partial-indexes'
import { type Connection, Schema } from 'mongoose'
import type { ChannelState, Order } from '../domain/order.ts'

/** An order's delivery states, in a document of their own: a write of the order's document would update all its indexes. */
interface ChannelStatesDoc {
  /** The order's code. */
  _id: string
  /** May be absent: an upsert by a pipeline knows no defaults. */
  deliveries?: Record<string, ChannelState>
  trackingId?: string
  /** The shopper's data are erased: a late state is stored without tracking number and without reason, which may quote the data. */
  erased?: boolean
}

const schema = new Schema<ChannelStatesDoc>(
  { _id: String, deliveries: { type: Schema.Types.Mixed, default: {} }, trackingId: String, erased: Boolean },
  { collection: 'channel_states', versionKey: false, minimize: false, shardKey: { _id: 1 } },
)
// Which order a courier's file is about; partial, since each new state is another write of the document.
schema.index({ trackingId: 1 }, { partialFilterExpression: { trackingId: isString } })

export interface ChannelStates {
  /** Stores the newest state of each channel, in one write an order. States older than the stored ones change nothing. */
  keep(changes: readonly DeliveryChange[]): Promise<void>
  /** Erases reasons and tracking numbers of these orders, also those of states that come later. */
  erase(orderIds: readonly string[]): Promise<void>
  /** The delivery states of these orders, by their codes. */
  of(orderIds: readonly string[]): Promise<ReadonlyMap<string, ChannelStatesDoc>>
  /** The orders of parcels, by their tracking numbers. */
  byTracking(trackingIds: readonly string[]): Promise<{ orderId: string; trackingId: string }[]>
  /** Stores the tracking numbers that older orders carry in themselves, unless a newer one is stored or the shopper's data are erased. */
  takeOver(parcels: readonly { orderId: string; trackingId: string }[]): Promise<void>
  /** These orders with their delivery states. */
  onto(orders: readonly Order[]): Promise<Order[]>
}

export function channelStates(store: Connection): ChannelStates {
  const model = store.model<ChannelStatesDoc>('ChannelStates', schema)
  const of: ChannelStates['of'] = async (orderIds) => {
    const docs = await model.find({ _id: { $in: [...new Set(orderIds)] } }).lean<ChannelStatesDoc[]>()
    return new Map(docs.map((doc) => [doc._id, doc]))
  }
  return {
    of,
    async keep(changes) {
      const byOrder = Map.groupBy(changes, ({ orderId }) => orderId)
      const updates = [...byOrder].map(([orderId, news]) => ({
        updateOne: { filter: { _id: orderId }, update: news.map(applied), upsert: true },
      }))
      await retryDeadlock(() => model.bulkWrite(updates, { ordered: false }))
    },
    async erase(orderIds) {
      const updates = orderIds.map((_id) => ({
        updateOne: { filter: { _id }, update: ERASED_STATES, upsert: true },
      }))
      await retryDeadlock(() => model.bulkWrite(updates, { ordered: false }))
    },
    async byTracking(trackingIds) {
      const docs = await model
        // With the type, by which MongoDB takes the partial index.
        .find({ trackingId: { ...isString, $in: [...trackingIds] } }, { trackingId: 1 })
        .hint({ trackingId: 1 })
        .lean<Pick<ChannelStatesDoc, '_id' | 'trackingId'>[]>()
      return docs.flatMap(({ _id: orderId, trackingId }) => (trackingId ? [{ orderId, trackingId }] : []))
    },
    async takeOver(parcels) {
      if (parcels.length === 0) return
      const updates = parcels.map(({ orderId: _id, trackingId }) => ({
        updateOne: { filter: { _id }, update: takenOver(trackingId), upsert: true },
      }))
      await retryDeadlock(() => model.bulkWrite(updates, { ordered: false }))
    },
    async onto(orders) {
      if (orders.length === 0) return []
      const states = await of(orders.map(({ orderId }) => orderId))
      return orders.map((order) => withStates(order, states.get(order.orderId)))
    },
  }
}

/** Older orders carry their states in themselves; states in the document of their own are newer and replace them. */
export const withStates = <T extends Pick<Order, 'deliveries' | 'trackingId'>>(
  order: T,
  states: ChannelStatesDoc | undefined,
): T => ({
  ...order,
  deliveries: { ...order.deliveries, ...states?.deliveries },
  trackingId: states?.trackingId ?? order.trackingId,
})

function applied({ at: changedAt, channel, state, reason, trackingId }: DeliveryChange) {
  const at = new Date(changedAt)
  const stored = `$deliveries.${channel}`
  const isLate = { $gt: [{ $ifNull: [`${stored}.at`, new Date(0)] }, at] }
  return {
    $set: {
      [`deliveries.${channel}`]: {
        $cond: [isLate, stored, unlessErased({ state, reason, at }, { state, reason: null, at })],
      },
      ...(trackingId ? { trackingId: { $cond: ['$erased', '$$REMOVE', { $literal: trackingId }] } } : {}),
    },
  }
}

const takenOver = (trackingId: string) => [
  {
    $set: {
      deliveries: { $ifNull: ['$deliveries', {}] },
      trackingId: { $cond: ['$erased', '$$REMOVE', { $ifNull: ['$trackingId', { $literal: trackingId }] }] },
    },
  },
]

const unlessErased = (state: ChannelState, erased: ChannelState) => ({
  $cond: ['$erased', { $literal: erased }, { $literal: state }],
})

const WITHOUT_REASON = { k: '$$this.k', v: { $mergeObjects: ['$$this.v', { reason: null }] } }
const ERASED_STATES = [
  {
    $set: {
      erased: true,
      deliveries: {
        $arrayToObject: { $map: { input: { $objectToArray: { $ifNull: ['$deliveries', {}] } }, in: WITHOUT_REASON } },
      },
      trackingId: '$$REMOVE',
    },
  },
]
