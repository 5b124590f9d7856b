import type { mongo } from 'mongoose'
import type { Service } from './databases.ts'

/** Who gives out more of a sequence between two backups has to back up more often (docs/operations.md). */
const SKIPPED_NUMBERS = 10_000

/** The sequences by which services number what they store (`counter` of services/kit/src/store/counters.ts). */
const SEQUENCES: [Service, string][] = [
  ['auth', 'users'],
  ['catalog', 'website'],
  ['catalog', 'product'],
  ['order', 'orders'],
  ['upsell', 'upsell-products'],
  ['upsell', 'upsell-orders'],
  ['domain', 'domains'],
]

/**
 * Lets every sequence continue 10,000 further on: numbers given out after the backup was made stand in spreadsheets, messages, sessions and
 * at the courier, and must not mean something else. To be called once on the counters that a backup has brought.
 */
export async function skipNumbers(databaseOf: (service: Service) => mongo.Db): Promise<void> {
  for (const [service, name] of SEQUENCES)
    await databaseOf(service)
      .collection<{ _id: string; value: number }>('counters')
      .updateOne({ _id: name }, { $inc: { value: SKIPPED_NUMBERS } }, { upsert: true })
}
