import { Channel } from '@izlog/contracts/domain/delivery'
import { DAY_S } from '@izlog/contracts/domain/durations'
import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { isDate } from '@izlog/kit/store/partial-indexes'
import { type Connection, type Model, type mongo, Schema } from 'mongoose'
import type { FanOut } from '../domain/fan-out.ts'

/** A fan-out as stored, with fields for partial indexes: nearly all deliveries succeed and never enter those. */
export type StoredFanOut = FanOut &
  OutboxFields & {
    /** Whether a branch of it is failed or dead. */
    failing: boolean
    /** The earliest `forgetAt` of its branches. */
    forgetAt: Date | null
  }

/** The same, typed for the driver, whose types reject computed paths such as `channels.telegram.dueAt`. */
export type StoredDocument = mongo.Document & { _id: string }

const KEPT_DAYS = 90

const schema = new Schema<StoredFanOut>(
  {
    _id: String,
    ...outboxSchema,
    cause: { type: String, required: true },
    orderId: { type: String, default: null },
    userId: { type: Number, required: true },
    channels: { type: Schema.Types.Mixed, required: true },
    heldUntil: { type: Date, default: null },
    failing: { type: Boolean, required: true },
    forgetAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    traceparent: { type: String, default: null },
  },
  { collection: 'fanouts', versionKey: false, minimize: false, shardKey: { userId: 1, _id: 1 } },
)
schema.index({ orderId: 1 })
for (const channel of Channel.options) {
  const dueAt = `channels.${channel}.dueAt`
  schema.index({ userId: 1, [dueAt]: 1 }, { partialFilterExpression: { [dueAt]: isDate } })
  // The list of dead deliveries of all sellers, in its order: few deliveries ever enter it.
  schema.index(
    { [`channels.${channel}.changedAt`]: -1, _id: -1 },
    { partialFilterExpression: { [`channels.${channel}.state`]: 'dead' } },
  )
}
schema.index({ heldUntil: 1 }, { partialFilterExpression: { heldUntil: isDate } })
// The failed deliveries of a seller, and of all sellers.
schema.index({ userId: 1, failing: 1, _id: -1 }, { partialFilterExpression: { failing: true } })
schema.index({ failing: 1, _id: -1 }, { partialFilterExpression: { failing: true } })
schema.index({ forgetAt: 1 }, { partialFilterExpression: { forgetAt: isDate } })
// The content is forgotten long before; the list of an order's deliveries is not needed after so long.
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_DAYS * DAY_S })
indexOutbox(schema)

export const fanOutModel = (connection: Connection): Model<StoredFanOut> =>
  connection.modelNames().includes('FanOut')
    ? connection.model<StoredFanOut>('FanOut')
    : connection.model<StoredFanOut>('FanOut', schema)

/** The driver's collection, since making a Mongoose document costs more than the write; we write only what we made ourselves. */
export const fanOutCollection = (connection: Connection): mongo.Collection<StoredDocument> =>
  connection
    .getClient()
    .db(connection.name)
    .collection<StoredDocument>(fanOutModel(connection).collection.collectionName)

/** The indexed fields of a new fan-out, derived from its branches. */
export function indexedFields({ channels }: Pick<FanOut, 'channels'>): Pick<StoredFanOut, 'failing' | 'forgetAt'> {
  const branches = Object.values(channels)
  const forgetAt = branches.flatMap((branch) => (branch.forgetAt ? [branch.forgetAt.getTime()] : []))
  return {
    failing: branches.some(({ state }) => state === 'failed' || state === 'dead'),
    forgetAt: forgetAt.length > 0 ? new Date(Math.min(...forgetAt)) : null,
  }
}

/** Reads fan-outs without their outbox; `limit` 0: all. */
export const fanOutReader =
  (stored: mongo.Collection<StoredDocument>) =>
  (filter: mongo.Filter<StoredDocument>, limit: number): Promise<FanOut[]> =>
    stored
      .find(filter, { projection: { outbox: 0, outboxAt: 0, outboxLease: 0 }, limit })
      .toArray() as unknown as Promise<FanOut[]>
