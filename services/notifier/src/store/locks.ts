import { randomUUID } from 'node:crypto'
import { storeTime } from '@izlog/kit/store/clock'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'

interface Lock {
  _id: string
  token: string
  until: Date
}
const schema = new Schema<Lock>(
  { _id: String, token: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'locks', versionKey: false },
)

/** Keeps one caller at a time on a thing, over all instances, until it lets go or its time is over. */
export interface Locks {
  /** Gives the way to let go; undefined when somebody else holds it. */
  acquire(name: string, leaseMs: number): Promise<(() => Promise<void>) | undefined>
}

export function locks(connection: Connection): Locks {
  const LockModel = connection.model<Lock>('Lock', schema)
  return {
    async acquire(name, leaseMs) {
      const token = randomUUID()
      const now = storeTime(connection).getTime()
      try {
        await LockModel.updateOne(
          { _id: name, until: { $lt: new Date(now) } },
          { $set: { token, until: new Date(now + leaseMs) } },
          { upsert: true },
        )
      } catch (error) {
        if (isDuplicateKey(error)) return undefined
        throw error
      }
      return async () => void (await LockModel.deleteOne({ _id: name, token }))
    },
  }
}
