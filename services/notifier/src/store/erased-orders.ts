import { DAY_S } from '@izlog/contracts/domain/durations'
import { type Connection, Schema } from 'mongoose'

interface ErasedOrder {
  _id: string
  erasedAt: Date
}

/** As long as deliveries and notifications are kept; Kafka keeps events for a shorter time. */
const KEPT_DAYS = 90

const schema = new Schema<ErasedOrder>(
  { _id: String, erasedAt: { type: Date, required: true } },
  { collection: 'erased_orders', versionKey: false },
)
schema.index({ erasedAt: 1 }, { expireAfterSeconds: KEPT_DAYS * DAY_S })

/** Orders whose shoppers are erased, so that a late or repeated event of theirs stores nothing. */
export interface ErasedOrders {
  add(orderIds: readonly string[], at: Date): Promise<void>
  /** Those of these codes whose shoppers are erased. */
  among(orderIds: readonly string[]): Promise<ReadonlySet<string>>
}

export function erasedOrdersOf(connection: Connection): ErasedOrders {
  const Erased = connection.model<ErasedOrder>('ErasedOrder', schema)
  return {
    async add(orderIds, at) {
      await Erased.bulkWrite(
        orderIds.map((_id) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: { erasedAt: at } }, upsert: true },
        })),
        { ordered: false },
      )
    },
    async among(orderIds) {
      if (orderIds.length === 0) return new Set()
      const found = await Erased.find({ _id: { $in: [...new Set(orderIds)] } }, { _id: 1 }).lean<{ _id: string }[]>()
      return new Set(found.map(({ _id }) => _id))
    },
  }
}
