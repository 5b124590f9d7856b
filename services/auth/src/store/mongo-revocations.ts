import { SESSION_SECONDS } from '@izlog/contracts/http/auth'
import { type Connection, Schema } from 'mongoose'

/** A session, or all sessions of a user up to a time, that ended before their seven days. */
export interface Revocation {
  /** The key in Redis. */
  key: string
  value: string
  /** When every token it speaks of has run out by itself. */
  expiresAt: Date
}

interface RevocationDoc {
  _id: string
  value: string
  expiresAt: Date
  /** Whether Redis has it. */
  synced: boolean
}

const schema = new Schema<RevocationDoc>(
  {
    _id: { type: String, required: true },
    value: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    synced: { type: Boolean, required: true },
  },
  { collection: 'revocations', versionKey: false },
)
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
schema.index({ synced: 1 }, { partialFilterExpression: { synced: false } })

export interface Revocations {
  add(key: string, value: string, now: Date): Promise<void>
  /** All that still matter, or those that Redis does not have yet. */
  list(which: 'all' | 'unsynced', now: Date): Promise<Revocation[]>
  /** Redis has these; what has been added under the same key since is still to be told. */
  markSynced(writtenToRedis: Revocation[]): Promise<void>
}

export function mongoRevocations(store: Connection): Revocations {
  const model = store.model<RevocationDoc>('Revocation', schema)
  return {
    async add(key, value, now) {
      const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
      // The later time counts, whoever writes last; as text of equal length times compare as numbers.
      await model.updateOne({ _id: key }, { $max: { value, expiresAt }, $set: { synced: false } }, { upsert: true })
    },
    async list(which, now) {
      const docs = await model
        .find({ expiresAt: { $gt: now }, ...(which === 'unsynced' ? { synced: false } : {}) })
        .lean<RevocationDoc[]>()
      return docs.map(({ _id, value, expiresAt }) => ({ key: _id, value, expiresAt }))
    },
    async markSynced(writtenToRedis) {
      if (writtenToRedis.length === 0) return
      await model.bulkWrite(
        writtenToRedis.map(({ key, value }) => ({
          updateOne: { filter: { _id: key, value }, update: { $set: { synced: true } } },
        })),
        { ordered: false },
      )
    },
  }
}
