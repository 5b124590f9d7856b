import { parseJson } from '@izlog/contracts/domain/parse-json'
import { z } from 'zod'
import { type Entry, readArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { checksumOf, documentsIn, INVENTORY, Inventory, KEYS, MANIFEST, Manifest, readName } from './contents.ts'

/** What reading an archive has shown of it. */
interface Found extends Inventory {
  /** The entries in their order. */
  names: string[]
  manifest: unknown
  inventory: unknown
  keys: string | undefined
}

/**
 * Reads a whole backup and changes nothing. Throws for a wrong key, and for a file that is damaged, cut short, of another version, or not
 * exactly what its inventory lists.
 */
export async function verifyBackup(
  file: string,
  key: string,
): Promise<{ manifest: Manifest; keys: string | undefined }> {
  const found: Found = {
    ...{ checksums: {}, documents: {}, pictures: 0 },
    ...{ names: [], manifest: undefined, inventory: undefined, keys: undefined },
  }
  await readArchive(file, key, async (entry) => count(found, entry))
  const refused = (why: string) => new BackupError(`${file} is no whole backup: ${why}`)
  const manifest = Manifest.safeParse(found.manifest).data
  if (!manifest) {
    const other = z.object({ format: z.number(), version: z.string() }).safeParse(found.manifest).data
    if (!other) throw refused(`its ${MANIFEST} is missing or cannot be read`)
    throw new BackupError(
      `${file} was made by another version of Izlog (${other.version}, format ${other.format}): restore it with that`,
    )
  }
  const inventory = Inventory.safeParse(found.inventory).data
  if (!inventory) throw refused(`its ${INVENTORY} is missing or cannot be read`)
  const fault = orderFault(found.names) ?? checksumFault(found, inventory) ?? countFault(found, inventory)
  if (fault !== undefined) throw refused(fault)
  return { manifest, keys: found.keys }
}

function count(found: Found, { name, bytes }: Entry): void {
  found.names.push(name)
  const text = () => Buffer.from(bytes).toString()
  if (name === INVENTORY) {
    found.inventory = parseJson(text())
    return
  }
  found.checksums[name] = checksumOf(bytes)
  if (name === MANIFEST) found.manifest = parseJson(text())
  if (name === KEYS) found.keys = text()
  const entry = readName(name)
  if (typeof entry !== 'object') return
  if ('picture' in entry) {
    found.pictures += 1
    return
  }
  const collection = entry.collection.join('/')
  found.documents[collection] = (found.documents[collection] ?? 0) + [...documentsIn(bytes)].length
}

function orderFault(names: readonly string[]): string | undefined {
  if (names[0] !== MANIFEST) return `it does not begin with ${MANIFEST}`
  if (names.at(-1) !== INVENTORY) return `it does not end with ${INVENTORY}`
  const before = new Set<string>()
  const twice = names.find((name) => before.size === before.add(name).size)
  return twice && `${twice} is in it twice`
}

function checksumFault(found: Inventory, wanted: Inventory): string | undefined {
  const missing = Object.keys(wanted.checksums).find((name) => found.checksums[name] === undefined)
  if (missing) return `${missing} is missing`
  const changed = Object.entries(found.checksums).find(([name, checksum]) => wanted.checksums[name] !== checksum)
  return changed && `${changed[0]} is not what was put into it`
}

function countFault(found: Inventory, wanted: Inventory): string | undefined {
  for (const name of new Set([...Object.keys(wanted.documents), ...Object.keys(found.documents)])) {
    const [is, should] = [found.documents[name] ?? 0, wanted.documents[name] ?? 0]
    if (is !== should) return `${name} has ${is} of ${should} documents`
  }
  if (found.pictures !== wanted.pictures) return `it has ${found.pictures} of ${wanted.pictures} pictures`
  return undefined
}
