import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'

interface RequestDoc {
  _id: string
  until: Date
}

const requestSchema = new Schema<RequestDoc>(
  { _id: String, until: { type: Date, required: true } },
  { collection: 'peer-requests', versionKey: false },
).index({ until: 1 }, { expireAfterSeconds: 0 })

/** Ids of requests received from other installations, against replay. */
export interface PeerRequests {
  /** Records a request; false when it was already received. The id is kept until `until`. */
  take(id: string, until: Date): Promise<boolean>
}

export function mongoPeerRequests(store: Connection): PeerRequests {
  const model = store.model<RequestDoc>('PeerRequest', requestSchema)
  return {
    async take(id, until) {
      try {
        await model.create({ _id: id, until })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },
  }
}
