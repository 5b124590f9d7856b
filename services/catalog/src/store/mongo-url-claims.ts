import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@izlog/contracts/domain/durations'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'

/** Longer than the longest creation; after a crash an address becomes free again when this has passed. */
const LEASE_MS = 3 * MINUTE_MS

interface ClaimDoc {
  _id: string
  token: string
  until: Date
}

const claimSchema = new Schema<ClaimDoc>(
  { _id: String, token: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'url-claims', versionKey: false },
).index({ until: 1 }, { expireAfterSeconds: 0 })

/** Leases on the addresses of pages that are being created. */
export interface UrlClaims {
  /** Takes the lease; undefined when another request holds it. */
  take(customUrl: string, now: Date): Promise<{ free(): Promise<void> } | undefined>
  isTaken(customUrl: string, now: Date): Promise<boolean>
}

export function mongoUrlClaims(store: Connection): UrlClaims {
  const model = store.model<ClaimDoc>('UrlClaim', claimSchema)
  return {
    async take(customUrl, now) {
      const token = randomUUID()
      const until = new Date(now.getTime() + LEASE_MS)
      try {
        await model.updateOne({ _id: customUrl, until: { $lt: now } }, { $set: { token, until } }, { upsert: true })
      } catch (error) {
        if (isDuplicateKey(error)) return undefined
        throw error
      }
      return { free: async () => void (await model.deleteOne({ _id: customUrl, token })) }
    },
    isTaken: async (customUrl, now) => (await model.exists({ _id: customUrl, until: { $gte: now } })) !== null,
  }
}
