import pRetry from 'p-retry'
import './closed-sockets.ts'
import mongoose, { type Connection } from 'mongoose'
import type { BaseConfig } from '../config.ts'
import { followClock } from './clock.ts'
import { DURABLE_WRITES, requireDurable } from './durability.ts'

/** What every connection to the store has in common. */
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
 * Opens the service's own database; no other service reads it. A call fails when it waits longer than `withinMs` for a
 * connection, or for its answer; 0: no limit. Throws when the store cannot be reached in 10 s, and in production when it is one
 * that may lose what it has acknowledged.
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
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** Creates what the schemas ask for and is not there yet, before anything is read; over a connection of its own, since an index of many documents takes longer than a call may. */
export async function ensureIndexes(store: Connection, { MONGO_URL }: Pick<BaseConfig, 'MONGO_URL'>): Promise<void> {
  const connection = await mongoose.createConnection(MONGO_URL, { ...OPTIONS, dbName: store.name }).asPromise()
  try {
    for (const { modelName, schema } of Object.values(store.models)) {
      const model = connection.model(modelName, schema)
      await model.createCollection()
      await model.ensureIndexes()
    }
  } finally {
    await connection.close()
  }
}

/** Whether a write met a unique index; `index` is part of its name, where several could have been met. */
export function isDuplicateKey(error: unknown, index = ''): boolean {
  return error instanceof Error && 'code' in error && error.code === 11000 && error.message.includes(index)
}

/** Of writers that wait for each other one goes through each time, so this many at once all do; a slow machine needs more than a calm one. */
const RETRIES = 19

/**
 * Makes a write of several documents, or one that meets several unique indexes. Two of them at once may wait for each other, and the
 * embedded store then ends one, of which nothing is done: it is retried. The random part of each wait (30 to 60 ms at first) sets them apart.
 */
export const retryDeadlock = <T>(write: () => PromiseLike<T>): Promise<T> =>
  pRetry(write, {
    ...{ retries: RETRIES, minTimeout: 30, factor: 1.1, randomize: true },
    shouldRetry: ({ error }) => error.message.includes('deadlock detected'),
  })
