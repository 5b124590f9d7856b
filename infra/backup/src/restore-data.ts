import type { FileStore } from '@izlog/catalog/adapters/files/file-store'
import { DURABLE_WRITES } from '@izlog/kit/store/durability'
import { mongo } from 'mongoose'
import { readArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { type Manifest, readName, verifyBackup } from './contents.ts'
import { databaseOf, SERVICES } from './databases.ts'

export interface RestoreTarget {
  mongoUrl: string
  namespace: string
  files: FileStore
  /** Throws where the backup's keys (undefined: it has none) are not to be restored here. */
  checkKeys(keys: string | undefined): void
}

export interface Restored {
  manifest: Manifest
  documents: number
  pictures: number
  keys: string | undefined
  /** Called once all is done that follows: until then the restore counts as cut short, and may be run again. */
  finish(): Promise<void>
}

/** Marks a restore that has begun, in a database of its own. */
interface Mark {
  _id: 'restore'
  backup: string
  doneAt: Date | null
}

/**
 * Puts the data of a backup into stores of which no service runs. Throws before anything is changed: for a wrong key or a damaged file, and
 * where there are data already, unless `replace`, which removes them. After an interruption it begins again.
 */
export async function restoreData(
  target: RestoreTarget,
  { file, key, replace }: { file: string; key: string; replace: boolean },
): Promise<Restored> {
  const { mongoUrl, namespace, files } = target
  const { manifest, keys } = await verifyBackup(file, key)
  target.checkKeys(keys)
  const client = await new mongo.MongoClient(mongoUrl, { writeConcern: DURABLE_WRITES }).connect()
  const marks = client.db(databaseOf(namespace, 'restore')).collection<Mark>('marks')
  const databases = SERVICES.map((service) => client.db(databaseOf(namespace, service)))
  try {
    const isCutShort = (await marks.findOne({ _id: 'restore', doneAt: null })) !== null
    if (!replace && !isCutShort) await requireEmpty(databases)
    await marks.updateOne({ _id: 'restore' }, { $set: { backup: manifest.at, doneAt: null } }, { upsert: true })
    for (const database of databases) await database.dropDatabase()
    const restored = { documents: 0, pictures: 0 }
    await readArchive(file, key, async ({ name, bytes }) => {
      const entry = readName(name)
      if (typeof entry !== 'object') return
      if ('picture' in entry) {
        await files.save(entry.picture, Buffer.from(bytes))
        restored.pictures += 1
        return
      }
      const [service, collection] = entry.collection
      const documents = documentsIn(bytes)
      await client.db(databaseOf(namespace, service)).collection(collection).insertMany(documents, { ordered: false })
      restored.documents += documents.length
    })
    return {
      manifest,
      keys,
      ...restored,
      async finish() {
        await marks.updateOne({ _id: 'restore' }, { $set: { doneAt: new Date() } })
        await client.close()
      },
    }
  } catch (error) {
    await client.close()
    throw error
  }
}

async function requireEmpty(databases: readonly mongo.Db[]): Promise<void> {
  for (const database of databases)
    for (const { collectionName } of await database.collections())
      if (await database.collection(collectionName).findOne({}))
        throw new BackupError(
          `${database.databaseName} holds data: restore into a fresh system, or replace all that there is with --replace`,
        )
}

/** Numbers keep their type of BSON, which decides how they are stored. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const

function documentsIn(bytes: Uint8Array): mongo.Document[] {
  const buffer = Buffer.from(bytes)
  const documents: mongo.Document[] = []
  for (let at = 0; at < buffer.length; ) {
    const end = at + buffer.readInt32LE(at)
    documents.push(mongo.BSON.deserialize(buffer.subarray(at, end), EXACT))
    at = end
  }
  return documents
}
