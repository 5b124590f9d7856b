import type { Connection } from 'mongoose'

/** The collection in each service's database by which a restore marks it until everything that follows the restore is done. */
export const UNFINISHED_RESTORE = 'unfinished_restore'

/** Given to the commands of services that are themselves a part of a restore. */
export const RESTORING = '--restoring'

/**
 * Throws while a restore of this database is unfinished, except in a part of that restore: a service would answer with the half that is
 * there, and what it wrote would be lost when the restore is run again.
 */
export async function requireRestored(store: Connection): Promise<void> {
  if (process.argv.includes(RESTORING)) return
  if (await store.collection(UNFINISHED_RESTORE).findOne({}))
    throw new Error(`The restore of ${store.name} is unfinished: run it again (docs/operations.md, Restore)`)
}
