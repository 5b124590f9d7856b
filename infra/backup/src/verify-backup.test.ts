import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UNFINISHED_RESTORE } from '@izlog/kit/store/unfinished-restore'
import { mongo } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Entry, readArchive, writeArchive } from './archive.ts'
import { checksumOf, INVENTORY, type Inventory, MANIFEST } from './contents.ts'
import { type BackupSource, makeBackup } from './make-backup.ts'
import { newBackupKey } from './new-key.ts'
import { backupLines } from './summary.ts'
import { verifyBackup } from './verify-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'izlog-verify-'))
const ORDERS = 'databases/order/orders/0.bson'
let pair: { recipient: string; key: string }
/** The entries of a sound backup. */
let sound: Entry[]

const source = (documents: object[], name = 'orders', pictures = ['lampa.webp']): BackupSource => ({
  moment: {
    at: new Date(),
    collections: [
      { service: 'order', name },
      { service: 'order', name: 'blocks' },
    ],
    async *read(collection) {
      if (collection.name === name) for (const document of documents) yield mongo.BSON.serialize(document)
    },
    end: async () => {},
  },
  files: {
    save: async () => {},
    has: async () => true,
    read: async (picture) => Buffer.from(picture),
    names: async function* () {
      yield* pictures
    },
  },
  keys: '{}',
  keyFingerprints: ['SECRETS_KEY:k1:00'],
})

let count = 0
const fresh = () => join(folder, `${++count}.age`)
/** Verifies an archive of these entries. */
async function verified(entries: readonly Entry[]) {
  const file = fresh()
  await writeArchive(
    file,
    [pair.recipient],
    (async function* () {
      yield* entries
    })(),
  )
  return verifyBackup(file, pair.key)
}
const replaced = (name: string, bytes: Uint8Array): Entry[] =>
  sound.map((entry) => (entry.name === name ? { name, bytes } : entry))
/** The entries with another inventory. */
const listedAs = (change: (inventory: Inventory) => void, entries = sound): Entry[] => {
  const last = entries.find(({ name }) => name === INVENTORY)
  const inventory: Inventory = JSON.parse(Buffer.from(last?.bytes ?? []).toString())
  change(inventory)
  return [
    ...entries.filter(({ name }) => name !== INVENTORY),
    { name: INVENTORY, bytes: Buffer.from(JSON.stringify(inventory)) },
  ]
}

beforeAll(async () => {
  pair = await newBackupKey()
  const file = fresh()
  await makeBackup(source([{ _id: 1 }, { _id: 2 }]), file, [pair.recipient])
  sound = []
  await readArchive(file, pair.key, async (entry) => void sound.push(entry))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a backup', () => {
  it('is whole as it was made', async () => {
    const { manifest, keys } = await verified(sound)
    expect(manifest).toMatchObject({ format: 2, hasKeys: true, keyFingerprints: ['SECRETS_KEY:k1:00'] })
    expect(keys).toBe('{}')
  })

  it('leaves out what no page can have a picture of, and lists it', async () => {
    const names = ['lampa.webp', 'a b.webp', '', 'small/lampa.webp']
    const file = fresh()
    const made = await makeBackup(source([{ _id: 1 }], 'orders', names), file, [pair.recipient])
    expect((await verifyBackup(file, pair.key)).manifest.id).toBe(made.manifest.id)
    expect(made.skipped).toEqual(names.slice(1))
    expect(backupLines(file, made)).toEqual([
      ...names.slice(1).map((name) => `pictures/${name}: left out, since no page can have a picture of this name`),
      expect.stringContaining('1 pictures'),
    ])
  })

  it('is refused without any one of its entries', async () => {
    for (const { name } of sound)
      await expect(verified(sound.filter((entry) => entry.name !== name)), name).rejects.toThrow(name)
  })

  it('is refused with a changed entry, a second one of a name, one too many, or one after its end', async () => {
    const other = { name: ORDERS, bytes: mongo.BSON.serialize({ _id: 3 }) }
    await expect(verified(replaced(ORDERS, other.bytes))).rejects.toThrow(`${ORDERS} is not what was put into it`)
    const [manifest, ...rest] = sound
    if (!manifest) throw new Error('there is no manifest')
    await expect(verified([manifest, other, ...rest])).rejects.toThrow(`${ORDERS} is in it twice`)
    const added = { name: 'pictures/druga.webp', bytes: Buffer.from('druga') }
    await expect(verified([manifest, added, ...rest])).rejects.toThrow(`${added.name} is not what was put into it`)
    await expect(verified([...sound, added])).rejects.toThrow(`does not end with ${INVENTORY}`)
  })

  it('is refused where a collection or the pictures are not as many as were put into it', async () => {
    const fewer = listedAs((inventory) => {
      inventory.documents['order/orders'] = 3
    })
    await expect(verified(fewer)).rejects.toThrow('order/orders has 2 of 3 documents')
    const none = listedAs((inventory) => {
      inventory.documents['order/blocks'] = 1
    })
    await expect(verified(none)).rejects.toThrow('order/blocks has 0 of 1 documents')
    const pictures = listedAs((inventory) => {
      inventory.pictures = 2
    })
    await expect(verified(pictures)).rejects.toThrow('1 of 2 pictures')
    const short = Buffer.from(sound.find(({ name }) => name === ORDERS)?.bytes ?? []).subarray(0, -3)
    const cut = listedAs(
      (inventory) => {
        inventory.checksums[ORDERS] = checksumOf(short)
      },
      replaced(ORDERS, short),
    )
    await expect(verified(cut)).rejects.toThrow('cut short')
  })

  it('is refused when another version of Izlog made it', async () => {
    const old = Buffer.from(JSON.stringify({ format: 1, at: new Date(), version: '0.1.0', hasKeys: false }))
    await expect(verified(replaced(MANIFEST, old))).rejects.toThrow(
      'another version of Izlog (0.1.0, format 1): restore it with that',
    )
  })
})

describe('no backup is made', () => {
  it('of databases that are empty, as those of a wrong namespace', async () => {
    await expect(makeBackup(source([]), fresh(), [pair.recipient])).rejects.toThrow('nothing to back up')
  })

  it('with a collection that no restore would read', async () => {
    const stray = source([{ _id: 1 }], 'orders.old')
    await expect(makeBackup(stray, fresh(), [pair.recipient])).rejects.toThrow('orders.old of order is none of Izlog')
  })

  it('of the half of a restore', async () => {
    const half = source([{ _id: 'restore' }], UNFINISHED_RESTORE)
    await expect(makeBackup(half, fresh(), [pair.recipient])).rejects.toThrow('A restore is unfinished')
  })
})
