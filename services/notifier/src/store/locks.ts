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

/** Locks by name over all instances, each until it is released or its lease ends. */
export interface Locks {
  /** Returns the function that releases the lock; undefined: another process has it. */
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
