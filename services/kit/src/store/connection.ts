import pRetry from 'p-retry'
import './closed-sockets.ts'
import mongoose, { type Connection, type Schema } from 'mongoose'
import type { BaseConfig } from '../config.ts'
import { followClock } from './clock.ts'
import { DURABLE_WRITES, isRouter, requireDurable } from './durability.ts'
import { measurePool } from './pool-metrics.ts'
import { indexesOnShards } from './shard-keys.ts'

/** Options of every connection to the store. */
const OPTIONS = {
  // An election among the members of a replica set takes about as long.
  serverSelectionTimeoutMS: 10_000,
  connectTimeoutMS: 5_000,
  writeConcern: DURABLE_WRITES,
  autoIndex: false,
  bufferCommands: false,
} as const

type StoreConfig = Pick<BaseConfig, 'MONGO_URL' | 'NAMESPACE'> & { NODE_ENV?: string }

/**
 * Opens the service's own database; no other service reads it. A call fails if it waits longer than `withinMs` for a connection or for
 * its answer; 0: no limit. Throws if the store cannot be reached in 10 s, and in production if it may lose acknowledged writes.
 */
export async function connectStore(service: string, config: StoreConfig, withinMs = 0): Promise<Connection> {
  const dbName = `${config.NAMESPACE}_${service}`
  const limits = { socketTimeoutMS: withinMs, waitQueueTimeoutMS: withinMs }
  const connection = await mongoose
    .createConnection(config.MONGO_URL, { ...OPTIONS, ...limits, dbName, maxPoolSize: 20 })
    .asPromise()
  try {
    if (config.NODE_ENV === 'production') await requireDurable(connection.getClient().db('admin'))
    await followClock(connection)
    measurePool(connection)
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** Creates missing collections and indexes, on a sharded cluster those that it takes (`indexesOnShards`), before anything is read; over its own connection, since building an index may take longer than a call's time limit. */
export async function ensureIndexes(store: Connection, { MONGO_URL }: Pick<BaseConfig, 'MONGO_URL'>): Promise<void> {
  const connection = await mongoose.createConnection(MONGO_URL, { ...OPTIONS, dbName: store.name }).asPromise()
  try {
    const sharded = isRouter(await connection.getClient().db('admin').command({ hello: 1 }))
    for (const { modelName, schema } of Object.values(store.models)) {
      const model = connection.model(modelName, sharded ? onShards(schema) : schema)
      // Instances that start together on an empty store may meet each other here.
      await retryDeadlock(async () => {
        await model.createCollection()
        await model.ensureIndexes()
      })
    }
  } finally {
    await connection.close()
  }
}

function onShards(schema: Schema): Schema {
  const copy = schema.clone()
  copy.clearIndexes()
  for (const [fields, options] of indexesOnShards(schema)) copy.index(fields, options)
  return copy
}

/** Whether a unique index refused a write; `index` is a part of the index's name, for collections with several. */
export function isDuplicateKey(error: unknown, index = ''): boolean {
  return error instanceof Error && 'code' in error && error.code === 11000 && error.message.includes(index)
}

/** Of the writes in a deadlock one succeeds each time, so this many concurrent writes all succeed; slow machines need more tries. */
const RETRIES = 19

/**
 * Retries a write that the embedded store has ended because of a deadlock, which applied nothing. Use it for writes of several documents
 * or with several unique indexes, and for making indexes: two such writes at the same time may deadlock. A random part of each wait (30 to 60 ms at first) keeps
 * them from meeting again.
 */
export const retryDeadlock = <T>(write: () => PromiseLike<T>): Promise<T> =>
  pRetry(write, {
    ...{ retries: RETRIES, minTimeout: 30, factor: 1.1, randomize: true },
    shouldRetry: ({ error }) => error.message.includes('deadlock detected'),
  })
