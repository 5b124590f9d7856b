import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

export const repoRoot = resolve(import.meta.dirname, '../../..')

/** Data, logs, secrets and state of the local stack, ignored by git. LOCAL_DIR sets another folder. */
export const localDir = resolve(repoRoot, process.env.LOCAL_DIR || '.local')

/** Provisioned programs, shared by all clones of one user. */
export const cacheDir = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'izlog')

/** Node 24, a dependency of the root package. */
export const node24 = join(repoRoot, 'node_modules/.bin/node')

/** Node keeps compiled code here, from one start of a program to the next. */
export const compileCache = join(cacheDir, 'compile-cache')
