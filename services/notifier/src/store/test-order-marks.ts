import { type Connection, Schema } from 'mongoose'

interface TestOrderMark {
  /** The seller. */
  _id: number
  arrivedAt: Date
}

const schema = new Schema<TestOrderMark>(
  { _id: Number, arrivedAt: { type: Date, required: true } },
  { collection: 'test_orders', versionKey: false },
)

/** When a seller's last test order arrived somewhere. Test orders themselves are not stored. */
export interface TestOrderMarks {
  set(userId: number, at: Date): Promise<void>
  /** Null: none has arrived. */
  of(userId: number): Promise<Date | null>
  remove(userId: number): Promise<void>
}

export function testOrderMarks(connection: Connection): TestOrderMarks {
  const Mark = connection.model<TestOrderMark>('TestOrderMark', schema)
  return {
    async set(userId, at) {
      await Mark.updateOne({ _id: userId }, { $set: { arrivedAt: at } }, { upsert: true })
    },
    async of(userId) {
      const mark = await Mark.findOne({ _id: userId }).lean<TestOrderMark>()
      return mark?.arrivedAt ?? null
    },
    async remove(userId) {
      await Mark.deleteOne({ _id: userId })
    },
  }
}
