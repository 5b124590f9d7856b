import { MESSAGES } from '@izlog/contracts/http/errors'
import {
  OrderItem,
  OrderPage,
  OrderStreamEvent,
  type PlaceOrderBody,
  PlaceOrderResponse,
} from '@izlog/contracts/http/orders'
import { Sales } from '@izlog/contracts/http/sales'
import { AdminStats, DashboardStats } from '@izlog/contracts/http/stats'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { OTHER_SELLER, SELLER, SUPER_ADMIN, type TestUser, tokenFor } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { deliveryChanged } from './delivery-changed.ts'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
  orders.pages.set(2, pageOf(2, { ownerId: OTHER_SELLER.userId }))
})
afterAll(() => orders.stop())

const place = async (websiteId: number, more: object = {}) =>
  PlaceOrderResponse.parse(
    (await orders.place(orderFor(websiteId, { customerData: { ...orderFor(1).customerData, ...more } }))).body,
  ).orderId

/** The number of an order just placed. */
async function placeWith(websiteId: number, seller: TestUser, more: Partial<PlaceOrderBody>): Promise<number> {
  const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(websiteId, more))).body)
  const { items } = OrderPage.parse((await orders.http.as(seller).get('/api/orders/my')).body)
  return items.find((order) => order.orderId === orderId)?.id ?? 0
}

/** Opens the stream as a browser does and gathers what comes. */
async function watch(user: TestUser) {
  const stop = new AbortController()
  // That another stream was closed is noticed a moment later, and until then it counts among those that are open.
  const response = await until(async () => {
    const opened = await fetch(`http://127.0.0.1:${orders.port}/api/orders/stream`, {
      headers: { authorization: `Bearer ${tokenFor(user)}` },
      signal: stop.signal,
    })
    return opened.ok && opened
  })
  let text = ''
  const reading = (async () => {
    for await (const bytes of response.body ?? []) text += Buffer.from(bytes).toString()
  })().catch(() => undefined)
  await until(() => text.includes(': open'))
  return {
    events: () => [...text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => OrderStreamEvent.parse(JSON.parse(data))),
    stop: async () => {
      stop.abort()
      await reading
    },
  }
}

describe('GET /api/orders/stream', () => {
  it('is open at most twenty times for one user, and again once one is closed', async () => {
    const tabs = await Promise.all(Array.from({ length: 20 }, () => watch(SELLER)))
    const more = () => orders.http.as(SELLER).get('/api/orders/stream')
    expect(await more()).toMatchObject({ status: 429, body: { message: MESSAGES.tooManyStreams } })
    const other = await watch(OTHER_SELLER)
    await tabs.pop()?.stop()
    const again = await watch(SELLER)
    await Promise.all([...tabs, other, again].map(({ stop }) => stop()))
  })

  it("shows new orders and changes to their seller and to administrators, never another's", async () => {
    const third = { userId: 8012, role: 'client' as const }
    orders.pages.set(12, pageOf(12, { ownerId: third.userId }))
    const [seller, other, admin] = await Promise.all([watch(SELLER), watch(third), watch(SUPER_ADMIN)])
    const orderId = await place(1, { name: 'Stefan Jakšić' })
    const { order } = await until(() => seller.events().find((event) => event.order.orderId === orderId))
    await orders.http.as(SUPER_ADMIN).put(`/api/orders/${order.id}`, { status: 'processing' })
    await until(() => admin.events().some((event) => event.kind === 'changed' && event.order.status === 'processing'))
    // What comes to the other seller later comes first to them all the same.
    const theirs = await place(12)
    await until(() => other.events().length > 0)
    expect(new Set(other.events().map((event) => event.order.orderId))).toEqual(new Set([theirs]))
    await Promise.all([seller.stop(), other.stop(), admin.stop()])
  })

  it('shows the risk that another order gives to an order', async () => {
    const seller = await watch(SELLER)
    const phone = '064 814 1001'
    const [first] = [await place(1, { phone }), await place(1, { phone })]
    await until(() => seller.events().some(({ order }) => order.orderId === first && order.risk?.includes('duplicate')))
    await seller.stop()
  })

  it('passes over what another version of us tells', async () => {
    const redis = new Redis(orders.env.REDIS_URL)
    const seller = await watch(SELLER)
    for (const text of ['{', '{"kind":"returned"}']) {
      expect(await redis.publish(`${orders.env.NAMESPACE}:order:feed:orders:${SELLER.userId}`, text)).toBeGreaterThan(0)
    }
    redis.disconnect()
    const orderId = await place(1)
    await until(() => seller.events().some((event) => event.order.orderId === orderId))
    await seller.stop()
  })

  it('is for signed-in people', async () => {
    expect((await orders.http.get('/api/orders/stream')).status).toBe(401)
  })
})

describe('GET /api/orders/export', () => {
  it('gives the filtered orders of one seller as CSV that no spreadsheet runs', async () => {
    await place(1, { name: '=HYPERLINK("http://zlo.example") Zlić', notes: 'prvi; drugi' })
    await place(1, { name: 'Ćirić Snežana' })
    const found = async (query: string) =>
      String((await orders.http.as(SELLER).get(`/api/orders/export?${query}`)).body)
    // A filter finds orders by their search entries, which follow them within moments.
    await until(
      async () =>
        (await found('search=hyperlink')).includes('Zlić') && (await found('search=snezana')).includes('Ćirić'),
    )
    const { body, headers } = await orders.http.as(SELLER).get('/api/orders/export?status=pending')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = String(body).split('\r\n')
    expect(lines[0]).toContain('Datum;Porudžbina;Kupac')
    expect(body).toContain(`"'=HYPERLINK(""http://zlo.example"") Zlić"`)
    expect(body).toContain('"prvi; drugi"')
    expect((await found('search=snezana')).trim().split('\r\n')).toHaveLength(2)
    expect(String((await orders.http.as(OTHER_SELLER).get('/api/orders/export')).body)).not.toContain('Ćirić')
  })
})

describe('GET /api/user/export/orders', () => {
  it('gives a seller, or an administrator, just their own as JSON and CSV', async () => {
    const orderId = await place(1, { name: 'Branislava Čubrić' })
    const seller = orders.http.as(SELLER)
    const { body, headers } = await seller.get('/api/user/export/orders.json')
    expect(headers.get('content-disposition')).toBe('attachment; filename="izlog-porudzbine.json"')
    expect(z.array(OrderItem).parse(body)).toContainEqual(expect.objectContaining({ orderId, lastName: 'Čubrić' }))
    expect((await seller.get('/api/user/export/orders.csv')).body).toContain(`${orderId};Branislava Čubrić;`)
    for (const other of [OTHER_SELLER, SUPER_ADMIN])
      expect((await orders.http.as(other).get('/api/user/export/orders.json')).body).toEqual([])
  })

  it('holds how each delivery stands', async () => {
    const orderId = await place(1)
    const sent = { channel: 'courier', state: 'sent', reason: null, trackingId: 'RS-41' } as const
    await orders.publish([deliveryChanged(orderId, sent)])
    const exported = async () =>
      z
        .array(OrderItem)
        .parse((await orders.http.as(SELLER).get('/api/user/export/orders.json')).body)
        .find((order) => order.orderId === orderId)
    expect(await until(async () => (await exported())?.trackingId && exported())).toMatchObject({
      trackingId: 'RS-41',
      deliveries: { courier: { state: 'sent' } },
    })
  })
})

describe('figures', () => {
  it('show what a seller sold, by day, page and ad, and what became of it', async () => {
    const seller = { userId: 8010, role: 'client' as const }
    orders.pages.set(10, pageOf(10, { ownerId: 8010 }))
    await orders.announce(pageOf(10, { ownerId: 8010 }))
    const ids: number[] = []
    for (const campaign of [
      { utm_source: 'fb', utm_campaign: 'jesen-25' },
      { utm_source: 'bilten' },
      { fbclid: 'IwAR0' },
      undefined,
    ])
      ids.push(await placeWith(10, seller, campaign ? { campaign } : {}))
    for (const step of ['confirmed', 'handed-over', 'delivered'])
      await orders.http.as(seller).post(`/api/orders/${ids[0]}/desk`, { step })
    const sales = async (period: string, user: TestUser = seller) =>
      Sales.parse((await orders.http.as(user).get(`/api/dashboard/sales?period=${period}`)).body)
    const today = await sales('today')
    expect(today).toMatchObject({
      total: { ordered: 4, confirmed: 1, delivered: 1, refused: 0, collected: [{ currency: 'RSD', sum: 2990 }] },
      orderedBefore: 0,
      days: [{ ordered: 4 }],
      pages: [{ websiteId: 10, ordered: 4 }],
    })
    expect(today.ads.map(({ ad, delivered }) => [ad, delivered]).toSorted()).toEqual(
      [
        ['jesen-25', 1],
        ['bilten', 0],
        ['Facebook ili Instagram', 0],
        [null, 0],
      ].toSorted(),
    )
    expect((await sales('30-days')).days).toHaveLength(30)
    expect((await sales('yesterday')).total.ordered).toBe(0)
    expect((await sales('today', { userId: 8011, role: 'client' })).total.ordered).toBe(0)
  })

  it('are kept for each seller and for all', async () => {
    orders.pages.set(8, pageOf(8, { ownerId: 8008 }))
    const seller = { userId: 8008, role: 'client' as const }
    await orders.announce(pageOf(8, { ownerId: 8008 }))
    const client = {
      userId: 8008,
      firstName: 'Ana',
      lastName: 'Žunić',
      role: 'client' as const,
      isActive: true,
      facebookPixelId: null,
      consentBanner: false,
      purchaseOn: 'ordered' as const,
      deleted: false,
    }
    await orders.publish([
      makeEvent('users', 'user.snapshot.v1', { aggregateId: 8008, aggregateVersion: 1, at: new Date() }, client),
    ])
    const orderId = await place(8)
    const stats = await until(async () => {
      const found = DashboardStats.parse((await orders.http.as(seller).get('/api/dashboard/stats')).body)
      return found.totalOrders === 1 && found.totalWebsites === 1 && found
    })
    expect(stats).toMatchObject({
      pendingOrders: 1,
      totalRevenue: '25.51',
      topPerformingWebsites: [{ id: 8, orderCount: 1 }],
    })
    expect(stats.recentOrders[0]).toMatchObject({ orderId, customerName: 'Jovana Stanković' })
    await until(
      async () =>
        AdminStats.parse((await orders.http.as(SUPER_ADMIN).get('/api/admin/dashboard/stats')).body).totalClients >= 1,
    )
    expect((await orders.http.as(seller).get('/api/admin/dashboard/stats')).status).toBe(403)

    // A page in its seller's trash is none of theirs, and its orders are.
    await orders.announce(pageOf(8, { ownerId: 8008, version: 2, active: false }), { trashed: true })
    await until(async () => {
      const found = DashboardStats.parse((await orders.http.as(seller).get('/api/dashboard/stats')).body)
      return found.totalWebsites === 0 && found.totalOrders === 1
    })
  })
})
