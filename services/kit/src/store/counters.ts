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

/** Returns the next integer of a sequence; unique over all processes, with gaps. */
export type NextId = () => Promise<number>

/** Where the numbers of a sequence are stored in use. */
export interface Stored {
  collection: string
  /** Indexed; `_id` unless another is named. */
  field?: string
}

/**
 * A sequence from an atomic counter, of which a process takes blocks of 100. It begins above every number in `stored`: otherwise a store
 * that was restored from a backup or lost its counters would issue numbers a second time.
 */
export function counter(connection: Connection, name: string, stored: Stored): NextId {
  const Counters = countersOf(connection)
  let next = 1
  let end = 0
  let raised = false
  let refill: Promise<void> | undefined
  const takeBlock = async () => {
    if (!raised) await raiseCounter(connection, name, await highestAbove(connection, name, stored))
    raised = true
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

/** Makes a sequence continue above a number that is in use; processes first use up the blocks that they have taken. */
export async function raiseCounter(connection: Connection, name: string, value: number): Promise<void> {
  await countersOf(connection).updateOne({ _id: name }, { $max: { value } }, { upsert: true })
}

/** The highest id above the counter's value, 0 when there is none. Only ids above it are read. */
async function highestAbove(
  connection: Connection,
  name: string,
  { collection, field = '_id' }: Stored,
): Promise<number> {
  const counted = (await countersOf(connection).findById(name).lean())?.value ?? 0
  const last = await connection
    .collection(collection)
    .findOne({ [field]: { $gt: counted } }, { sort: { [field]: -1 }, projection: { [field]: 1 } })
  return Number(last?.[field] ?? 0)
}
