import { DAY_MS } from '@izlog/contracts/domain/durations'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'

interface SummaryDay {
  /** The day in Belgrade on which summaries are sent. */
  _id: string
  leasedUntil: Date
  isDone: boolean
  removeAt: Date
}

const schema = new Schema<SummaryDay>(
  {
    _id: String,
    leasedUntil: { type: Date, required: true },
    isDone: { type: Boolean, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'summary_days', versionKey: false },
)
schema.index({ removeAt: 1 }, { expireAfterSeconds: 0 })

/** The days whose summaries were made, over all instances. */
export interface SummaryDays {
  /** Leases a day whose summaries are not made; false: they are, or another process makes them. */
  claim(day: string, at: Date, leaseMs: number): Promise<boolean>
  finish(day: string): Promise<void>
}

export function summaryDays(connection: Connection): SummaryDays {
  const model = connection.models.SummaryDay ?? connection.model<SummaryDay>('SummaryDay', schema)
  return {
    async claim(day, at, leaseMs) {
      const lease = { leasedUntil: new Date(at.getTime() + leaseMs), removeAt: new Date(at.getTime() + 3 * DAY_MS) }
      try {
        await model.updateOne(
          { _id: day, isDone: false, leasedUntil: { $lte: at } },
          { $set: { ...lease, isDone: false } },
          { upsert: true },
        )
        return true
      } catch (error) {
        // The day exists and does not match: it is done or leased.
        if (isDuplicateKey(error)) return false
        throw error
      }
    },
    async finish(day) {
      await model.updateOne({ _id: day }, { $set: { isDone: true } })
    },
  }
}
