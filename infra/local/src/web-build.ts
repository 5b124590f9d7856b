import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.ts'
import { localDir, repoRoot } from './paths.ts'
import { run } from './shell.ts'
import { print, step } from './terminal.ts'

const stampFile = join(repoRoot, 'web/dist/.built-from')
const sources = ['web', 'contracts/src', 'package-lock.json'].map((path) => join(repoRoot, path))
const made = new Set(['node_modules', 'dist', '.vite'])

/** Builds the web unless the existing build has the same sources, contracts and packages. */
export async function buildWeb(): Promise<void> {
  const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOf(sources)
  if (isBuilt()) return
  await withLock(
    join(localDir, 'web-build.lock'),
    () => print('  Web: another run builds it, waiting'),
    async () => {
      if (isBuilt()) return
      const from = hashOf(sources)
      await step('Web', () => run('npm', ['run', 'build', '-w', 'web', '--silent'], { cwd: repoRoot }))
      writeFileSync(stampFile, from)
    },
  )
}

/** One hash over the names and contents of files, including all files in folders, except build output. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  const add = (path: string): void => {
    if (statSync(path).isDirectory())
      for (const name of readdirSync(path).sort()) {
        if (!made.has(name)) add(join(path, name))
      }
    else hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}
