import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FileStore } from '@izlog/catalog/adapters/files/file-store'
import { UNFINISHED_RESTORE } from '@izlog/kit/store/unfinished-restore'
import { type Entry, writeArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import {
  checksumOf,
  documentsName,
  INVENTORY,
  type Inventory,
  KEYS,
  MANIFEST,
  type Manifest,
  pictureName,
  readName,
} from './contents.ts'
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
  /** Of the keys that seal what is stored. */
  keyFingerprints: string[]
}

export interface Backup {
  manifest: Manifest
  inventory: Inventory
  /** What lies among the pictures under a name that no page can have, and was left out. */
  skipped: string[]
}

/** Writes a backup of a running installation. `recipients` are those who can read it (age). Throws where there is nothing, the half of a restore, or a collection whose name no restore would read. */
export async function makeBackup(source: BackupSource, file: string, recipients: readonly string[]): Promise<Backup> {
  const { moment, keys, keyFingerprints } = source
  const manifest: Manifest = {
    ...{ format: 2, id: randomUUID(), at: moment.at.toISOString(), version },
    ...{ hasKeys: keys !== undefined, keyFingerprints },
  }
  const backup: Backup = { manifest, inventory: { checksums: {}, documents: {}, pictures: 0 }, skipped: [] }
  await writeArchive(file, recipients, withInventory(backup.inventory, entriesOf(source, backup)))
  return backup
}

async function* entriesOf(
  { moment, files, keys }: BackupSource,
  { manifest, inventory, skipped }: Backup,
): AsyncGenerator<Entry> {
  moment.collections.forEach(requireReadable)
  yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) }
  if (keys !== undefined) yield { name: KEYS, bytes: Buffer.from(keys) }
  for (const collection of moment.collections) {
    if (collection.name === UNFINISHED_RESTORE)
      throw new BackupError('A restore is unfinished here: run it again, and then the backup')
    yield* documentsOf(moment, collection, inventory)
  }
  if (Object.values(inventory.documents).every((count) => count === 0))
    throw new BackupError('There is nothing to back up: look at MONGO_URL and NAMESPACE')
  // After the documents: a picture is stored before a document names it, and none is ever removed.
  for await (const name of files.names()) {
    if (!readName(pictureName(name))) {
      skipped.push(name)
      continue
    }
    const bytes = await files.read(name)
    if (!bytes) continue
    inventory.pictures += 1
    yield { name: pictureName(name), bytes }
  }
}

function requireReadable({ service, name }: Collection): void {
  if (!readName(documentsName(service, name, 0)))
    throw new BackupError(`The collection ${name} of ${service} is none of Izlog, and cannot be backed up: remove it`)
}

async function* documentsOf(moment: Moment, collection: Collection, inventory: Inventory): AsyncGenerator<Entry> {
  let part: Uint8Array[] = []
  let size = 0
  let parts = 0
  let count = 0
  const entry = (): Entry => {
    const bytes = Buffer.concat(part)
    part = []
    size = 0
    return { name: documentsName(collection.service, collection.name, parts++), bytes }
  }
  for await (const document of moment.read(collection)) {
    part.push(document)
    size += document.length
    count += 1
    if (size >= PART_BYTES) yield entry()
  }
  if (size > 0) yield entry()
  inventory.documents[`${collection.service}/${collection.name}`] = count
}

async function* withInventory(inventory: Inventory, entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    inventory.checksums[entry.name] = checksumOf(entry.bytes)
    yield entry
  }
  yield { name: INVENTORY, bytes: Buffer.from(JSON.stringify(inventory)) }
}
