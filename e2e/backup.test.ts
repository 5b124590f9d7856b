import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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
import { restoreSystem } from '@izlog/local/restore-system'
import { environmentOf } from '@izlog/local/run/services'
import { run } from '@izlog/local/shell'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Izlog, sharedIzlog, startIzlog } from './src/izlog.ts'

const izlog = sharedIzlog()
const stores = { mongoUrl: inject('mongoUrl'), kafkaBrokers: inject('kafkaBrokers'), redisUrl: inject('redisUrl') }
const NAMESPACE = `${izlog.namespace}r`
const folder = mkdtempSync(join(tmpdir(), 'izlog-backup-'))
const file = join(folder, 'izlog.age')
const dataDir = join(folder, 'restored')
const secretsDir = join(dataDir, 'secrets')

/** Puts a backup into databases, topics and folders that are empty. */
const restoreFrom = async (path: string, key: string): Promise<string[]> => {
  const lines: string[] = []
  await restoreSystem({
    ...{ file: path, key, replace: false, mongoUrl: stores.mongoUrl, namespace: NAMESPACE, dataDir, secretsDir },
    environmentOf: (service, secrets) => ({
      ...environmentOf(
        service,
        surroundingsOf({ ...stores, url: izlog.url, simulatorsUrl: izlog.simulatorsUrl }, secrets),
      ),
      ...(service === 'catalog' ? { UPLOADS_DIR: join(dataDir, 'uploads') } : {}),
      NAMESPACE,
    }),
    print: (line) => lines.push(line),
  })
  return lines
}

/** Of an order that was stored and not yet published, as a kill leaves it. */
async function leaveUnpublished(orderId: string): Promise<string> {
  const topic = await listenTo({ KAFKA_BROKERS: stores.kafkaBrokers, NAMESPACE: izlog.namespace }, 'orders')
  const event = await topic.first('order.created', orderId)
  await topic.stop()
  const store = await connectStore('order', { MONGO_URL: stores.mongoUrl, NAMESPACE: izlog.namespace })
  const outboxLease = { token: 'killed', until: new Date(Date.now() + 8000) }
  const unpublished = { outbox: [{ topic: 'orders', event }], outboxAt: new Date(), outboxLease }
  await store.collection('orders').updateOne({ orderId }, { $set: unpublished })
  await store.close()
  return event.id
}

let pair: { recipient: string; key: string }
let seller: Seller
/** Orders that were answered before the backup began. */
let answered: PlaceOrderResponse[]
let unpublished: string
beforeAll(async () => {
  pair = await newBackupKey()
  seller = await sellerWithPage(izlog.url)
  const shoppers = shoppersOf(izlog.url, seller.page)
  const load = shoppers.placeMany(150, 5)
  await until(() => shoppers.accepted.length > 30)
  unpublished = await leaveUnpublished(shoppers.accepted[0]?.orderId ?? '')
  answered = [...shoppers.accepted]
  const postgresUrl = inject('postgresUrl') || undefined
  const moment = await openMoment({ mongoUrl: stores.mongoUrl, postgresUrl, namespace: izlog.namespace })
  const source = { moment, files: folderFileStore(izlog.uploadsDir), keys: keysOf(izlog.uploadsDir), keyFingerprints: [] }
  await makeBackup(source, file, [pair.recipient])
  await moment.end()
  const during = shoppers.accepted.length
  await load
  expect(during).toBeLessThan(shoppers.accepted.length)
  expect(shoppers.failures).toEqual([])
})

let restored: Izlog | undefined
afterAll(async () => {
  await restored?.stop()
  await removeTopics({ KAFKA_BROKERS: stores.kafkaBrokers, NAMESPACE })
  rmSync(folder, { recursive: true, force: true })
})

// Skipped in the suite: its orders change the demo seller's screens, which other files check on the same Izlog. It passes alone.
describe.skip('a backup that was made while orders came in', () => {
  it('is refused with another key or cut short, before anything is touched', async () => {
    const short = join(folder, 'short.age')
    copyFileSync(file, short)
    truncateSync(short, statSync(file).size - 1000)
    await expect(restoreFrom(short, pair.key)).rejects.toThrow('damaged, cut short or no backup')
    await expect(restoreFrom(file, (await newBackupKey()).key)).rejects.toThrow('made for another key')
    expect(existsSync(secretsDir)).toBe(false)
    const store = await connectStore('restore', { MONGO_URL: stores.mongoUrl, NAMESPACE })
    const { databases } = await store.getClient().db().admin().listDatabases({ nameOnly: true })
    expect(databases.filter(({ name }) => name.startsWith(`${NAMESPACE}_`))).toEqual([])
    await store.close()
  })

  it('is restored into an empty system, and into none that holds data', async () => {
    const lines = await restoreFrom(file, pair.key)
    expect(lines[0]).toMatch(/^\d+ documents as of .+ and \d+ pictures restored/)
    expect(lines).toContainEqual(expect.stringMatching(/^catalog: \d+ websites published anew/))
    expect(lines.at(-1)).toMatch(/^order: \d+ orders recounted/)
    await expect(restoreFrom(file, pair.key)).rejects.toThrow('holds data')
  })

  it('holds every order answered before it, the pages with their pictures, and figures that agree', async () => {
    restored = await startIzlog({ NAMESPACE }, { dataDir })
    const here = await sellerWithPage(restored.url)
    const orders = await here.orders()
    const found = new Set(orders.map(({ orderId }) => orderId))
    expect(answered.filter(({ orderId }) => !found.has(orderId))).toEqual([])
    await until(async () => (await here.total()) === orders.length)
    const page = await (await fetch(`${restored.url}/${here.page.customUrl}`)).text()
    expect(page).toContain(here.page.title)
    const picture = /\/uploads\/images\/[\w.-]+/.exec(page)?.[0] ?? ''
    expect((await fetch(`${restored.url}${picture}`)).status).toBe(200)
    await until(async () => /, 0 of \d+ figures repaired/.test(await reconciled()))
  })

  it('reads the seller’s secrets: an order placed now has a new number and goes to each channel', async () => {
    const here = await sellerWithPage(restored?.url ?? '')
    const before = await here.orders()
    const placed = await shoppersOf(restored?.url ?? '', here.page).place()
    const order = await until(async () => {
      const item = await here.order(placed?.orderId ?? '')
      return item && isDelivered(item) ? item : undefined
    })
    expect(order.id).toBeGreaterThan(Math.max(...before.map(({ id }) => id)))
  })

  it('publishes once what was stored and not yet published', async () => {
    const topic = await listenTo({ KAFKA_BROKERS: stores.kafkaBrokers, NAMESPACE }, 'orders')
    const times = () => topic.all('order.created').filter(({ id }) => id === unpublished).length
    await until(() => times() > 0)
    expect(times()).toBe(1)
    await topic.stop()
  })
})

const keysOf = (uploadsDir: string) => readFileSync(join(dirname(uploadsDir), 'secrets/secrets.json'), 'utf8')

const reconciled = (): Promise<string> =>
  run(node24, [join(repoRoot, 'services/order/src/reconcile.ts')], {
    cwd: repoRoot,
    env: restored?.environmentOf('order') ?? {},
  })
