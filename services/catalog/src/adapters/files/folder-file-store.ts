import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { access, opendir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'

/** Stores files in a local folder, which is created when missing. Throws when it cannot be created. */
export function folderFileStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true })
  return {
    async save(name, bytes) {
      const aside = join(folder, `.${name}.${randomUUID()}`)
      await writeFile(aside, bytes)
      await rename(aside, join(folder, name))
    },
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
    read: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    async *names() {
      // Those that begin with a dot are being written.
      for await (const entry of await opendir(folder))
        if (!entry.name.startsWith('.') && !entry.isDirectory()) yield entry.name
    },
  }
}
