import type { mongo } from 'mongoose'
import type { Service } from './databases.ts'

/** How far each sequence of a service is, by its name. */
export type Sequences = Readonly<Record<string, number>>

/** Who gives out more of a sequence between two backups, and loses the stores, has to back up more often (docs/operations.md). */
const SKIPPED_NUMBERS = 10_000

/** The sequences by which services number what they store (`counter` of services/kit/src/store/counters.ts). */
const SEQUENCES: Readonly<Record<Service, readonly string[]>> = {
  auth: ['users'],
  catalog: ['website', 'product'],
  order: ['orders'],
  upsell: ['upsell-products', 'upsell-orders'],
  domain: ['domains'],
  notifier: [],
}

const countersOf = (database: mongo.Db) => database.collection<{ _id: string; value: number }>('counters')

export async function sequencesOf(database: mongo.Db): Promise<Sequences> {
  const counters = await countersOf(database).find().toArray()
  return Object.fromEntries(counters.map(({ _id, value }) => [_id, value]))
}

/**
 * Lets the sequences of a restored service continue 10,000 above the last number of the backup and of what it has replaced (`seen`): numbers
 * given out since stand in spreadsheets, messages, sessions and at the courier, and must not mean something else.
 */
export async function skipNumbers(service: Service, database: mongo.Db, seen: Sequences): Promise<void> {
  const restored = await sequencesOf(database)
  for (const name of SEQUENCES[service]) {
    const value = Math.max(restored[name] ?? 0, seen[name] ?? 0) + SKIPPED_NUMBERS
    await countersOf(database).updateOne({ _id: name }, { $set: { value } }, { upsert: true })
  }
}
