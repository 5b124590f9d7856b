import { DAY_MS, HOUR_MS } from '@izlog/contracts/domain/durations'
import { type Connection, type Model, Schema } from 'mongoose'
import { END_STATUSES, OVER_AFTER_MS } from '../domain/order-end.ts'
import type { OrderDoc } from './order-schema.ts'

interface Position {
  _id: string
  /** The ends of all orders placed before this time are stored. */
  upTo: Date
}
const schema = new Schema<Position>(
  { _id: String, upTo: { type: Date, required: true } },
  { collection: 'positions', versionKey: false },
)

const NAME = 'order-ends'

/**
 * Stores the ends that no change of status stores: those of orders left unchanged for ninety days and, on its first run, of all that
 * ended before ends were stored. Each order is read once, when it reaches that age. It may be interrupted, or run in several instances at once.
 */
export type FindEnds = (now: Date) => Promise<void>

export function findEnds(store: Connection, orders: Model<OrderDoc>): FindEnds {
  const positions = store.model<Position>('Position', schema)
  const oldest = async () =>
    (await orders.findOne({}, { createdAt: 1 }).sort({ createdAt: 1, _id: 1 }).lean<Pick<OrderDoc, 'createdAt'>>())
      ?.createdAt

  return async (now) => {
    const leftAlone = new Date(now.getTime() - OVER_AFTER_MS)
    const known = (await positions.findById(NAME).lean<Position>())?.upTo
    if (known && leftAlone.getTime() - known.getTime() < HOUR_MS) return
    const begin = known ?? (await oldest()) ?? leftAlone
    // One day at a time keeps each call to the store short.
    for (let from = begin; from < (known ? leftAlone : now); from = new Date(from.getTime() + DAY_MS)) {
      const placed = { $gte: from, $lt: new Date(from.getTime() + DAY_MS) }
      const unknown = { createdAt: placed, endedAt: null, erasedAt: null }
      await orders.updateMany(
        { ...unknown, status: { $in: END_STATUSES } },
        [{ $set: { endedAt: { $arrayElemAt: ['$timeline.at', -1] } } }],
        { updatePipeline: true },
      )
      await orders.updateMany(
        { ...unknown, createdAt: { ...placed, $lte: leftAlone } },
        [{ $set: { endedAt: { $add: ['$createdAt', OVER_AFTER_MS] } } }],
        { updatePipeline: true },
      )
    }
    await positions.updateOne({ _id: NAME }, { $max: { upTo: leftAlone } }, { upsert: true })
  }
}
