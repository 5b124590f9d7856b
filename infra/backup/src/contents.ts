import { createHash } from 'node:crypto'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/** The first entry: what the archive is. */
export const MANIFEST = 'manifest.json'
export const Manifest = z.object({
  /** Of the archive's layout; a changed one gets another number. */
  format: z.literal(2),
  /** Of this backup alone. */
  id: z.uuid(),
  /** The moment of which the databases are. */
  at: z.iso.datetime(),
  /** Of Izlog. */
  version: z.string(),
  hasKeys: z.boolean(),
  /** Of the keys that seal what is stored (`keyFingerprints`). */
  keyFingerprints: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

/** The last entry: what all others are, by which a backup shows that it is whole. */
export const INVENTORY = 'inventory.json'
export const Inventory = z.object({
  /** SHA-256 of each other entry, hexadecimal, by its name. */
  checksums: z.record(z.string(), z.string()),
  /** Numbers of documents, by `service/collection`. */
  documents: z.record(z.string(), z.number()),
  pictures: z.number(),
})
export type Inventory = z.infer<typeof Inventory>

export const KEYS = 'keys/secrets.json'
const DOCUMENTS = /^databases\/([a-z-]+)\/([\w-]+)\/\d+\.bson$/
const PICTURE = /^pictures\/([\w-][\w.-]*)$/

export const documentsName = (service: string, collection: string, part: number): string =>
  `databases/${service}/${collection}/${part}.bson`
export const pictureName = (name: string): string => `pictures/${name}`

/** What an entry holds; undefined for manifest and inventory. */
export function readName(
  name: string,
): { collection: [service: string, name: string] } | { picture: string } | 'keys' | undefined {
  const [, service, collection] = DOCUMENTS.exec(name) ?? []
  if (service && collection) return { collection: [service, collection] }
  const [, picture] = PICTURE.exec(name) ?? []
  if (picture) return { picture }
  return name === KEYS ? 'keys' : undefined
}

export const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The fewest bytes of a document: its length and its end. */
const EMPTY_DOCUMENT_BYTES = 5

/** The documents of an entry, each as BSON. Throws where their lengths do not fill it exactly. */
export function* documentsIn(bytes: Uint8Array): Generator<Uint8Array> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < buffer.length; ) {
    const length = buffer.length - at < EMPTY_DOCUMENT_BYTES ? 0 : buffer.readInt32LE(at)
    if (length < EMPTY_DOCUMENT_BYTES || at + length > buffer.length)
      throw new BackupError('Documents in the backup are cut short')
    yield buffer.subarray(at, at + length)
    at += length
  }
}
