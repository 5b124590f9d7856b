import { mongo } from 'mongoose'
import { BackupError } from './backup-error.ts'
import { databaseOf, SERVICES } from './databases.ts'
import type { Collection, Moment } from './moment.ts'

/** MongoDB's code of an error: what was read is no longer kept. */
const SNAPSHOT_TOO_OLD = 239

/** Reads MongoDB in one snapshot session, which sees a single moment of all databases. Throws where MongoDB is no replica set, which has none. */
export async function mongoMoment(url: string, namespace: string): Promise<Moment> {
  const client = await new mongo.MongoClient(url).connect()
  try {
    const { setName, msg, localTime } = await client.db('admin').command({ hello: 1 })
    if (!setName && msg !== 'isdbgrid')
      throw new BackupError(
        'MongoDB is a standalone server, of which no single moment can be read: make it a replica set',
      )
    const collections: Collection[] = []
    for (const service of SERVICES) {
      const found = client
        .db(databaseOf(namespace, service))
        .listCollections({ type: 'collection' }, { nameOnly: true })
      for await (const { name } of found) if (!name.startsWith('system.')) collections.push({ service, name })
    }
    const session = client.startSession({ snapshot: true })
    const documentsOf = ({ service, name }: Collection) =>
      client.db(databaseOf(namespace, service)).collection(name).find<Uint8Array>({}, { session, raw: true })
    // The first read is of the moment that all later ones see.
    const [first] = collections
    if (first) await documentsOf(first).limit(1).toArray()
    return {
      at: localTime,
      collections,
      async *read(collection) {
        try {
          yield* documentsOf(collection)
        } catch (cause) {
          if (!(cause instanceof mongo.MongoServerError) || cause.code !== SNAPSHOT_TOO_OLD) throw cause
          throw new BackupError(
            'Reading took longer than MongoDB keeps a moment: raise its minSnapshotHistoryWindowInSeconds',
            { cause },
          )
        }
      },
      async end() {
        await session.endSession()
        await client.close()
      },
    }
  } catch (error) {
    await client.close()
    throw error
  }
}
