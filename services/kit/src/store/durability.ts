import type { mongo } from 'mongoose'

/** A write is acknowledged once a majority of members has it in the journal, so losing one member loses no acknowledged write. */
export const DURABLE_WRITES = { w: 'majority', j: true } as const

/**
 * Throws if one machine's failure could lose a write that this store acknowledged: only replica sets and sharded clusters wait for
 * several members. FerretDB acknowledges when PostgreSQL has committed; replication is configured in PostgreSQL and not checked here.
 */
export async function requireDurable(db: mongo.Db): Promise<void> {
  const { setName, msg } = await db.command({ hello: 1 })
  if (setName || msg === 'isdbgrid') return
  const { ferretdb } = await db.command({ buildInfo: 1 })
  if (ferretdb) return
  throw new Error(
    'MONGO_URL leads to a standalone server: in production the store is a replica set (docs/operations.md)',
  )
}
