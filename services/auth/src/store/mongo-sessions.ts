import { type Connection, Schema } from 'mongoose'
import type { Session } from '../domain/session.ts'

type SessionDoc = Omit<Session, 'id'> & { _id: string }

const schema = new Schema<SessionDoc>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    isBrowser: { type: Boolean, required: true },
    device: { type: String, required: true },
    network: { type: String, required: true },
    openedAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
    endsAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false },
)
schema.index({ userId: 1, seenAt: -1 })
schema.index({ endsAt: 1 }, { expireAfterSeconds: 0 })

/** Open sessions. Only these can be renewed; ended ones are also among the revocations, which every service reads. */
export interface Sessions {
  open(session: Session): Promise<void>
  byId(id: string, now: Date): Promise<Session | undefined>
  /** Stores a renewal; false when the session was ended meanwhile. */
  renew(session: Session): Promise<boolean>
  /** Most recently renewed first. */
  of(userId: number, now: Date): Promise<Session[]>
  end(id: string): Promise<void>
  endAllOf(userId: number): Promise<void>
}

export function mongoSessions(store: Connection): Sessions {
  const model = store.model<SessionDoc>('Session', schema)
  const found = ({ _id, ...session }: SessionDoc): Session => ({ id: _id, ...session })
  return {
    async open({ id, ...session }) {
      await model.create({ _id: id, ...session })
    },
    async byId(id, now) {
      const doc = await model.findOne({ _id: id, endsAt: { $gt: now } }).lean<SessionDoc | null>()
      return doc ? found(doc) : undefined
    },
    async renew({ id, network, seenAt, endsAt }) {
      return (await model.updateOne({ _id: id }, { $set: { network, seenAt, endsAt } })).matchedCount === 1
    },
    async of(userId, now) {
      const docs = await model
        .find({ userId, endsAt: { $gt: now } })
        .sort({ seenAt: -1 })
        .limit(100)
        .lean<SessionDoc[]>()
      return docs.map(found)
    },
    async end(id) {
      await model.deleteOne({ _id: id })
    },
    async endAllOf(userId) {
      await model.deleteMany({ userId })
    },
  }
}
