import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, Schema } from 'mongoose'
import type { Logger } from '../logger.ts'
import { storeTime } from './clock.ts'
import { isDuplicateKey } from './connection.ts'

/** Converts documents that older code stored. After an interruption it runs again from the beginning, so each step must be repeatable. */
export interface Migration {
  /** Stored once the migration is done, so it must never change. */
  name: string
  run(store: Connection): Promise<void>
}

interface StoredMigration {
  _id: string
  doneAt: Date | null
  token: string | null
  /** End of the lease of the process that runs it, which extends it regularly. */
  until: Date | null
}
const schema = new Schema<StoredMigration>(
  {
    _id: String,
    doneAt: { type: Date, default: null },
    token: { type: String, default: null },
    until: { type: Date, default: null },
  },
  { collection: 'migrations', versionKey: false },
)

const LEASE_MS = 15_000
const POLL_MS = 500

/** Runs the migrations that are not done yet, in order, each in one process at a time. Resolves once all are done, in whichever process. */
export async function migrate(store: Connection, migrations: readonly Migration[], log: Logger): Promise<void> {
  const Stored = store.modelNames().includes('Migration')
    ? store.model<StoredMigration>('Migration')
    : store.model<StoredMigration>('Migration', schema)
  for (const migration of migrations) {
    const _id = migration.name
    await Stored.create({ _id }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error
    })
    const token = randomUUID()
    const until = () => new Date(storeTime(store).getTime() + LEASE_MS)
    const take = () =>
      Stored.updateOne(
        { _id, doneAt: null, $or: [{ until: null }, { until: { $lt: storeTime(store) } }] },
        { $set: { token, until: until() } },
      )
    while (!(await Stored.exists({ _id, doneAt: { $ne: null } }))) {
      if ((await take()).matchedCount === 0) {
        await sleep(POLL_MS)
        continue
      }
      log.info({ migration: _id }, 'migration begins')
      const extend = setInterval(() => {
        Stored.updateOne({ _id, token }, { $set: { until: until() } }).catch((err: unknown) =>
          log.warn({ err }, 'migration'),
        )
      }, LEASE_MS / 5)
      try {
        await migration.run(store)
        await Stored.updateOne({ _id, token }, { $set: { doneAt: storeTime(store), token: null, until: null } })
        log.info({ migration: _id }, 'migration done')
      } finally {
        clearInterval(extend)
      }
    }
  }
}
