import '@izlog/kit/bus/kafkajs-timers'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TopicName } from '@izlog/contracts/events/topics'
import { LoginResponse } from '@izlog/contracts/http/auth'
import { inNamespace } from '@izlog/kit/bus/names'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { isDelivered, sellerWithPage } from '../../local/src/chaos/seller.ts'
import { shoppersOf } from '../../local/src/chaos/shoppers.ts'
import type { System } from '../../local/src/run/system.ts'
import { apiOf } from '../../local/src/seed/api.ts'
import { demoSeller, seedDemo } from '../../local/src/seed/seed.ts'
import { startTestSystem } from '../../local/src/testing/start-test-system.ts'
import { type ComposeStores, startComposeStores } from '../testing/compose-stores.ts'

const NAMESPACE = `t${randomBytes(5).toString('hex')}`
const folder = mkdtempSync(join(tmpdir(), 'izlog-whole-system-'))
const logDir = join(folder, 'logs')

let stores: ComposeStores
let system: System
beforeAll(async () => {
  stores = await startComposeStores(NAMESPACE)
  system = await startTestSystem({
    stores,
    // The embedded MongoDB has no users, so its address must stay without one.
    storeUsers: (process) => {
      const { MONGO_URL: _, ...settings } = stores.settingsOf(process)
      return settings
    },
    env: {
      NAMESPACE,
      // A parcel leaves only after the upsell window, so the window is short here.
      UPSELL_WINDOW_S: '1',
      LIMIT_ORDERS_PER_MINUTE: '0',
      ANSWER_WITHIN_MS: '20000',
      STORE_WITHIN_MS: '60000',
    },
    logDir,
    customDomains: true,
  })
}, 600_000)
afterAll(async () => {
  await system?.stop()
  await stores?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)

/** Actions of sellers and shoppers that make every service publish events. */
async function aDayOfWork(): Promise<void> {
  await seedDemo({ url: system.url, dataDir: folder })
  const api = apiOf(system.url)
  const { token } = await api('/api/auth/login', LoginResponse, { body: demoSeller })
  await api('/api/domains', z.unknown(), { token, body: { host: 'prodavnica-na-probi.rs' } })
  const seller = await sellerWithPage(system.url)
  const placed = await shoppersOf(system.url, seller.page).place()
  await until(async () => {
    const order = await seller.order(placed?.orderId ?? '')
    return order && isDelivered(order)
  }, 60_000)
}

it('all of Izlog runs as compose’s users, and is refused nothing that it does', async () => {
  await aDayOfWork()
  const admin = stores.kafkaAs('kafka').admin()
  await admin.connect()
  const published: TopicName[] = [
    'users',
    'integrations',
    'websites',
    'upsell-products',
    'seller-stats',
    'domains',
    'orders',
    'deliveries',
    'audit',
  ]
  for (const topic of published)
    await until(async () => {
      const partitions = await admin.fetchTopicOffsets(inNamespace(NAMESPACE, topic))
      return partitions.some(({ high }) => Number(high) > 0)
    })
  await admin.disconnect()
  for (const name of readdirSync(logDir))
    expect(readFileSync(join(logDir, name), 'utf8'), name).not.toMatch(
      /not authorized|AUTHORIZATION_FAILED|NOPERM|NOAUTH|WRONGPASS/i,
    )
}, 300_000)
