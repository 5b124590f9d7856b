import { readFileSync } from 'node:fs'
import type { FileStore } from '@izlog/catalog/adapters/files/file-store'
import { type Entry, writeArchive } from './archive.ts'
import { CHECKSUMS, checksumOf, documentsName, KEYS, MANIFEST, type Manifest, pictureName } from './contents.ts'
import type { Collection, Moment } from './moment.ts'

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
)

/** Documents are kept in parts of about this size, so that none has to fit into memory with all others. */
const PART_BYTES = 4 * 1024 * 1024

export interface BackupSource {
  moment: Moment
  files: FileStore
  /** The keys of the installation as JSON; undefined leaves them out. */
  keys: string | undefined
}

export interface Backup {
  manifest: Manifest
  collections: number
  documents: number
  pictures: number
}

/** Writes a backup of a running installation. `recipients` are those who can read it (age). */
export async function makeBackup(source: BackupSource, file: string, recipients: readonly string[]): Promise<Backup> {
  const { moment, keys } = source
  const manifest: Manifest = { format: 1, at: moment.at.toISOString(), version, hasKeys: keys !== undefined }
  const made: Backup = { manifest, collections: moment.collections.length, documents: 0, pictures: 0 }
  await writeArchive(file, recipients, withChecksums(entriesOf(source, made)))
  return made
}

async function* entriesOf({ moment, files, keys }: BackupSource, made: Backup): AsyncGenerator<Entry> {
  yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(made.manifest)) }
  if (keys !== undefined) yield { name: KEYS, bytes: Buffer.from(keys) }
  for (const collection of moment.collections) yield* documentsOf(moment, collection, made)
  // After the documents: a picture is stored before a document names it, and none is ever removed.
  for await (const name of files.names()) {
    const bytes = await files.read(name)
    if (!bytes) continue
    made.pictures += 1
    yield { name: pictureName(name), bytes }
  }
}

async function* documentsOf(moment: Moment, collection: Collection, made: Backup): AsyncGenerator<Entry> {
  let part: Uint8Array[] = []
  let size = 0
  let parts = 0
  const entry = (): Entry => {
    const bytes = Buffer.concat(part)
    part = []
    size = 0
    return { name: documentsName(collection.service, collection.name, parts++), bytes }
  }
  for await (const document of moment.read(collection)) {
    part.push(document)
    size += document.length
    made.documents += 1
    if (size >= PART_BYTES) yield entry()
  }
  if (size > 0) yield entry()
}

async function* withChecksums(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  const checksums: Record<string, string> = {}
  for await (const entry of entries) {
    checksums[entry.name] = checksumOf(entry.bytes)
    yield entry
  }
  yield { name: CHECKSUMS, bytes: Buffer.from(JSON.stringify(checksums)) }
}
