import type { mongo } from 'mongoose'

/** A write is acknowledged once a majority of members has it in the journal, so losing one member loses no acknowledged write. */
export const DURABLE_WRITES = { w: 'majority', j: true } as const

/** Whether a store's answer to `hello` is that of a mongos, the router of a sharded cluster. */
export const isRouter = ({ msg }: mongo.Document): boolean => msg === 'isdbgrid'

/**
 * Throws if one machine's failure could lose a write that this store acknowledged: only replica sets and sharded clusters wait for
 * several members. FerretDB acknowledges when PostgreSQL has committed; replication is configured in PostgreSQL and not checked here.
 */
export async function requireDurable(db: mongo.Db): Promise<void> {
  const greeting = await db.command({ hello: 1 })
  if (greeting.setName || isRouter(greeting)) return
  const { ferretdb } = await db.command({ buildInfo: 1 })
  if (ferretdb) return
  throw new Error(
    'MONGO_URL leads to a standalone server: in production the store is a replica set (docs/operations.md)',
  )
}
