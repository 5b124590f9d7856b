import { UNFINISHED_RESTORE } from '@izlog/kit/store/unfinished-restore'
import type { mongo } from 'mongoose'
import type { Manifest } from './contents.ts'
import { type Sequences, sequencesOf } from './sequences.ts'

/** In each database from before a restore changes anything until all is done that follows it; meanwhile no service runs there. */
interface Mark {
  _id: 'restore'
  /** The id of the backup. */
  backup: string
  at: string
  /** How far each sequence of the database was before the restore removed it. */
  seen: Sequences
  /** Once nothing is left to do but to remove the marks, some of which may be gone, with services that run again. */
  isDone: boolean
}
const marksOf = (database: mongo.Db) => database.collection<Mark>(UNFINISHED_RESTORE)
const markOf = (database: mongo.Db) => marksOf(database).findOne({ _id: 'restore' })

/**
 * How far an interrupted restore of this backup came. `begun`: every database is marked, so what is here may be the half of it, or what it
 * replaces. `done`: only marks are left. `none`: it has changed nothing. `another` is the time of another backup whose restore was interrupted.
 */
export type Progress = 'none' | 'begun' | 'done' | { another: string }

export async function progressOf(databases: readonly mongo.Db[], { id }: Manifest): Promise<Progress> {
  const marks = await Promise.all(databases.map(markOf))
  const other = marks.find((mark) => mark && mark.backup !== id)
  if (other) return { another: other.at }
  if (marks.some((mark) => mark?.isDone)) return 'done'
  return marks.every((mark) => mark !== null) ? 'begun' : 'none'
}

/** Marks the databases, with the numbers that were given out there; an interrupted restore of the same backup has noted them before it removed them. */
export async function markDatabases(databases: readonly mongo.Db[], { id, at }: Manifest): Promise<void> {
  for (const database of databases) {
    const mark = await markOf(database)
    const isBegun = mark?.backup === id && !mark.isDone
    const seen = isBegun ? mark.seen : highest(mark?.seen ?? {}, await sequencesOf(database))
    await marksOf(database).replaceOne({ _id: 'restore' }, { backup: id, at, seen, isDone: false }, { upsert: true })
  }
}

/** What stood in the database's sequences when it was marked. */
export const seenIn = async (database: mongo.Db): Promise<Sequences> => (await markOf(database))?.seen ?? {}

/** Notes in all databases that the restore is complete, before the first mark is removed. */
export async function markDone(databases: readonly mongo.Db[]): Promise<void> {
  for (const database of databases) await marksOf(database).updateOne({ _id: 'restore' }, { $set: { isDone: true } })
}

/** Lets services start again. */
export async function removeMarks(databases: readonly mongo.Db[]): Promise<void> {
  for (const database of databases) if (await markOf(database)) await marksOf(database).drop()
}

/** The collections of a service in its database. */
export async function collectionsOf(database: mongo.Db): Promise<mongo.Collection[]> {
  const all = await database.collections()
  return all.filter(
    ({ collectionName }) => collectionName !== UNFINISHED_RESTORE && !collectionName.startsWith('system.'),
  )
}

function highest(one: Sequences, other: Sequences): Sequences {
  const names = Object.keys({ ...one, ...other })
  return Object.fromEntries(names.map((name) => [name, Math.max(one[name] ?? 0, other[name] ?? 0)]))
}
