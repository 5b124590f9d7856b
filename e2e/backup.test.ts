import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVICES } from '@izlog/backup/databases'
import { makeBackup } from '@izlog/backup/make-backup'
import { newBackupKey } from '@izlog/backup/new-key'
import { openMoment } from '@izlog/backup/open-moment'
import { folderFileStore } from '@izlog/catalog/adapters/files/folder-file-store'
import type { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { connectStore } from '@izlog/kit/store/connection'
import { listenTo, removeTopics } from '@izlog/kit/testing/events'
import { until } from '@izlog/kit/testing/until'
import { isDelivered, type Seller, sellerWithPage } from '@izlog/local/chaos/seller'
import { shoppersOf } from '@izlog/local/chaos/shoppers'
import { surroundingsOf } from '@izlog/local/commands/ops'
import { node24, repoRoot } from '@izlog/local/paths'
import { type RestoreOptions, restoreSystem } from '@izlog/local/restore-system'
import { sealingFingerprints, secretsFile, secretsIn } from '@izlog/local/run/secrets'
import { environmentOf } from '@izlog/local/run/services'
import { run } from '@izlog/local/shell'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type Izlog, startIzlog } from './src/izlog.ts'

const stores = { mongoUrl: inject('mongoUrl'), kafkaBrokers: inject('kafkaBrokers'), redisUrl: inject('redisUrl') }
/** The Izlog that is backed up, with what other files have left in it; and the one that its backup is restored into. */
const shared = inject('sharedIzlog')
const SOURCE = shared.namespace
const RESTORED = `${SOURCE}r`
const folder = mkdtempSync(join(tmpdir(), 'izlog-backup-'))
const file = join(folder, 'izlog.age')
const dataDir = join(folder, 'restored')
const secretsDir = join(dataDir, 'secrets')

/** One partition, which keeps the order of all events of a topic. */
const settings = { NAMESPACE: RESTORED, KAFKA_PARTITIONS: '1' }
const around = { ...stores, url: 'http://localhost:1', simulatorsUrl: 'http://localhost:1' }
const environmentHere: RestoreOptions['environmentOf'] = (service, secrets) => ({
  ...environmentOf(service, surroundingsOf(around, secrets)),
  ...(service === 'catalog' ? { UPLOADS_DIR: join(dataDir, 'uploads') } : {}),
  ...settings,
})

/** Puts a backup into databases, topics and folders that are empty. */
const restoreFrom = async (path: string, key: string, options: Partial<RestoreOptions> = {}): Promise<string[]> => {
  const lines: string[] = []
  await restoreSystem({
    ...{ file: path, key, replace: false, mongoUrl: stores.mongoUrl, namespace: RESTORED, dataDir, secretsDir },
    environmentOf: environmentHere,
    print: (line) => lines.push(line),
    ...options,
  })
  return lines
}

/** What a read or a write in a service's database gives. */
async function inDatabase<T>(
  NAMESPACE: string,
  service: string,
  work: (store: Awaited<ReturnType<typeof connectStore>>) => Promise<T>,
): Promise<T> {
  const store = await connectStore(service, { MONGO_URL: stores.mongoUrl, NAMESPACE })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Makes an order look as a kill leaves it that came after its event was published and before that was noted, while `work` is done. */
async function whileUnpublished<T>(orderId: string, work: (eventId: string) => Promise<T>): Promise<T> {
  const topic = await listenTo({ KAFKA_BROKERS: stores.kafkaBrokers, NAMESPACE: SOURCE }, 'orders')
  const event = await topic.first('order.created', orderId)
  await topic.stop()
  const write = (fields: object) =>
    inDatabase(SOURCE, 'order', (store) => store.collection('orders').updateOne({ orderId }, { $set: fields }))
  const outboxLease = { token: 'killed', until: new Date(Date.now() + 3_600_000) }
  await write({ outbox: [{ topic: 'orders', event }], outboxAt: new Date(), outboxLease })
  try {
    return await work(event.id)
  } finally {
    await write({ outbox: [], outboxAt: null, outboxLease: null })
  }
}

let pair: { recipient: string; key: string }
/** Orders that were answered before the backup began; one that was placed after it. */
let answered: PlaceOrderResponse[]
let late: PlaceOrderResponse | undefined
/** All numbers of orders that were given out. */
let numbers: number[]
let unpublished: { eventId: string; orderId: string }
let running: Izlog | undefined

async function backUpWhileOrdersComeIn(seller: Seller): Promise<void> {
  const shoppers = shoppersOf(shared.url, seller.page)
  let isOpen = true
  const client = async () => {
    while (isOpen) await shoppers.place()
  }
  const load = Promise.all([client(), client()])
  try {
    await until(() => shoppers.accepted.length > 30)
    const orderId = shoppers.accepted[0]?.orderId ?? ''
    await whileUnpublished(orderId, async (eventId) => {
      unpublished = { orderId, eventId }
      answered = [...shoppers.accepted]
      const postgresUrl = inject('postgresUrl') || undefined
      const moment = await openMoment({ mongoUrl: stores.mongoUrl, postgresUrl, namespace: SOURCE })
      late = await shoppers.place()
      const secrets = join(shared.dataDir, 'secrets')
      await makeBackup(
        {
          moment,
          files: folderFileStore(join(shared.dataDir, 'uploads')),
          keys: readFileSync(secretsFile(secrets), 'utf8'),
          keyFingerprints: sealingFingerprints(secretsIn(secrets), {}),
        },
        file,
        [pair.recipient],
      )
      await moment.end()
    })
  } finally {
    isOpen = false
    await load
  }
  expect(shoppers.failures).toEqual([])
  numbers = (await seller.orders()).map(({ id }) => id)
}

beforeAll(async () => {
  pair = await newBackupKey()
  await backUpWhileOrdersComeIn(await sellerWithPage(shared.url))
})

afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  await running?.stop()
  await removeTopics({ KAFKA_BROKERS: stores.kafkaBrokers, NAMESPACE: RESTORED })
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup that was made while orders came in', () => {
  it('is refused with another key, cut short or by another installation, before anything is touched', async () => {
    const short = join(folder, 'short.age')
    copyFileSync(file, short)
    truncateSync(short, statSync(file).size - 1000)
    await expect(restoreFrom(short, pair.key)).rejects.toThrow('damaged, cut short or no backup')
    await expect(restoreFrom(file, (await newBackupKey()).key)).rejects.toThrow('made for another key')
    const others = join(folder, 'others')
    secretsIn(others)
    await expect(restoreFrom(file, pair.key, { secretsDir: others })).rejects.toThrow('holds other keys')
    vi.stubEnv('SECRETS_KEY', `k9:${randomBytes(32).toString('base64')}`)
    await expect(restoreFrom(file, pair.key)).rejects.toThrow('could not be read: SECRETS_KEY k1')
    expect(existsSync(secretsDir)).toBe(false)
    await inDatabase(RESTORED, 'order', async (store) => {
      const { databases } = await store.getClient().db().admin().listDatabases({ nameOnly: true })
      expect(databases.filter(({ name }) => name.startsWith(`${RESTORED}_`))).toEqual([])
    })
  })

  it('goes on after its restore was cut short, into an empty system, and into none that holds data', async () => {
    const print = () => {
      throw new Error('killed')
    }
    await expect(restoreFrom(file, pair.key, { print })).rejects.toThrow('killed')
    const lines = await restoreFrom(file, pair.key)
    expect(lines[0]).toMatch(/^\d+ documents as of .+ and \d+ pictures restored/)
    expect(lines).toContainEqual(expect.stringMatching(/^catalog: \d+ websites published anew/))
    expect(lines.at(-1)).toMatch(/^order: \d+ orders recounted/)
    await expect(restoreFrom(file, pair.key)).rejects.toThrow('holds data')
  })

  it('gives no number again that was given out since', async () => {
    const countersOf = (namespace: string, service: string) =>
      inDatabase(namespace, service, (store) =>
        store.collection<{ _id: string; value: number }>('counters').find().toArray(),
      )
    for (const service of SERVICES) {
      const here = new Map((await countersOf(RESTORED, service)).map(({ _id, value }) => [_id, value]))
      for (const { _id, value } of await countersOf(SOURCE, service))
        expect(here.get(_id), `${service} ${_id}`).toBeGreaterThan(value + 1000)
    }
  })

  it('holds every order answered before it, the pages with their pictures, and figures that agree', async () => {
    // The lease of the process that was killed is over.
    await inDatabase(RESTORED, 'order', (store) =>
      store
        .collection('orders')
        .updateOne({ orderId: unpublished.orderId }, { $set: { 'outboxLease.until': new Date() } }),
    )
    running = await startIzlog(settings, { dataDir, services: ['auth', 'catalog', 'order', 'notifier'] })
    const here = await sellerWithPage(running.url)
    const orders = await here.orders()
    const found = new Set(orders.map(({ orderId }) => orderId))
    expect(answered.filter(({ orderId }) => !found.has(orderId))).toEqual([])
    expect(late && found.has(late.orderId)).toBe(false)
    await until(async () => (await here.total()) === orders.length)
    const page = await (await fetch(`${running.url}/${here.page.customUrl}`)).text()
    expect(page).toContain(here.page.title)
    const picture = /\/uploads\/images\/[\w.-]+/.exec(page)?.[0] ?? ''
    expect((await fetch(`${running.url}${picture}`)).status).toBe(200)
    await until(async () => /, 0 of \d+ figures repaired/.test(await reconciled()))
  })

  it('reads the seller’s secrets: an order placed now has a new number and goes to each channel', async () => {
    const here = await sellerWithPage(running?.url ?? '')
    const placed = await shoppersOf(running?.url ?? '', here.page).place()
    const order = await until(async () => {
      const item = await here.order(placed?.orderId ?? '')
      return item && isDelivered(item) ? item : undefined
    })
    expect(order.id).toBeGreaterThan(Math.max(...numbers))
  })

  it('publishes once what was stored and not yet published', async () => {
    const topic = await listenTo({ KAFKA_BROKERS: stores.kafkaBrokers, NAMESPACE: RESTORED }, 'orders')
    const times = () => topic.all('order.created').filter(({ id }) => id === unpublished.eventId).length
    await until(() => times() > 0)
    const here = await sellerWithPage(running?.url ?? '')
    const later = await shoppersOf(running?.url ?? '', here.page).place()
    await topic.first('order.created', later?.orderId)
    expect(times()).toBe(1)
    await topic.stop()
  })
})

const reconciled = (): Promise<string> =>
  run(node24, [join(repoRoot, 'services/order/src/reconcile.ts')], {
    cwd: repoRoot,
    env: running?.environmentOf('order') ?? {},
  })
