import { OrderStatus } from '@izlog/contracts/domain/order-status'
import { Erasure, ErasurePage } from '@izlog/contracts/http/erasures'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { AdminStats } from '@izlog/contracts/http/stats'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { readConfig } from '@izlog/kit/config'
import { connectStore } from '@izlog/kit/store/connection'
import { SELLER, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrderEnv } from '../src/config.ts'
import { channelStatesNameTheParcel } from '../src/migrations/channel-states-name-the-parcel.ts'
import { startOrderService } from '../src/service.ts'
import { channelStates } from '../src/store/channel-states.ts'
import { deliveryChanged } from './delivery-changed.ts'
import { parked } from './parked.ts'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
let store: Awaited<ReturnType<typeof connectStore>>
beforeAll(async () => {
  orders = await startOrders()
  store = await connectStore('order', orders.env)
  orders.pages.set(1, pageOf(1))
  orders.pages.set(2, pageOf(2))
})
afterAll(async () => {
  await store.close()
  await orders.stop()
})

const admin = () => orders.http.as(SUPER_ADMIN)
let phones = 0
/** A phone that nobody else in these tests has. */
const newPhone = () => `+38164${String(2_000_000 + phones++)}`
const person = (phone: string, name = 'Zorana Brisalović') => ({
  customerData: {
    name,
    phone,
    address: 'Tajna 5',
    city: 'Čačak',
    postalCode: '32000',
    email: 'zorana@primer.rs',
    notes: 'Zvonite',
  },
})
const idOf = async (orderId: string) => Number((await stored(orderId))?._id)
const stored = (orderId: string) => store.collection('orders').findOne({ orderId })
async function placed(phone: string, websiteId = 1, name?: string): Promise<string> {
  return PlaceOrderResponse.parse((await orders.place(orderFor(websiteId, person(phone, name)))).body).orderId
}
async function ended(phone: string, status = 'completed', name?: string): Promise<string> {
  const orderId = await placed(phone, 1, name)
  await admin().put(`/api/orders/${await idOf(orderId)}`, { status })
  await endedMinutesAgo(orderId, 11)
  return orderId
}
/** Moves the last change of an order's status so many minutes back. */
async function endedMinutesAgo(orderId: string, minutes: number) {
  const at = new Date(Date.now() - minutes * 60_000)
  await store.collection('orders').updateOne({ orderId }, { $set: { 'timeline.1.at': at, endedAt: at } })
}
const request = async (phone: string) => Erasure.parse((await admin().post('/api/admin/erasures', { phone })).body)
const receipt = async (id: string) => Erasure.parse((await admin().get(`/api/admin/erasures/${id}`)).body)
const ERASED_THERE = {
  upsell: { kind: 'upsell-orders', count: 1 },
  notifier: { kind: 'deliveries', count: 4 },
  catalog: { kind: 'reviews', count: 0 },
} as const
/** What the others answer once they have erased an order. */
const answersOf = (orderId: string) =>
  (['upsell', 'notifier', 'catalog'] as const).map((service) =>
    makeEvent(
      'erasures',
      'shopper-data.erased.v1',
      { aggregateId: orderId, aggregateVersion: 1, at: new Date() },
      {
        orderId,
        service,
        erased: [ERASED_THERE[service]],
      },
    ),
  )
const done = (id: string) =>
  until(async () => {
    const erasure = await receipt(id)
    return erasure.state === 'done' && erasure
  })

describe('a shopper’s data are erased by phone', () => {
  it('go from all orders that are over, are shown as erased in lists, and end in a receipt once every service has answered', async () => {
    const phone = newPhone()
    const [first = '', second = ''] = await Promise.all(
      ['completed', 'cancelled'].map((status) => ended(phone, status, 'Zorana Tajnović')),
    )
    const asked = await request(phone.replace('+381', '0'))
    expect(asked).toMatchObject({ state: 'under-way', phone, orders: 2, requestedBy: SUPER_ADMIN.userId })
    expect((await request(phone)).id).toBe(asked.id)

    for (const orderId of [first, second]) await orders.events.first('order.erased', orderId)
    for (const orderId of [first, second]) {
      const doc = await stored(orderId)
      expect(JSON.stringify(doc)).not.toMatch(/zorana|Tajnov|Tajna|Čačak|32000|Zvonite|127\.0\.0\.1|64200/i)
      expect(doc).toMatchObject({ totalPrice: 2990, quantity: 1, bodyHash: '' })
      expect((await orders.http.get(`/api/orders/${orderId}`)).body).toMatchObject({ closed: true, orderId })
      expect((await orders.http.as(SELLER).get(`/api/orders/${orderId}`)).body).toMatchObject({ closed: true })
    }
    const find = async (search: string) =>
      OrderPage.parse((await orders.http.as(SELLER).get(`/api/orders/my?search=${search}`)).body).items
    // The search forgets them a moment after the event is there.
    await until(async () => (await find('Tajnović')).length === 0)
    expect(await find(first)).toMatchObject([{ firstName: '', phone: '', erasedAt: expect.any(String) }])
    expect((await orders.http.as(SELLER).get('/api/orders/export')).body).toContain(`${first};Podaci su obrisani;`)

    expect((await receipt(asked.id)).state).toBe('under-way')
    await orders.publish([...answersOf(first), ...answersOf(second), ...answersOf(first)])
    expect(await done(asked.id)).toMatchObject({
      phone: null,
      orders: 2,
      unanswered: [],
      runningOrders: 0,
      queuesKeptUntil: expect.any(String),
      erased: [
        { service: 'order', kind: 'orders', count: 2 },
        { service: 'order', kind: 'delivery-states', count: 2 },
        { service: 'upsell', kind: 'upsell-orders', count: 2 },
        { service: 'notifier', kind: 'deliveries', count: 8 },
        { service: 'catalog', kind: 'reviews', count: 0 },
        { service: 'order', kind: 'dead-letters', count: 0 },
      ],
    })
    expect(orders.events.all('order.erased', first)).toHaveLength(1)
  })

  it('keeps of the phone only a hash, by which its receipts are found', async () => {
    const phone = newPhone()
    const { id } = await request(phone)
    await done(id)
    expect(JSON.stringify(await store.collection('erasures').findOne({ _id: id as never }))).not.toContain(
      phone.slice(4),
    )
    const found = async (typed: string) =>
      ErasurePage.parse((await admin().get(`/api/admin/erasures?phone=${encodeURIComponent(typed)}`)).body).items
    expect(await found(phone)).toMatchObject([{ id, orders: 0 }])
    expect(await found(newPhone())).toEqual([])
  })

  it('leaves a running order alone, names it, and erases it once it is over and cannot be taken back', async () => {
    const phone = newPhone()
    const running = await placed(phone, 2)
    const id = await idOf(running)
    // As an older order, of which only the parcel's number is stored beside it.
    await store.collection('orders').updateOne({ orderId: running }, { $set: { trackingId: 'ST100200RS' } })
    await channelStatesNameTheParcel(channelStates(store)).run(store)
    const asked = await request(phone)
    expect(asked).toMatchObject({ runningOrders: 1, running: [{ id, status: 'pending' }], erased: [] })
    const untouched = await placed(newPhone())
    await admin().put(`/api/orders/${id}`, { status: 'completed' })
    await until(async () => (await receipt(asked.id)).running[0]?.status === 'completed')
    expect(orders.events.all('order.erased', running)).toEqual([])
    await endedMinutesAgo(running, 11)
    await orders.events.first('order.erased', running)
    await orders.publish(answersOf(running))
    expect(await done(asked.id)).toMatchObject({ running: [] })
    expect(await stored(untouched)).toMatchObject({ erasedAt: null, customer: { lastName: 'Brisalović' } })
  })

  it('lists what was sent to the outside, and who can erase it there', async () => {
    const phone = newPhone()
    const orderId = await ended(phone)
    const sent = deliveryChanged(orderId, { channel: 'telegram', state: 'sent', reason: null, trackingId: null })
    await orders.publish([sent])
    await until(() => store.collection('channel_states').findOne({ _id: orderId as never }))
    const { id } = await request(phone)
    await orders.events.first('order.erased', orderId)
    await orders.publish(answersOf(orderId))
    expect((await done(id)).outside).toEqual([
      {
        channel: 'telegram',
        orders: 1,
        note: 'Poruke su u Telegram četu prodavca. Izlog ih ne može obrisati; briše ih prodavac.',
      },
    ])
  })

  it('brings nothing back with what comes late: a courier’s refusal that quotes the shopper, a parcel’s number', async () => {
    const phone = newPhone()
    const orderId = await ended(phone)
    const refused = {
      channel: 'courier',
      state: 'dead',
      reason: 'Nepoznata adresa: Tajna 5',
      trackingId: 'RS-77',
    } as const
    await orders.publish([deliveryChanged(orderId, refused)])
    const states = () => store.collection('channel_states').findOne({ _id: orderId as never })
    await until(async () => (await states())?.deliveries.courier)
    await request(phone)
    await until(async () => (await states())?.erased)
    expect(JSON.stringify(await states())).not.toMatch(/Tajna|RS-77/)
    await orders.publish([deliveryChanged(orderId, { ...refused, state: 'failed' }, new Date(Date.now() + 1000))])
    await until(async () => (await states())?.deliveries.courier.state === 'failed')
    expect(JSON.stringify(await states())).not.toMatch(/Tajna|RS-77/)
  })

  it('leaves no hash of what was typed into a plain form', async () => {
    const phone = newPhone()
    const typed = { websiteId: '1', quantity: '1', name: 'Zorana Brisalović', phone, address: 'Tajna 5', city: 'Čačak' }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const { headers } = await orders.http.post('/api/orders', String(new URLSearchParams(typed)), form)
    const orderId = headers.get('location')?.split('/').at(-1) ?? ''
    expect(await stored(orderId)).toMatchObject({ idempotencyKey: expect.stringContaining('form:') })
    await admin().put(`/api/orders/${await idOf(orderId)}`, { status: 'completed' })
    await endedMinutesAgo(orderId, 11)
    await request(phone)
    await orders.events.first('order.erased', orderId)
    expect(await stored(orderId)).not.toHaveProperty('idempotencyKey')
  })

  it('erases the dead letters of these orders, and no others', async () => {
    const phone = newPhone()
    const [orderId, another] = [await ended(phone), await ended(newPhone())]
    const letters = await parked(orders.env, [orderId, another])
    const { id } = await request(phone)
    await orders.events.first('order.erased', orderId)
    await orders.publish(answersOf(orderId))
    expect((await done(id)).erased).toContainEqual({ service: 'order', kind: 'dead-letters', count: 1 })
    expect(await letters.parkedRecords()).toEqual([another])
    await letters.stop()
  })

  it('refuses another status afterwards: there is no address to send to', async () => {
    const phone = newPhone()
    const orderId = await ended(phone, 'cancelled')
    await request(phone)
    await orders.events.first('order.erased', orderId)
    expect(await admin().put(`/api/orders/${await idOf(orderId)}`, { status: 'processing' })).toMatchObject({
      status: 409,
      body: { code: 'order.erased' },
    })
  })

  it('goes on where a service was away: what it has not answered is published again', async () => {
    const phone = newPhone()
    const orderId = await ended(phone)
    await request(phone)
    await orders.events.first('order.erased', orderId)
    const publishedAt = new Date(Date.now() - 61 * 60_000)
    await store.collection('orders').updateOne({ orderId }, { $set: { erasurePublishedAt: publishedAt } })
    await until(() => orders.events.all('order.erased', orderId).length === 2)
    await orders.publish(answersOf(orderId))
    await until(async () => !(await stored(orderId))?.erasurePublishedAt)
  })

  it('takes no number that is no phone', async () => {
    expect(await admin().post('/api/admin/erasures', { phone: '12' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'phone' }] },
    })
  })
})

describe('orders’ data are kept for so many days', () => {
  it('are erased after them, in several instances at once, and every figure stays', async () => {
    const past = { old: await ended(newPhone()), recent: await ended(newPhone()), running: await placed(newPhone()) }
    const leftAlone = await placed(newPhone())
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)
    const overFor = (orderId: string, days: number) =>
      store
        .collection('orders')
        .updateOne(
          { orderId },
          { $set: { 'timeline.1.at': daysAgo(days), createdAt: daysAgo(days) }, $unset: { endedAt: 1 } },
        )
    await overFor(past.old, 31)
    await overFor(past.recent, 29)
    await store.collection('orders').updateOne({ orderId: leftAlone }, { $set: { createdAt: daysAgo(121) } })
    const counts = async () => AdminStats.parse((await admin().get('/api/admin/dashboard/stats')).body).counts
    const before = await until(async () => {
      const read = await counts()
      const isCounted = async (status: OrderStatus) =>
        read[status] === (await store.collection('orders').countDocuments({ status }))
      return (await Promise.all(OrderStatus.options.map(isCounted))).every(Boolean) && read
    })

    const config = readConfig(OrderEnv, { ...orders.env, ORDER_DATA_KEPT_DAYS: '30' })
    const instances = await Promise.all([startOrderService(config), startOrderService(config)])
    await Promise.all([past.old, leftAlone].map((orderId) => orders.events.first('order.erased', orderId)))
    expect(await stored(past.old)).toMatchObject({ customer: { phone: '', city: '' }, erasedAt: expect.any(Date) })
    for (const orderId of [past.recent, past.running])
      expect(await stored(orderId)).toMatchObject({ erasedAt: null, customer: { city: 'Čačak' } })
    await orders.caughtUp('order.stats', ['orders'])
    expect(await counts()).toEqual(before)
    expect(orders.events.all('order.erased', past.old)).toHaveLength(1)
    await Promise.all(instances.map((instance) => instance.stop()))
  })
})
