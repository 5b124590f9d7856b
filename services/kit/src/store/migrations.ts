import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, Schema } from 'mongoose'
import type { Logger } from '../logger.ts'
import { storeTime } from './clock.ts'
import { isDuplicateKey } from './connection.ts'

/** Brings what older code stored into the form of today's. Cut short it is run again, so each of its steps may be made twice. */
export interface Migration {
  /** Never changes: it is what is kept of it. */
  name: string
  run(store: Connection): Promise<void>
}

interface Kept {
  _id: string
  doneAt: Date | null
  token: string | null
  /** Whoever runs it says again and again that it still does. */
  until: Date | null
}
const schema = new Schema<Kept>(
  {
    _id: String,
    doneAt: { type: Date, default: null },
    token: { type: String, default: null },
    until: { type: Date, default: null },
  },
  { collection: 'migrations', versionKey: false },
)

const LEASE_MS = 15_000
const LOOK_MS = 500

/** Runs those that were never run to their end, in order, each by one process at a time; resolves once all are done, by whomever. */
export async function migrate(store: Connection, migrations: readonly Migration[], log: Logger): Promise<void> {
  const Kept = store.modelNames().includes('Migration')
    ? store.model<Kept>('Migration')
    : store.model<Kept>('Migration', schema)
  for (const migration of migrations) {
    const _id = migration.name
    await Kept.create({ _id }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error
    })
    const token = randomUUID()
    const until = () => new Date(storeTime(store).getTime() + LEASE_MS)
    const take = () =>
      Kept.updateOne(
        { _id, doneAt: null, $or: [{ until: null }, { until: { $lt: storeTime(store) } }] },
        { $set: { token, until: until() } },
      )
    while (!(await Kept.exists({ _id, doneAt: { $ne: null } }))) {
      if ((await take()).matchedCount === 0) {
        await sleep(LOOK_MS)
        continue
      }
      log.info({ migration: _id }, 'migration begins')
      const extend = setInterval(() => {
        Kept.updateOne({ _id, token }, { $set: { until: until() } }).catch((err: unknown) =>
          log.warn({ err }, 'migration'),
        )
      }, LEASE_MS / 5)
      try {
        await migration.run(store)
        await Kept.updateOne({ _id, token }, { $set: { doneAt: storeTime(store), token: null, until: null } })
        log.info({ migration: _id }, 'migration done')
      } finally {
        clearInterval(extend)
      }
    }
  }
}
