import { spawnSync } from 'node:child_process'
import { repoRoot } from '../paths.ts'

/** The short hash of the commit that is checked out; empty where this is no working tree of Git. */
export function checkedOutVersion(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: repoRoot, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}
