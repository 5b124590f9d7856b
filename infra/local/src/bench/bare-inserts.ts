import mongoose, { type Connection } from 'mongoose'
import type { System } from '../run/system.ts'

const SECONDS = 8

/** Documents of an order's size that this many clients can insert per second, one by one: without indexes, and with the indexes of orders. */
export async function bareInserts(
  { stores }: System,
  namespace: string,
  clients: number,
): Promise<{ bare: number; indexed: number }> {
  const connection = await mongoose
    .createConnection(stores.mongoUrl, { maxPoolSize: clients, dbName: `${namespace}_order` })
    .asPromise()
  await connection.createCollection('bench_bare')
  const bare = await insertsInto(connection, 'bench_bare', clients)

  await connection.createCollection('bench_indexed')
  const indexes = await connection.collection('orders').indexes()
  for (const { key, name, unique, partialFilterExpression } of indexes) {
    if (name === '_id_') continue
    await connection.collection('bench_indexed').createIndex(key, {
      ...(name ? { name } : {}),
      ...(unique ? { unique } : {}),
      ...(partialFilterExpression ? { partialFilterExpression } : {}),
    })
  }
  const indexed = await insertsInto(connection, 'bench_indexed', clients)

  for (const name of ['bench_bare', 'bench_indexed']) await connection.dropCollection(name)
  await connection.close()
  return { bare, indexed }
}

async function insertsInto(connection: Connection, name: string, clients: number): Promise<number> {
  const sample = await connection.collection('orders').findOne({})
  if (!sample) throw new Error('there is no order to take as a sample')
  const { _id, ...document } = sample
  const inserts = connection.collection(name)
  let next = 1_000_000_000
  const end = Date.now() + SECONDS * 1000
  const client = async () => {
    let done = 0
    for (; Date.now() < end; done += 1) {
      next += 1
      const unique = { orderId: `bench-${next}`, idempotencyKey: `bench-${next}` }
      await inserts.insertOne({ _id: next as never, ...document, ...unique })
    }
    return done
  }
  const counts = await Promise.all(Array.from({ length: clients }, client))
  return counts.reduce((sum, count) => sum + count, 0) / SECONDS
}
