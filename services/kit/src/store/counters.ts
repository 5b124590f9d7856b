import { type Connection, type Model, Schema } from 'mongoose'

const BLOCK = 100

interface Counter {
  _id: string
  value: number
}
const counterSchema = new Schema<Counter>(
  { _id: String, value: { type: Number, required: true } },
  { collection: 'counters', versionKey: false },
)
const countersOf = (connection: Connection): Model<Counter> =>
  connection.modelNames().includes('Counter')
    ? connection.model<Counter>('Counter')
    : connection.model<Counter>('Counter', counterSchema)

/** Gives the next whole number of a sequence; unique over all processes, gaps are fine. */
export type NextId = () => Promise<number>

/** A sequence from an atomic counter, taken in blocks of 100 a process. */
export function counter(connection: Connection, name: string): NextId {
  const Counters = countersOf(connection)
  let next = 1
  let end = 0
  let refill: Promise<void> | undefined
  const takeBlock = async () => {
    const taken = await Counters.findOneAndUpdate(
      { _id: name },
      { $inc: { value: BLOCK } },
      { upsert: true, returnDocument: 'after' },
    ).lean()
    end = taken.value
    next = end - BLOCK + 1
  }
  return async () => {
    while (next > end) {
      refill ??= takeBlock().finally(() => {
        refill = undefined
      })
      await refill
    }
    return next++
  }
}
