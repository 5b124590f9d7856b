import { randomBytes } from 'node:crypto'
import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { TOO_MANY_VIEWS } from '@izlog/contracts/http/track'
import { createLogger } from '@izlog/kit/logger'
import { SELLER } from '@izlog/kit/testing/client'
import { anOrder, created, statusChanged } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitors } from '../src/adapters/redis/visitors.ts'
import { mongoRecentOrders } from '../src/store/mongo-recent-orders.ts'
import { type Catalog, startCatalog } from './start.ts'

/** The id of no existing page. */
const PAGE = 900_002

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog({ LIMIT_STAYS_PER_MINUTE: '8', LIMIT_VIEWS_PER_MINUTE: '0' })
})
afterAll(() => catalog.stop())

const visitor = () => randomBytes(16).toString('hex')
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

async function pageWith(figures: 'honest' | 'as-specified') {
  const { id, customUrl } = await catalog.page()
  const { body } = await catalog.http.as(SELLER).put(`/api/websites/id/${id}`, { figures })
  const { productId } = (body as { website: { productId: number } }).website
  return { id, customUrl, productId }
}
const look = (productId: number, who: string, more: object = {}) =>
  catalog.http.post('/api/track/view', { productId, visitor: who, ...more })

const orderOf = (websiteId: number, createdAt: string) => anOrder({ userId: SELLER.userId, websiteId, createdAt })

describe('what an honest page may say of its shoppers', () => {
  it('counts each browser that looks at it once, and each page for itself', async () => {
    const [here, elsewhere] = [await pageWith('honest'), await pageWith('honest')]
    const [ana, iva] = [visitor(), visitor()]
    expect(await look(here.productId, ana)).toMatchObject({ status: 200, body: { visitors: 1, orders: 0 } })
    expect(await look(elsewhere.productId, ana)).toMatchObject({ body: { visitors: 1 } })
    expect(await look(here.productId, iva)).toMatchObject({ body: { visitors: 2 } })
    expect(await look(here.productId, ana, { stays: true })).toMatchObject({ status: 200, body: { visitors: 2 } })
  })

  it('is nothing on a page that shows the figures of the advertisement, or that nobody sees', async () => {
    const { productId } = await pageWith('as-specified')
    expect(await look(productId, visitor())).toMatchObject({ status: 204 })
    const hidden = await pageWith('honest')
    await catalog.http.as(SELLER).put(`/api/websites/id/${hidden.id}`, { isActive: false })
    expect(await look(hidden.productId, visitor())).toMatchObject({ status: 204 })
  })

  it('refuses what is no name of a visitor, and too many who stay', async () => {
    const { productId } = await pageWith('honest')
    expect((await look(productId, 'ana@primer.rs')).status).toBe(422)
    const refused = await until(async () => {
      const answer = await look(productId, visitor(), { stays: true })
      return answer.status === 429 && answer
    })
    expect(refused.body).toMatchObject({ message: TOO_MANY_VIEWS })
    expect((await look(productId, visitor())).status).toBe(200)
  })

  it('counts the page’s orders of the last 24 hours, without those that were cancelled', async () => {
    const { id, productId } = await pageWith('honest')
    const [kept, lateCancelled, other] = [orderOf(id, ago(1)), orderOf(id, ago(23.5)), orderOf(id + 100_000, ago(1))]
    const counted = async () => ((await look(productId, visitor())).body as { orders: number }).orders
    await catalog.publish([created(kept), created(lateCancelled), created(orderOf(id, ago(24.5))), created(other)])
    await until(async () => (await counted()) === 2)
    await catalog.publish([statusChanged(lateCancelled, 'cancelled'), statusChanged(kept, 'processing')])
    await until(async () => (await counted()) === 1)
    // Events that arrive late or twice change nothing.
    await catalog.publish([created(lateCancelled), created(kept), created(orderOf(id, ago(2)))])
    await catalog.caughtUp('catalog.recent-orders', ['orders'])
    expect(await counted()).toBe(2)
  })

  it('has no visitors, and no error, while Redis is away', async () => {
    const redis = new Redis('redis://127.0.0.1:1', { maxRetriesPerRequest: 1 })
    redis.on('error', () => undefined)
    const visitors = createVisitors(redis, catalog.env.NAMESPACE, () => new Date(), createLogger('test', 'silent'))
    expect(await visitors.recordVisit(1, visitor())).toBeUndefined()
    redis.disconnect()
  })
})

describe('the passing of time', () => {
  it('forgets a visitor a minute after they were last heard of, and keeps no trace', async () => {
    const redis = new Redis(catalog.env.REDIS_URL)
    let now = new Date('2026-03-01T22:59:30Z')
    const visitors = createVisitors(redis, catalog.env.NAMESPACE, () => now, createLogger('test', 'silent'))
    expect([await visitors.recordVisit(PAGE, 'ana'), await visitors.recordVisit(PAGE, 'iva')]).toEqual([1, 2])
    now = new Date('2026-03-01T23:00:10Z')
    expect(await visitors.recordVisit(PAGE, 'iva')).toBe(2)
    now = new Date('2026-03-01T23:00:31Z')
    expect(await visitors.recordVisit(PAGE, 'iva')).toBe(1)
    expect(await redis.pttl(`${catalog.env.NAMESPACE}:visitors:${PAGE}`)).toBeGreaterThan(0)
    redis.disconnect()
  })

  it('lets an order leave 24 hours after it came, midnight or not', async () => {
    const orders = mongoRecentOrders(catalog.store)
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
    const order = { orderId: 'AAAA-BBBB', websiteId: 900_001, version: 1, status: 'pending' } as const
    await orders.record([{ ...order, createdAt: at(-1) }], at(0))
    const after = (hours: number) => orders.count(order.websiteId, at(hours))
    expect([await after(0), await after(22.9), await after(23.1)]).toEqual([1, 1, 0])
    const [kept] = await catalog.store
      .collection('recent_orders')
      .find({ websiteId: order.websiteId as never })
      .toArray()
    expect(JSON.stringify(kept)).not.toContain(order.orderId)
  })
})
