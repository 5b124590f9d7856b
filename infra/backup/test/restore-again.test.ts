import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testEnvironment } from '@izlog/kit/testing/stack'
import { mongo } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Manifest } from '../src/contents.ts'
import { databaseOf, SERVICES, type Service } from '../src/databases.ts'
import { makeBackup } from '../src/make-backup.ts'
import { newBackupKey } from '../src/new-key.ts'
import { type Restored, restoreData } from '../src/restore-data.ts'
import { markDatabases, markDone, progressOf, removeMarks } from '../src/restore-marks.ts'

const { MONGO_URL } = testEnvironment()
const folder = mkdtempSync(join(tmpdir(), 'izlog-again-'))
const client = new mongo.MongoClient(MONGO_URL)
let pair: { recipient: string; key: string }
/** Two backups of one installation. */
let older: Made
let newer: Made
let namespace: string

type Made = { file: string; manifest: Manifest }
type Counter = { _id: string; value: number }

/** Makes a backup of a seller and an order, when the sequences were at these numbers. */
async function made(users: number, orders: number): Promise<Made> {
  const documents: Record<string, object[]> = {
    'auth/users': [{ _id: 1 }],
    'auth/counters': [{ _id: 'users', value: users }],
    'order/orders': [{ _id: 2 }],
    'order/counters': [{ _id: 'orders', value: orders }],
    'notifier/locks': [{ _id: 'sheet:1', until: new Date(Date.now() + 100_000) }],
  }
  const collections = Object.keys(documents).map((name) => {
    const [service = '', collection = ''] = name.split('/')
    return { service, name: collection }
  })
  const file = join(folder, `${orders}.age`)
  const moment = {
    ...{ at: new Date(), collections, end: async () => {} },
    async *read({ service, name }: { service: string; name: string }) {
      for (const document of documents[`${service}/${name}`] ?? []) yield mongo.BSON.serialize(document)
    },
  }
  const names = async function* () {
    yield 'lampa.webp'
  }
  const files = { save: async () => {}, has: async () => true, read: async () => Buffer.from('lampa'), names }
  const source = { moment, files, keys: undefined, keyFingerprints: [] }
  return { file, manifest: (await makeBackup(source, file, [pair.recipient])).manifest }
}

const databases = () => SERVICES.map((service) => client.db(databaseOf(namespace, service)))
const countersOf = (service: Service) => client.db(databaseOf(namespace, service)).collection<Counter>('counters')
const users = () => client.db(databaseOf(namespace, 'auth')).collection<{ _id: number }>('users')

/** Restores a backup up to what follows, the marks still being there. `killed` ends it among the pictures, which come last. */
function begun({ file }: Made, { replace = false, killed = false } = {}): Promise<Restored | undefined> {
  const save = async () => {
    if (killed) throw new Error('killed')
  }
  const files = { save, has: async () => false, read: async () => undefined, names: async function* () {} }
  const target = { mongoUrl: MONGO_URL, namespace, files, checkKeys: () => {}, servicesEndWithinMs: 0 }
  return restoreData(target, { file, key: pair.key, replace })
}

async function restored(backup: Made, options?: { replace: boolean }): Promise<void> {
  const restore = await begun(backup, options)
  if (!restore) throw new Error('There was nothing to restore')
  await restore.finish()
}

/** As services that run take blocks of numbers. */
async function giveNumbers(count: number): Promise<void> {
  for (const service of SERVICES) await countersOf(service).updateMany({}, { $inc: { value: count } })
}

/** Of each sequence its number; those of which the backups hold none are all alike. */
async function numbers(): Promise<{ users: number; orders: number; others: number[] }> {
  const all = new Map<string, number>()
  for (const service of SERVICES)
    for (const { _id, value } of await countersOf(service).find().toArray()) all.set(_id, value)
  const { users = 0, orders = 0, ...others } = Object.fromEntries(all)
  expect(Object.keys(others).sort()).toEqual(['domains', 'product', 'upsell-orders', 'upsell-products', 'website'])
  return { users, orders, others: [...new Set(Object.values(others))] }
}

beforeAll(async () => {
  await client.connect()
  pair = await newBackupKey()
  older = await made(40, 300)
  newer = await made(60, 500)
})
beforeEach(async () => {
  namespace = testEnvironment().NAMESPACE
  return async () => {
    for (const database of databases()) await database.dropDatabase()
  }
})
afterAll(async () => {
  await client.close()
  rmSync(folder, { recursive: true })
})

describe('numbers after a restore', () => {
  it('go on 10,000 above the backup’s, and above all that were given out before each further restore', async () => {
    await restored(older)
    expect(await numbers()).toEqual({ users: 10_040, orders: 10_300, others: [10_000] })
    await giveNumbers(700)
    await restored(older, { replace: true })
    expect(await numbers()).toEqual({ users: 20_740, orders: 21_000, others: [20_700] })
    await giveNumbers(200)
    await restored(newer, { replace: true })
    expect(await numbers()).toEqual({ users: 30_940, orders: 31_200, others: [30_900] })
  })

  it('are the same however often and wherever the restore is cut short', async () => {
    await restored(older)
    await giveNumbers(700)
    await markDatabases(databases().slice(0, 2), newer.manifest)
    await expect(begun(newer)).rejects.toThrow('holds data')
    await expect(begun(newer, { replace: true, killed: true })).rejects.toThrow('killed')
    await expect(begun(newer, { killed: true })).rejects.toThrow('killed')
    await begun(newer)
    await restored(newer)
    expect(await users().countDocuments()).toBe(1)
    expect(await numbers()).toEqual({ users: 20_740, orders: 21_000, others: [20_700] })
  })

  it('are above those that were given out before a restore that was given up for another backup’s', async () => {
    await restored(older)
    await giveNumbers(700)
    await expect(begun(newer, { replace: true, killed: true })).rejects.toThrow('killed')
    await expect(begun(older)).rejects.toThrow('The restore of another backup')
    await restored(older, { replace: true })
    expect(await numbers()).toEqual({ users: 20_740, orders: 21_000, others: [20_700] })
  })
})

describe('a restore that was cut short at its end', () => {
  it.each([
    ['while it noted that it is done', () => markDone(databases().slice(0, 2))],
    [
      'while it removed its marks, with services that run again',
      async () => {
        await markDone(databases())
        await removeMarks(databases().slice(0, 2))
      },
    ],
  ])('only removes its marks when it is run again: %s', async (_, cut) => {
    for (const replace of [false, true]) {
      await begun(older, { replace: true })
      await cut()
      await users().insertOne({ _id: 3 })
      const before = await numbers()
      expect(await begun(older, { replace })).toBeUndefined()
      expect(await numbers()).toEqual(before)
      expect(await users().countDocuments()).toBe(2)
      expect(await progressOf(databases(), older.manifest)).toBe('none')
      await expect(begun(older)).rejects.toThrow('holds data')
    }
  })

  it('leaves alone what has lost its mark before all was done', async () => {
    await begun(older)
    await removeMarks(databases().slice(0, 2))
    await expect(begun(older)).rejects.toThrow('holds data')
    expect(await users().countDocuments()).toBe(1)
  })
})

it('brings no lock back, since whoever held it is gone', async () => {
  await restored(older)
  const notifier = client.db(databaseOf(namespace, 'notifier'))
  expect(await notifier.collection('locks').countDocuments()).toBe(0)
  expect(await users().countDocuments()).toBe(1)
})
