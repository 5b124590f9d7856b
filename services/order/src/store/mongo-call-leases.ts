import { CALL_LEASE_S } from '@izlog/contracts/http/desk'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'

interface LeaseDoc {
  /** The order's number. */
  _id: number
  /** The session that took it. */
  holder: string
  until: Date
}

const leaseSchema = new Schema<LeaseDoc>(
  { _id: Number, holder: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'call-leases', versionKey: false },
)
  .index({ until: 1 }, { expireAfterSeconds: 0 })
  .index({ holder: 1 })

/** Leases on orders that are being called, each for one session, so that nobody is called by two people. */
export type CallLeases = ReturnType<typeof mongoCallLeases>

export function mongoCallLeases(store: Connection) {
  const model = store.model<LeaseDoc>('CallLease', leaseSchema)
  return {
    /** Takes or prolongs a lease; false when another session has it. */
    async take(id: number, holder: string, now: Date): Promise<boolean> {
      const until = new Date(now.getTime() + CALL_LEASE_S * 1000)
      try {
        const free = { _id: id, $or: [{ until: { $lt: now } }, { holder }] }
        await model.updateOne(free, { $set: { holder, until } }, { upsert: true })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },
    /** The orders leased to a session. */
    async leasedBy(holder: string, now: Date): Promise<number[]> {
      const found = await model.find({ holder, until: { $gte: now } }, { _id: 1 }).lean<LeaseDoc[]>()
      return found.map(({ _id }) => _id)
    },
    /** Frees those of these that are leased to a session. */
    free: async (ids: readonly number[], holder: string): Promise<void> =>
      void (await model.deleteMany({ _id: { $in: [...ids] }, holder })),
  }
}
