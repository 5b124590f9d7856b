import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { formatOrderCode, ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { DashboardStats } from '@izlog/contracts/http/stats'
import { LastReconciliation } from '@izlog/contracts/http/system'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import { signServiceToken } from '@izlog/kit/security/service-token'
import { connectStore } from '@izlog/kit/store/connection'
import { OTHER_SELLER, SELLER, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { monthOf } from '../src/domain/stats.ts'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeEach(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
  orders.pages.set(2, pageOf(2, { ownerId: OTHER_SELLER.userId }))
  orders.pages.set(3, pageOf(3, { hasUpsells: true }))
})
afterEach(() => orders.stop())

const script = fileURLToPath(new URL('../src/reconcile.ts', import.meta.url))
/** The command as an operator runs it. */
const reconcile = async () =>
  (await promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...orders.env } })).stdout

/** Places an order, and waits until its event is published. */
const place = async (websiteId: number) => {
  const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(websiteId))).body)
  await orders.events.first('order.created', orderId)
  return orderId
}
const cancel = async (orderId: string) => {
  const { id } = (await orders.http.get(`/api/orders/${orderId}`)).body as { id: number }
  await orders.http.as(SUPER_ADMIN).put(`/api/orders/${id}`, { status: 'cancelled' })
  await orders.events.first('order.status-changed', orderId)
}
const statsOf = async (user: typeof SELLER) =>
  DashboardStats.parse((await orders.http.as(user).get('/api/dashboard/stats')).body)
const figures = async () => [await statsOf(SELLER), await statsOf(OTHER_SELLER)]
const counted = () => orders.caughtUp('order.stats', ['orders'])

/** An upsell of 1990 RSD joins an order. */
const joins = async (orderId: string) => {
  const upsell = {
    reservationId: randomUUID(),
    upsellOrderId: formatOrderCode(randomBytes(ORDER_CODE_BYTES)),
    upsellProductId: 3,
    websiteId: 3,
    title: 'Jastučnica od bambusa',
    sku: null,
    image: null,
    quantity: 1,
    totalPrice: 1990,
    currency: 'RSD',
  }
  const authorization = `Bearer ${signServiceToken(orders.env.SERVICE_KEY, 'upsell', 'order')}`
  const { body } = await orders.http.post(`/internal/orders/${orderId}/upsells`, upsell, { authorization })
  expect(body).toMatchObject({ outcome: 'accepted' })
  return orders.events.first('order.upsell-joined', orderId)
}
const thisMonth = monthOf(new Date())
const monthsOf = async (scope: string) => {
  const store = await connectStore('order', orders.env)
  const found = await store.collection<StatsDoc>('stats').findOne({ _id: scope })
  await store.close()
  return found?.stats.months
}

interface StatsDoc {
  _id: string
  stats: { counts: Record<string, number>; months: object; ordersByWebsite: object }
}
/** Figures as a fault of ours, or of a hand in the store, would leave them. */
async function damage() {
  const store = await connectStore('order', orders.env)
  const stats = store.collection<StatsDoc>('stats')
  await stats.updateOne({ _id: 'all' }, { $set: { 'stats.counts.total': 99, 'stats.months': {} } })
  await stats.updateOne(
    { _id: `user:${SELLER.userId}` },
    { $set: { 'stats.counts.cancelled': 7, 'stats.ordersByWebsite.1': 5 } },
  )
  await stats.deleteOne({ _id: `user:${OTHER_SELLER.userId}` })
  await store.close()
}

it('corrects damaged figures, prints what differed, publishes them, and finds nothing the second time', async () => {
  const first = await place(1)
  await Promise.all([place(1), place(2)])
  await cancel(first)
  await counted()
  const right = await figures()
  expect(right).toMatchObject([{ totalOrders: 2, counts: { cancelled: 1 } }, { totalOrders: 1 }])

  await damage()
  expect(await figures()).not.toEqual(right)
  const output = await reconcile()
  expect(output).toMatch(/^all: total 99 → 3, \d{4}-\d{2} RSD 0 → 5980$/m)
  expect(output).toMatch(new RegExp(`^user:${SELLER.userId}: cancelled 7 → 1, website 1 5 → 2$`, 'm'))
  expect(output).toContain('3 orders recounted, 3 of 3 figures repaired')
  expect(await figures()).toEqual(right)
  const shown = async () =>
    LastReconciliation.parse((await orders.http.as(SUPER_ADMIN).get('/api/admin/system/reconciliation')).body).last
  expect(await shown()).toMatchObject({
    orders: 3,
    repaired: 3,
    repairs: expect.arrayContaining([
      { userId: null, figures: expect.arrayContaining([{ figure: 'total', was: 99, is: 3 }]) },
      { userId: SELLER.userId, figures: expect.arrayContaining([{ figure: 'cancelled', was: 7, is: 1 }]) },
    ]),
  })
  expect(await reconcile()).toBe('3 orders recounted, 0 of 3 figures repaired\n')
  expect(await shown()).toMatchObject({ orders: 3, repaired: 0, repairs: [] })
})

it('counts upsells as events do: each in the month of its acceptance, none of a cancelled order', async () => {
  const [kept, cancelled] = [await place(3), await place(3)]
  await Promise.all([joins(kept), joins(cancelled)])
  await cancel(cancelled)
  await counted()
  const right = await figures()
  expect(await monthsOf('all')).toEqual({ [thisMonth]: { RSD: 4980 } })
  expect(await reconcile()).toContain('0 of 2 figures repaired')

  await damage()
  await reconcile()
  expect(await figures()).toEqual(right)
  expect(await monthsOf('all')).toEqual({ [thisMonth]: { RSD: 4980 } })

  // What became of an order is counted by when it happened: T where the order came, U where the upsell was accepted.
  await orders.placedAgo(kept, 40 * 24 * 3600)
  expect(await reconcile()).toContain(`${thisMonth} RSD 4980 → 1990`)
  expect(await monthsOf('all')).toMatchObject({ [thisMonth]: { RSD: 1990 } })
})

it('takes orders meanwhile, and counts each once', async () => {
  await Promise.all([place(1), place(2)])
  await counted()
  await damage()
  const placing = (async () => {
    for (let index = 0; index < 40; index++) await place(1 + (index % 2))
  })()
  await reconcile()
  await placing
  await counted()
  expect(await figures()).toMatchObject([{ totalOrders: 21 }, { totalOrders: 21 }])
  expect(await reconcile()).toContain('0 of 3 figures repaired')
})

/** An order with an upsell that was stored by a process which is about to publish their events. */
async function unpublished() {
  const known = await place(3)
  const events = [await orders.events.first('order.created', known), await joins(known)]
  await counted()
  const store = await connectStore('order', orders.env)
  const all = store.collection<{ _id: number; orderId: string; outbox: OutboxEntry[] }>('orders')
  const { _id, ...copied } = (await all.findOne({ orderId: known })) ?? { _id: 0, orderId: known }
  const orderId = formatOrderCode(randomBytes(ORDER_CODE_BYTES))
  const published = events.map((event) => ({
    topic: 'orders',
    event: { ...event, id: randomUUID(), aggregateId: orderId, data: { ...(event.data as object), orderId } },
  }))
  await all.insertOne({
    ...copied,
    _id: _id + 1_000_000,
    orderId,
    idempotencyKey: randomUUID(),
    outbox: published,
    outboxAt: new Date(0),
    outboxLease: { token: 'another', until: new Date(Date.now() + 3_600_000) },
  } as never)
  return {
    orderId,
    async publish() {
      await all.updateOne({ orderId }, { $set: { outboxLease: null } })
      await orders.events.first('order.upsell-joined', orderId)
      await store.close()
    },
  }
}

it('does not count again events that are read after the recount, of an order and its upsell', async () => {
  const waiting = await unpublished()
  await damage()
  await reconcile()
  expect(await statsOf(SELLER)).toMatchObject({ totalOrders: 2, counts: { pending: 2 } })
  expect(await monthsOf('all')).toEqual({ [thisMonth]: { RSD: 2 * 4980 } })
  await waiting.publish()
  await place(1)
  await counted()
  expect(await statsOf(SELLER)).toMatchObject({ totalOrders: 3, counts: { pending: 3 } })
  expect(await monthsOf('all')).toEqual({ [thisMonth]: { RSD: 2 * 4980 + 2990 } })
})
