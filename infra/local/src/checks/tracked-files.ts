import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../shell.ts'

/** Tracked files and those that git would add, as paths from `root`. The checkout may belong to another user than the one who tests. */
export async function trackedFiles(root: string): Promise<string[]> {
  const args = ['-c', `safe.directory=${root}`, 'ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const listed = (await run('git', args, { cwd: root })).split('\0').filter(Boolean)
  const isFile = await Promise.all(
    listed.map((file) =>
      lstat(join(root, file)).then(
        (found) => found.isFile(),
        () => false,
      ),
    ),
  )
  return listed.filter((_, index) => isFile[index])
}
