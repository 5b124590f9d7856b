import { setTimeout as pause } from 'node:timers/promises'
import type { FileStore } from '@izlog/catalog/adapters/files/file-store'
import { DURABLE_WRITES } from '@izlog/kit/store/durability'
import { mongo } from 'mongoose'
import { readArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { documentsIn, type Manifest, readName } from './contents.ts'
import { databaseOf, SERVICES } from './databases.ts'
import {
  collectionsOf,
  markDatabases,
  markDone,
  type Progress,
  progressOf,
  removeMarks,
  seenIn,
} from './restore-marks.ts'
import { skipNumbers } from './sequences.ts'
import { verifyBackup } from './verify-backup.ts'

/** Their holders are gone: without this the rows of a sheet that was written to during the backup would wait for the end of its lock. */
const LOCKS = 'locks'

export interface RestoreTarget {
  mongoUrl: string
  namespace: string
  files: FileStore
  /** Throws where the backup's keys (undefined: it has none) are not to be restored here, or what it holds could not be read with those there are. */
  checkKeys(manifest: Manifest, keys: string | undefined): void
  /** How long (ms) services that still run on data which are replaced may take to end, once those are marked. */
  servicesEndWithinMs: number
}

export interface Restored {
  manifest: Manifest
  documents: number
  pictures: number
  keys: string | undefined
  /** Called once all is done that follows: until then the restore counts as unfinished, no service starts, and it may be run again. */
  finish(): Promise<void>
}

/**
 * Puts the data of a backup into stores of which no service runs. Throws before anything is changed: for a wrong key, other keys or a
 * damaged file, and where there are data already, unless `replace`, which removes them. After an interruption the same backup begins again;
 * if that came while the marks of its restore were removed, only the rest of them is, and undefined returned: services may run again.
 */
export async function restoreData(
  target: RestoreTarget,
  { file, key, replace }: { file: string; key: string; replace: boolean },
): Promise<Restored | undefined> {
  const { mongoUrl, namespace, files, servicesEndWithinMs } = target
  const { manifest, keys } = await verifyBackup(file, key)
  target.checkKeys(manifest, keys)
  return withStore(mongoUrl, async (client) => {
    const database = (service: string) => client.db(databaseOf(namespace, service))
    const databases = SERVICES.map(database)
    const progress = await progressOf(databases, manifest)
    if (progress === 'done') {
      await removeMarks(databases)
      return undefined
    }
    if (!replace) await requireFree(databases, progress)
    await markDatabases(databases, manifest)
    if (replace) await pause(servicesEndWithinMs)
    for (const one of databases) for (const collection of await collectionsOf(one)) await collection.drop()
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
      if (collection === LOCKS) return
      const documents = [...documentsIn(bytes)].map((document) => mongo.BSON.deserialize(document, EXACT))
      await database(service).collection(collection).insertMany(documents, { ordered: false })
      restored.documents += documents.length
    })
    for (const service of SERVICES) await skipNumbers(service, database(service), await seenIn(database(service)))
    const finish = () =>
      withStore(mongoUrl, async (again) => {
        const marked = SERVICES.map((service) => again.db(databaseOf(namespace, service)))
        await markDone(marked)
        await removeMarks(marked)
      })
    return { manifest, keys, ...restored, finish }
  })
}

/** Closes its connections in any case: those of a restore that fails would keep its process from ending. */
async function withStore<T>(url: string, work: (client: mongo.MongoClient) => Promise<T>): Promise<T> {
  const client = await new mongo.MongoClient(url, { writeConcern: DURABLE_WRITES }).connect()
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}

/** Throws where a restore without `replace` would remove what it has not brought itself. */
async function requireFree(databases: readonly mongo.Db[], progress: Progress): Promise<void> {
  if (typeof progress === 'object')
    throw new BackupError(
      `The restore of another backup, as of ${progress.another}, is unfinished here: run that again, or replace all that there is with --replace`,
    )
  if (progress === 'begun') return
  for (const database of databases)
    for (const collection of await collectionsOf(database))
      if (await collection.findOne({}))
        throw new BackupError(
          `${database.databaseName} holds data: restore into a fresh system, or replace all that there is with --replace`,
        )
}

/** Numbers keep their type of BSON, which decides how they are stored. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const
