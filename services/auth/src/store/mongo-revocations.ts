import { SESSION_SECONDS } from '@izlog/contracts/http/auth'
import { type Connection, Schema } from 'mongoose'

/** A session, or all sessions of a user up to a time, that ended before their seven days. */
export interface Revocation {
  /** The key in Redis. */
  key: string
  value: string
  /** When every token that it revokes has expired by itself. */
  expiresAt: Date
}

interface RevocationDoc {
  _id: string
  value: string
  expiresAt: Date
  /** Whether Redis has this value. */
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
  /** The value stored under a key of Redis; undefined where nothing was revoked. */
  valueOf(key: string): Promise<string | undefined>
  /** All whose tokens have not expired, or only those not written to Redis yet. */
  list(which: 'all' | 'unsynced', now: Date): Promise<Revocation[]>
  /** Records that Redis has these values. A newer value under the same key stays unsynced. */
  markSynced(writtenToRedis: Revocation[]): Promise<void>
}

export function mongoRevocations(store: Connection): Revocations {
  const model = store.model<RevocationDoc>('Revocation', schema)
  return {
    async add(key, value, now) {
      const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
      // $max keeps the later time when two instances write; times are texts of equal length, so they compare like numbers.
      await model.updateOne({ _id: key }, { $max: { value, expiresAt }, $set: { synced: false } }, { upsert: true })
    },
    valueOf: async (key) => (await model.findById(key).lean<RevocationDoc>())?.value,
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
