import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { IDEMPOTENCY_HEADER, type PlaceOrderBody, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import mongoose from 'mongoose'
import type { System } from '../run/system.ts'
import { apiOf } from '../seed/api.ts'
import { inboxOf } from '../testing/inbox.ts'
import { quantile, rateOf } from './load.ts'
import { compared, type Row, within } from './row.ts'

const AT_ONCE = 32
const SECONDS = 8

let shoppers = 0

/** An order of a shopper who has not ordered before. */
export function newOrder(page: PublicWebsite): { headers: Record<string, string>; body: PlaceOrderBody } {
  shoppers += 1
  const [offer] = offersOf(page)
  return {
    headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
    body: {
      websiteId: page.id,
      quantity: offer?.quantity ?? 1,
      totalPrice: offer?.price ?? 0,
      customerData: {
        name: `Jovana Stanković ${shoppers}`,
        phone: `064 ${1_000_000 + shoppers}`,
        address: 'Bulevar oslobođenja 45',
        city: 'Novi Sad',
        postalCode: '21000',
      },
    },
  }
}

const WARM_UP = 20
const TIMED = 100

/** From the answer that an order is accepted to its message at Telegram; each order comes when the one before has gone everywhere. */
export async function orderToTelegram(system: System, page: PublicWebsite): Promise<Row[]> {
  const api = apiOf(system.url)
  const answered = new Map<string, number>()
  for (let count = 0; count < WARM_UP + TIMED; count += 1) {
    const { orderId } = await api('/api/orders', PlaceOrderResponse, newOrder(page))
    if (count >= WARM_UP) answered.set(orderId, Date.now())
    await wait(count < WARM_UP ? 20 : 130 + Math.random() * 40)
  }
  const inbox = inboxOf(system.simulatorsUrl)
  const deadline = Date.now() + 10_000
  let messages = await inbox.messages()
  while (messages.length < WARM_UP + TIMED && Date.now() < deadline) {
    await wait(100)
    messages = await inbox.messages()
  }
  const delays = [...answered].map(([orderId, at]) => {
    const message = messages.find(({ what }) => what.includes(orderId))
    return message ? Math.max(0, message.at - at) : Number.POSITIVE_INFINITY
  })
  return [
    within('order accepted → Telegram called, p50', quantile(delays, 0.5), 'ms', 30),
    within('order accepted → Telegram called, p99', quantile(delays, 0.99), 'ms', 120),
  ]
}

/** Orders through the gateway beside inserts of an order's document, both from as many clients at once. */
export async function acceptedOrders(system: System, namespace: string, page: PublicWebsite): Promise<Row[]> {
  const connection = await mongoose
    .createConnection(system.stores.mongoUrl, { maxPoolSize: AT_ONCE, dbName: `${namespace}_order` })
    .asPromise()
  const orders = connection.collection('orders')
  const sample = await orders.findOne({})
  if (!sample) throw new Error('there is no order to take as a sample')

  const insertsInto = async (name: string) => {
    const inserts = connection.collection(name)
    const { _id, ...document } = sample
    let next = 1_000_000_000
    const end = Date.now() + SECONDS * 1000
    const client = async () => {
      let done = 0
      for (; Date.now() < end; done += 1) {
        next += 1
        const unique = { orderId: `bench-${next}`, idempotencyKey: `bench-${next}` }
        await inserts.insertOne({ _id: next as never, ...document, ...unique })
      }
      return done
    }
    const counts = await Promise.all(Array.from({ length: AT_ONCE }, client))
    return counts.reduce((sum, count) => sum + count, 0) / SECONDS
  }

  await connection.createCollection('bench_bare')
  const bare = await insertsInto('bench_bare')
  await connection.createCollection('bench_indexed')
  const indexed = connection.collection('bench_indexed')
  for (const { key, name, unique, partialFilterExpression } of await orders.indexes()) {
    if (name === '_id_') continue
    await indexed.createIndex(key, {
      ...(name ? { name } : {}),
      ...(unique ? { unique } : {}),
      ...(partialFilterExpression ? { partialFilterExpression } : {}),
    })
  }
  const withIndexes = await insertsInto('bench_indexed')
  await Promise.all(['bench_bare', 'bench_indexed'].map((name) => connection.dropCollection(name)))

  const { perSecond } = await rateOf(
    system.url,
    {
      path: '/api/orders',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      each: () => {
        const { headers, body } = newOrder(page)
        return { headers, body: JSON.stringify(body) }
      },
    },
    { connections: AT_ONCE, seconds: SECONDS },
  )
  await connection.close()
  return [
    compared('accepted orders, a second', perSecond, bare, 0.5, 'bare inserts'),
    {
      ...compared('… beside', perSecond, withIndexes, 0.5, 'inserts under the same indexes'),
      good: undefined,
      goal: '',
    },
  ]
}
