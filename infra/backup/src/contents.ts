import { createHash } from 'node:crypto'
import { parseJson } from '@izlog/contracts/domain/parse-json'
import { z } from 'zod'
import { readArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'

/** The first entry: what the archive is. */
export const MANIFEST = 'manifest.json'
export const Manifest = z.object({
  /** Of the archive's layout; a changed one gets another number. */
  format: z.literal(1),
  /** The moment of which the databases are. */
  at: z.iso.datetime(),
  /** Of Izlog. */
  version: z.string(),
  hasKeys: z.boolean(),
})
export type Manifest = z.infer<typeof Manifest>

/** The last entry: the checksum (SHA-256) of each other entry, by name. */
export const CHECKSUMS = 'checksums.json'
const Checksums = z.record(z.string(), z.string())

export const KEYS = 'keys/secrets.json'
const DOCUMENTS = /^databases\/([a-z-]+)\/([\w-]+)\/\d+\.bson$/
const PICTURE = /^pictures\/([\w-][\w.-]*)$/

export const documentsName = (service: string, collection: string, part: number): string =>
  `databases/${service}/${collection}/${part}.bson`
export const pictureName = (name: string): string => `pictures/${name}`

/** What an entry holds; undefined for manifest and checksums. */
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

/** Reads a whole backup and changes nothing. Throws for a wrong key, and for a file that is damaged, cut short or no backup. */
export async function verifyBackup(
  file: string,
  key: string,
): Promise<{ manifest: Manifest; keys: string | undefined }> {
  const found = new Map<string, string>()
  let manifest: Manifest | undefined
  let checksums: z.infer<typeof Checksums> | undefined
  let keys: string | undefined
  await readArchive(file, key, async ({ name, bytes }) => {
    const json = () => parseJson(Buffer.from(bytes).toString())
    if (name === CHECKSUMS) {
      checksums = Checksums.safeParse(json()).data
      return
    }
    found.set(name, checksumOf(bytes))
    if (name === MANIFEST) manifest = Manifest.safeParse(json()).data
    if (name === KEYS) keys = Buffer.from(bytes).toString()
  })
  const wanted = Object.entries(checksums ?? {})
  const isWhole = wanted.length === found.size && wanted.every(([name, checksum]) => found.get(name) === checksum)
  if (!manifest || !isWhole) throw new BackupError(`${file} is not whole, or of another version of Izlog`)
  return { manifest, keys }
}
