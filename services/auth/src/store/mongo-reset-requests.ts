import { randomUUID } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'

/** That somebody asked for a link for this address, which may have no account. */
export interface ResetRequest {
  id: string
  email: string
  /** The network from which it was asked. */
  network: string
}

type ResetRequestDoc = Omit<ResetRequest, 'id'> & { _id: string; dueAt: Date; removeAt: Date }

const schema = new Schema<ResetRequestDoc>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    network: { type: String, required: true },
    dueAt: { type: Date, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'reset_requests', versionKey: false },
)
// For `claim`.
schema.index({ dueAt: 1 })
schema.index({ removeAt: 1 }, { expireAfterSeconds: 0 })

/** How long a request is retried while mail cannot be sent; later nobody waits for the link any more. */
const KEPT_MS = 15 * 60_000
/** Longer than sending takes: until then no other process takes the request. It is also the wait before a retry. */
const LEASE_MS = 60_000

export interface ResetRequests {
  add(request: Omit<ResetRequest, 'id'>, now: Date): Promise<void>
  /** Leases the request that is due the longest, if any. */
  claim(now: Date): Promise<ResetRequest | undefined>
  remove(id: string): Promise<void>
}

export function mongoResetRequests(store: Connection): ResetRequests {
  const model = store.model<ResetRequestDoc>('ResetRequest', schema)
  return {
    async add(request, now) {
      await model.create({
        _id: randomUUID(),
        ...request,
        dueAt: now,
        removeAt: new Date(now.getTime() + KEPT_MS),
      })
    },
    async claim(now) {
      const leased = await model
        .findOneAndUpdate(
          { dueAt: { $lte: now }, removeAt: { $gt: now } },
          { $set: { dueAt: new Date(now.getTime() + LEASE_MS) } },
          { sort: { dueAt: 1 } },
        )
        .lean<ResetRequestDoc | null>()
      return leased ? { id: leased._id, email: leased.email, network: leased.network } : undefined
    },
    async remove(id) {
      await model.deleteOne({ _id: id })
    },
  }
}
