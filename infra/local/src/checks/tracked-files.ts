import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../shell.ts'

/** Files that git tracks or would add, as paths relative to `root`. `safe.directory` permits a checkout that belongs to another user. */
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
