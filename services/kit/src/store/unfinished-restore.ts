import type { Connection } from 'mongoose'
import type { Logger } from '../logger.ts'
import { pollingWorker, type Worker } from '../worker.ts'

/** The collection in each service's database by which a restore marks it until everything that follows the restore is done. */
export const UNFINISHED_RESTORE = 'unfinished_restore'

/** Given to the commands of services that are themselves a part of a restore. */
export const RESTORING = '--restoring'

/** How often (ms) a running service looks for a restore that has begun. */
const LOOKS_EVERY_MS = 10_000

/** Within this time (ms) after its database was marked a running service has ended. */
export const SERVICES_END_WITHIN_MS = LOOKS_EVERY_MS + 5000

/**
 * Throws while a restore of this database is unfinished, except in a part of that restore: a service would answer with the half that is
 * there, and what it wrote would be lost when the restore is run again.
 */
export async function requireRestored(store: Connection): Promise<void> {
  if (process.argv.includes(RESTORING)) return
  if (await isMarked(store))
    throw new Error(`The restore of ${store.name} is unfinished: run it again (docs/operations.md, Restore)`)
}

/**
 * Ends the process once a restore of its database has begun, which is about to remove what the process works on and to bring other data;
 * whoever starts it again has it refused by `requireRestored` until the restore is done. At once, as a kill: requests that are under way
 * would still write.
 */
export const endAtRestore = (
  store: Connection,
  log: Logger,
  end: () => void = () => process.exit(1),
  everyMs: number = LOOKS_EVERY_MS,
): Worker =>
  pollingWorker(
    'restore',
    log,
    everyMs,
    async () => {
      if (!(await isMarked(store))) return 0
      log.fatal(`A restore of ${store.name} has begun: this process ends`)
      end()
      return 0
    },
    { eachInstance: true },
  )

const isMarked = async (store: Connection): Promise<boolean> =>
  (await store.collection(UNFINISHED_RESTORE).findOne({}, { projection: { _id: 1 } })) !== null
