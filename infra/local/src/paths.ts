import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** The repository's root folder. */
export const repoRoot = resolve(import.meta.dirname, '../../..')

/** Data, logs, secrets and state of what runs here; never in git. LOCAL_DIR moves it. */
export const localDir = resolve(repoRoot, process.env.LOCAL_DIR || '.local')

/** What is provisioned once for all clones of one user. */
export const cacheDir = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'izlog')

/** Node 24, by the root package's dependency. */
export const node24 = join(repoRoot, 'node_modules/.bin/node')
