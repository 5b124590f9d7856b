import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'

/** Files in a folder of this machine. */
export function folderFileStore(folder: string): FileStore {
  const ready = mkdir(folder, { recursive: true })
  return {
    async save(name, bytes) {
      await ready
      const aside = join(folder, `.${name}.${randomUUID()}`)
      await writeFile(aside, bytes)
      await rename(aside, join(folder, name))
    },
    read: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
  }
}
