import { UNFINISHED_RESTORE } from '@izlog/kit/store/unfinished-restore'
import type { mongo } from 'mongoose'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './contents.ts'

/** In each database from before a restore changes anything until all is done that follows it; meanwhile no service starts there. */
interface Mark {
  _id: 'restore'
  /** The id of the backup. */
  backup: string
  at: string
}
const marksOf = (database: mongo.Db) => database.collection<Mark>(UNFINISHED_RESTORE)

/** Whether a restore of this backup was cut short here. Throws where one of another backup was: what is here may then be the half of that. */
export async function isCutShort(databases: readonly mongo.Db[], { id }: Manifest): Promise<boolean> {
  const marks = await Promise.all(databases.map((database) => marksOf(database).findOne({ _id: 'restore' })))
  const other = marks.find((mark) => mark && mark.backup !== id)
  if (other)
    throw new BackupError(
      `The restore of another backup, as of ${other.at}, is unfinished here: run that again, or replace all that there is with --replace`,
    )
  return marks.some((mark) => mark !== null)
}

/** Marks the databases, and removes all else in them. */
export async function beginRestore(databases: readonly mongo.Db[], { id, at }: Manifest): Promise<void> {
  for (const database of databases)
    await marksOf(database).replaceOne({ _id: 'restore' }, { backup: id, at }, { upsert: true })
  for (const database of databases) for (const collection of await collectionsOf(database)) await collection.drop()
}

export async function finishRestore(databases: readonly mongo.Db[]): Promise<void> {
  for (const database of databases) await marksOf(database).drop()
}

/** The collections of a service in its database. */
export async function collectionsOf(database: mongo.Db): Promise<mongo.Collection[]> {
  const all = await database.collections()
  return all.filter(
    ({ collectionName }) => collectionName !== UNFINISHED_RESTORE && !collectionName.startsWith('system.'),
  )
}
