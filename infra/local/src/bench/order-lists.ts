import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@izlog/contracts/domain/durations'
import { formatOrderCode, ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import { OrderStatus } from '@izlog/contracts/domain/order-status'
import { searchKeysOf } from '@izlog/contracts/domain/search-keys'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { UserItem } from '@izlog/contracts/http/admin'
import { LoginResponse } from '@izlog/contracts/http/auth'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import mongoose, { type Connection } from 'mongoose'
import type { System } from '../run/system.ts'
import { apiOf } from '../seed/api.ts'
import { demoAdmin } from '../seed/seed.ts'
import { quantile } from './load.ts'
import { newOrder } from './new-order.ts'
import { type Row, timed } from './row.ts'

const FEW = 100
const MANY = 100_000
/** Both sellers' orders are spread over this many days, so one seller has a thousand times as many per day. */
const DAYS = 90
const REPEATS = 40
const MAX_RATIO = 2

const FIRST = 'Jovana Marko Milica Stefan Ana Nikola Jelena Luka Ivana Petar Teodora Vuk Sara Filip Maja Ognjen'.split(
  ' ',
)
const LAST =
  'Stanković Petrović Ilić Jakšić Kovač Đurić Marić Vuković Tomić Babić Lazić Popović Savić Žarković Simić'.split(' ')

interface Seller {
  token: string
  /** The number of an order in the middle of the list. */
  number: string
  /** Its phone as people type it. */
  phone: string
  product: string
}

/** Compares the orders screen of a seller with 100,000 orders to that of one with 100: the same requests through the gateway, alternately. */
export async function orderLists(system: System, namespace: string, page: PublicWebsite): Promise<Row[]> {
  await apiOf(system.url)('/api/orders', PlaceOrderResponse, newOrder(page))
  const connection = await mongoose
    .createConnection(system.stores.mongoUrl, { dbName: `${namespace}_order` })
    .asPromise()
  const few = await sellerWith(system, connection, FEW)
  const many = await sellerWith(system, connection, MANY)
  await connection.close()

  const asked: [string, (seller: Seller) => string][] = [
    ['first page', () => ''],
    ['completed ones', () => 'status=completed'],
    ['search, an order’s number', ({ number }) => `search=${number}`],
    ['search, the end of its number', ({ number }) => `search=${number.slice(4)}`],
    ['search, its phone', ({ phone }) => `search=${encodeURIComponent(phone)}`],
    ['search, a whole name', () => `search=${encodeURIComponent('Jovana Stanković')}`],
    ['search, a first name', () => 'search=jovan'],
    ['search, a surname’s end', () => `search=${encodeURIComponent('anković')}`],
    ['search, completed ones of a first name', () => 'search=jovan&status=completed'],
    ['search, pending ones of a first name', () => 'search=jovan&status=pending'],
    ['search, the product that all have', ({ product }) => `search=${encodeURIComponent(product)}`],
    ['search, nobody', () => 'search=xyz'],
    ['to be packed', () => 'place=to-pack'],
    ['new ones of a first name', () => 'place=new&search=jovan'],
    ['from a page', () => 'source=page'],
    ['of any risk', () => 'risk=any'],
    ['refused before, of which there is none', () => 'risk=refused-before'],
    ['from Viber, of which there is none', () => 'source=viber'],
  ]
  const rows: Row[] = []
  for (const [what, query] of asked) {
    const times: [number[], number[]] = [[], []]
    // The large list is limited to the rows of the short one, so that the search is measured and not the size of the answer.
    const limit = Math.max(1, await rowsOf(`${system.url}/api/orders/my?${query(few)}`, few.token))
    for (let count = -3; count < REPEATS; count += 1) {
      for (const [index, seller] of [few, many].entries()) {
        const ms = await timeOf(`${system.url}/api/orders/my?${query(seller)}&limit=${limit}`, seller.token)
        if (count >= 0) times[index]?.push(ms)
      }
    }
    rows.push(
      timed(`orders of a seller with 100,000: ${what}`, quantile(times[1], 0.5), quantile(times[0], 0.5), MAX_RATIO),
    )
  }
  return rows
}

async function timeOf(url: string, token: string): Promise<number> {
  const since = performance.now()
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
  const text = await response.text()
  const ms = performance.now() - since
  OrderPage.parse(JSON.parse(text))
  return ms
}

const rowsOf = async (url: string, token: string): Promise<number> =>
  OrderPage.parse(await (await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).json()).items.length

/** Creates a seller and writes orders and counters directly into the store. */
async function sellerWith(system: System, connection: Connection, count: number): Promise<Seller> {
  const api = apiOf(system.url)
  const admin = (await api('/api/auth/login', LoginResponse, { body: demoAdmin })).token
  const login = { email: `prodavac-${count}@izlog.test`, password: 'merenje-1' }
  const { id } = await api('/api/admin/clients', UserItem, {
    token: admin,
    body: { ...login, firstName: 'Merni', lastName: `Prodavac ${count}` },
  })
  const { codes, product } = await fill(connection, id, count)
  return {
    token: (await api('/api/auth/login', LoginResponse, { body: login })).token,
    number: codes[count / 2] ?? '',
    phone: phoneOf(count / 2).replace('+381', '0'),
    product,
  }
}

const BATCH = 1000
const AT_ONCE = 4

/** Where orders of each status are on the desk. */
const PLACES = { pending: 'new', processing: 'to-pack', completed: 'delivered', cancelled: 'declined' } as const

/** One order in fifty. */
const riskOf = (id: number) => (id % 50 === 0 ? { risk: ['address-without-number'] } : {})

const phoneOf = (index: number) => `+38164${1_000_000 + index}`

async function fill(connection: Connection, userId: number, count: number) {
  const orders = connection.collection('orders')
  const entries = connection.collection('order_search')
  const sample = await orders.findOne({})
  if (!sample) throw new Error('there is no order to take as a sample')
  const codes = Array.from({ length: count }, () => formatOrderCode(randomBytes(ORDER_CODE_BYTES)))
  const now = Date.now()
  /** As the service stores them (services/order/src/store/order-search.ts). */
  const entryOf = ({ _id: id, orderId, customer, status, createdAt }: ReturnType<typeof docs>[number]) => {
    const { productId, productName } = sample
    const keys = [
      ...searchKeysOf({ ...customer, orderId, productId, productName }),
      `=${PLACES[status]}`,
      '@page',
      `#${sample.website.id}`,
    ]
    const letter = { pending: 'n', processing: 'p', completed: 'c', cancelled: 'x' }[status]
    const searched = keys.flatMap((key) => [`${letter} ${key}`, `${userId}${letter} ${key}`])
    return { _id: orderId as never, id, version: 1, userId, status, createdAt, form: 4, keys: searched, ...riskOf(id) }
  }
  const docs = (from: number) =>
    codes.slice(from, from + BATCH).map((orderId, place) => {
      const index = from + place
      const customer = {
        ...sample.customer,
        firstName: FIRST[index % FIRST.length],
        lastName: LAST[index % LAST.length],
        phone: phoneOf(index),
        phoneTyped: phoneOf(index),
      }
      return {
        ...sample,
        _id: (userId * 1_000_000 + index) as never,
        orderId,
        userId,
        customer,
        status: statusOf(index),
        idempotencyKey: `bench-${userId}-${index}`,
        createdAt: new Date(now - ((index + 1) / count) * DAYS * DAY_MS),
      }
    })
  let next = 0
  const writer = async () => {
    while (next < count) {
      const from = next
      next += BATCH
      const batch = docs(from)
      await orders.insertMany(batch, { ordered: false })
      await entries.insertMany(batch.map(entryOf), { ordered: false })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, writer))
  const counts = Object.fromEntries(OrderStatus.options.map((status) => [status, 0]))
  for (let index = 0; index < count; index += 1) counts[statusOf(index)] = (counts[statusOf(index)] ?? 0) + 1
  const stats = { counts: { ...counts, total: count }, ordersByWebsite: {}, months: {} }
  await connection
    .collection('stats')
    .insertOne({ _id: `user:${userId}` as never, stats, version: 1, seen: [], outbox: [] })
  return { codes, product: String(sample.productName) }
}

const statusOf = (index: number): OrderStatus =>
  OrderStatus.options[(index * 7) % OrderStatus.options.length] ?? 'pending'
