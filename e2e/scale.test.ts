import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LoginResponse } from '@izlog/contracts/http/auth'
import { DomainAnswer } from '@izlog/contracts/http/domains'
import type { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { until } from '@izlog/kit/testing/until'
import { violations } from '@izlog/local/chaos/checks'
import { type Received, startReceiving } from '@izlog/local/chaos/received'
import { type Seller, sellerWithPage } from '@izlog/local/chaos/seller'
import { type Shoppers, shoppersOf } from '@izlog/local/chaos/shoppers'
import { serviceNames } from '@izlog/local/run/services'
import { apiOf } from '@izlog/local/seed/api'
import { demoSeller } from '@izlog/local/seed/seed'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Izlog, startIzlog } from './src/izlog.ts'
import { openOrderFeed } from './src/order-feed.ts'

const NAMESPACE = `s${randomBytes(5).toString('hex')}`
const ORDERS = 24
/** Orders while instances are killed and replaced: so few that they do not slow it down. */
const PER_SECOND = 2
/** Of these, placed before the kills. */
const EARLY = 4
const VIEWS_PER_MINUTE = 10
/** What a killed notifier had in memory goes to another once its calls have ended or timed out: sooner than calls may take in other tests. */
const CALL_TIMEOUT_MS = '3000'
const logDir = mkdtempSync(join(tmpdir(), 'izlog-scale-'))

let izlog: Izlog
let seller: Seller
let shoppers: Shoppers
let received: Received
let token: string
beforeAll(async () => {
  const scale = Object.fromEntries(serviceNames.map((name) => [name, 2]))
  const env = {
    NAMESPACE,
    // One for each of two: more would only make the start and every change of members longer.
    KAFKA_PARTITIONS: '2',
    LIMIT_VIEWS_PER_MINUTE: String(VIEWS_PER_MINUTE),
    RECHECK_POLL_MS: '250',
    CALL_TIMEOUT_MS,
  }
  izlog = await startIzlog(env, { scale, customDomains: true, logDir })
  received = startReceiving(izlog.simulatorsUrl)
  seller = await sellerWithPage(izlog.url)
  token = (await apiOf(izlog.url)('/api/auth/login', LoginResponse, { body: demoSeller })).token
  shoppers = shoppersOf(izlog.url, seller.page, { apart: true })
}, 600_000)
afterAll(async () => {
  await received?.stop()
  await izlog?.stop()
  rmSync(logDir, { recursive: true, force: true })
})

const instancesOf = (service: string) => [izlog.process(service), izlog.process(`${service}-2`)]
const pids = () => serviceNames.flatMap((name) => instancesOf(name).map(({ pid }) => pid()))
const codesOf = (orders: readonly PlaceOrderResponse[]) => orders.map(({ orderId }) => orderId).sort()

/** The lines that the instances of a service have logged. */
const logged = (service: string): string[] =>
  readdirSync(logDir)
    .filter((name) => name.startsWith(service))
    .flatMap((name) => readFileSync(join(logDir, name), 'utf8').split('\n'))

it('two of each service carry every order once, and every instance streams it', async () => {
  const feeds = await Promise.all(instancesOf('order').map(({ readyUrl = '' }) => openOrderFeed(readyUrl, token)))
  await shoppers.placeMany(ORDERS, 3)
  expect(shoppers.noticed).toEqual([])
  const placed = codesOf(shoppers.accepted)
  for (const { codes } of feeds) await until(() => codes.size === placed.length)
  for (const { codes, close } of feeds) {
    expect([...codes].sort()).toEqual(placed)
    close()
  }
  // Both took orders: else this shows nothing of two.
  for (const { readyUrl = '' } of instancesOf('order')) expect(await requestsAt(readyUrl)).toBeGreaterThan(ORDERS / 4)

  // Without a kill not even Telegram has an order twice. All else is checked after the kills, for these orders too.
  await until(() => placed.every((orderId) => received.messages.has(orderId)))
  expect(placed.filter((orderId) => received.messages.get(orderId) !== 1)).toEqual([])
})

/** How many orders an instance has answered, by its own metrics. */
async function requestsAt(readyUrl: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', readyUrl))).text()
  const line = text.split('\n').find((one) => /^izlog_http_request_seconds_count\{.*"\/api\/orders".*"201"/.test(one))
  return Number(line?.split(' ').at(-1) ?? 0)
}

it('two instances count a limit together', async () => {
  const opened = await Promise.all(
    Array.from({ length: 2 * VIEWS_PER_MINUTE }, async () => {
      const response = await fetch(`${izlog.url}/api/track/view`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ productId: seller.page.productId }),
      })
      return response.status
    }),
  )
  expect(opened.filter((status) => status === 429)).toHaveLength(VIEWS_PER_MINUTE)
})

it('two instances ask for one certificate of a host', async () => {
  const issued = () => logged('domain').filter((line) => line.includes('"certificate issued"')).length
  const ordered = () => logged('pebble').filter((line) => /Added order .* to the db/.test(line)).length
  await verifyHost('radnja-na-dva.rs')
  await until(() => issued() > 0)
  // Both look every 250 ms, often while one waits for the certificate. What the other had asked for meanwhile would be there before a later one.
  await verifyHost('druga-radnja.rs')
  await until(() => issued() > 1)
  expect([issued(), ordered()]).toEqual([2, 2])
})

async function verifyHost(host: string): Promise<void> {
  const setDns = (type: 'A' | 'TXT', value: string) =>
    fetch(`${izlog.simulatorsUrl}/dns/${host}/${type}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([value]),
    })
  const post = (path: string) => apiOf(izlog.url)(`/api/domains${path}`, DomainAnswer, { token, body: { host } })
  const { domain } = await post('')
  await setDns('A', '127.0.0.1')
  await setDns('TXT', domain.dnsInstructions.txt.value)
  await until(() => post('/verify'))
}

it('no shopper notices that an instance of each is killed and the other is replaced', async () => {
  const before = pids()
  const early = shoppers.accepted.length + EARLY
  let isOver = false
  const shopping = (async () => {
    while (!isOver) await shoppers.placeMany(PER_SECOND, 1)
  })()
  try {
    // Not before orders are on their way through all services.
    await until(() => shoppers.accepted.length >= early)
    // Both at once, so that either may have to do without the other; and the services side by side, to save time.
    await Promise.all(serviceNames.flatMap((service) => [izlog.kill(`${service}-2`), izlog.replace(service, service)]))
  } finally {
    isOver = true
    await shopping
  }
  // Whom nginx asks in the place of an instance that is gone has answered: no shopper saw anything but 201, nor sent anything twice.
  expect(shoppers.noticed).toEqual([])
  expect(pids().filter((pid) => pid === undefined || before.includes(pid))).toEqual([])
  // The channels have every order, rows and parcels once, and the figures are those of a recount.
  expect(await violations({ stack: { system: izlog, namespace: NAMESPACE }, seller, shoppers }, received)).toEqual([])
}, 900_000)
