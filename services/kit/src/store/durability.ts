import type { mongo } from 'mongoose'

/** Acknowledged once it is in the journals of most members: no member that fails takes an acknowledged write along. */
export const DURABLE_WRITES = { w: 'majority', j: true } as const

/**
 * Throws when a write that this store acknowledges could still be lost with one machine: only members of a replica set, and
 * the routers of a sharded cluster, wait for others. FerretDB answers once PostgreSQL has committed, whose replicas are PostgreSQL's affair.
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
