import type { OrderableWebsite } from '@izlog/contracts/domain/website'
import { CallsSummary, DESK_MESSAGES, type DeskBody, DeskOrder, NextCall } from '@izlog/contracts/http/desk'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { DashboardStats } from '@izlog/contracts/http/stats'
import { SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
})
afterAll(() => orders.stop())

let users = 71_000
/** A seller with orders of their own, oldest first. */
async function sellerWith(count: number) {
  const userId = users++
  const seller: TestUser = { userId, role: 'client' }
  orders.pages.set(userId, pageOf(userId, { ownerId: userId }))
  const placed: { id: number; orderId: string }[] = []
  for (let number = 0; number < count; number++) {
    const customerData = { ...orderFor(userId).customerData, phone: `064 812 ${1000 + number}` }
    const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(userId, { customerData }))).body)
    await orders.placedAgo(orderId, 60 * (count - number))
    const { items } = OrderPage.parse((await orders.http.as(seller).get('/api/orders/my')).body)
    placed.push({ id: items.find((item) => item.orderId === orderId)?.id ?? 0, orderId })
  }
  await until(async () => (await calls(seller)).due === count)
  return { seller, placed, first: placed[0] ?? { id: 0, orderId: '' } }
}

const calls = async (user: TestUser) => CallsSummary.parse((await orders.http.as(user).get('/api/orders/calls')).body)
/** Somebody in a session of their own. */
const sessionOf = (user: TestUser) => orders.http.as(user)
const next = async (session: ReturnType<typeof sessionOf>, skip: number[] = []) =>
  NextCall.parse((await session.post('/api/orders/calls/next', { skip })).body)
const note = (user: TestUser, id: number, body: DeskBody) => orders.http.as(user).post(`/api/orders/${id}/desk`, body)
const undo = (user: TestUser, id: number, version: number) =>
  orders.http.as(user).post(`/api/orders/${id}/desk/undo`, { version })
const desk = async (user: TestUser, id: number) =>
  DeskOrder.parse((await orders.http.as(user).get(`/api/orders/${id}/desk`)).body)
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

describe('an order on the desk', () => {
  it('takes the outcome of its call, and its status follows', async () => {
    const { seller, first } = await sellerWith(1)
    expect(await desk(seller, first.id)).toMatchObject({ version: 1, desk: { confirmation: 'new' }, entries: [] })
    const answer = await note(seller, first.id, { step: 'confirmed', note: 'Zvati pre dolaska', version: 1 })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        version: 2,
        order: { status: 'processing', timeline: [{ status: 'pending' }, { status: 'processing', by: seller.userId }] },
        desk: { confirmation: 'confirmed', shipment: 'to-pack' },
        entries: [{ step: 'confirmed', by: seller.userId, note: 'Zvati pre dolaska' }],
      },
    })
    const event = await until(() => orders.events.all('order.desk-changed', first.orderId)[0])
    expect(event.data).toMatchObject({ step: 'confirmed', desk: { shipment: 'to-pack' } })
    expect(JSON.stringify(event.data)).not.toContain('Zvati')
    await until(() => orders.events.all('order.status-changed', first.orderId)[0])
  })

  it('goes through its parcel’s steps to the four statuses', async () => {
    const { seller, first } = await sellerWith(1)
    for (const [step, status] of [
      ['confirmed', 'processing'],
      ['packed', 'processing'],
      ['handed-over', 'processing'],
      ['delivered', 'completed'],
      ['returned', 'cancelled'],
    ] as const)
      expect(await note(seller, first.id, { step })).toMatchObject({ status: 200, body: { order: { status } } })
    const figures = async () =>
      DashboardStats.parse((await orders.http.as(seller).get('/api/dashboard/stats')).body).counts
    await until(async () => (await figures()).cancelled === 1)
  })

  it('refuses a step that may not be, and says why', async () => {
    const { seller, first } = await sellerWith(1)
    expect(await note(seller, first.id, { step: 'packed' })).toMatchObject({
      ...{ status: 409, body: { message: DESK_MESSAGES.notPossible('new', 'packed') } },
    })
    expect(await note(seller, first.id, { step: 'call-later' })).toMatchObject({
      ...{ status: 422, body: { issues: [{ path: 'callAt' }] } },
    })
  })

  it('is nobody else’s', async () => {
    const { first } = await sellerWith(1)
    const other: TestUser = { userId: users++, role: 'client' }
    for (const answer of [
      await note(other, first.id, { step: 'confirmed' }),
      await undo(other, first.id, 1),
      await orders.http.as(other).get(`/api/orders/${first.id}/desk`),
    ])
      expect(answer.status).toBe(404)
    expect((await next(sessionOf(other))).call).toBeNull()
  })

  it('takes a click that was sent twice once, and tells of somebody else’s change', async () => {
    const { seller, first } = await sellerWith(1)
    await Promise.all([1, 2, 3].map(() => note(seller, first.id, { step: 'no-answer', version: 1 })))
    expect(await desk(seller, first.id)).toMatchObject({ version: 2, desk: { attempts: 1 } })
    // What is new in it is no repeated click, and neither is a step over the newest version.
    await note(seller, first.id, { step: 'no-answer', note: 'Zvonilo je' })
    await note(seller, first.id, { step: 'no-answer', note: 'Zvonilo je', version: 3 })
    expect((await desk(seller, first.id)).entries.map((entry) => entry.note)).toEqual([
      null,
      'Zvonilo je',
      'Zvonilo je',
    ])
    expect(await note(SUPER_ADMIN, first.id, { step: 'confirmed', version: 1 })).toMatchObject({
      ...{ status: 409, body: { message: DESK_MESSAGES.changedMeanwhile } },
    })
  })

  it('takes the last step back within seconds, once, and only one’s own', async () => {
    const { seller, first } = await sellerWith(1)
    await note(seller, first.id, { step: 'no-answer' })
    const { version } = DeskOrder.parse(
      (await note(seller, first.id, { step: 'declined', reason: 'Predomislio se' })).body,
    )
    expect((await undo(SUPER_ADMIN, first.id, version)).status).toBe(409)
    const [one, two] = await Promise.all([undo(seller, first.id, version), undo(seller, first.id, version)])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    expect(await desk(seller, first.id)).toMatchObject({
      order: { status: 'pending' },
      desk: { confirmation: 'no-answer', attempts: 1, reason: null },
      entries: [{ step: 'no-answer' }],
    })
  })

  it('follows a status that an administrator sets', async () => {
    const { seller, first } = await sellerWith(1)
    const set = (status: string) => orders.http.as(SUPER_ADMIN).put(`/api/orders/${first.id}`, { status })
    expect(await set('processing')).toMatchObject({ status: 200, body: { desk: { shipment: 'to-pack' } } })
    await note(seller, first.id, { step: 'handed-over' })
    expect(await set('cancelled')).toMatchObject({ body: { desk: { shipment: 'returned' } } })
    expect(await set('pending')).toMatchObject({ body: { desk: { confirmation: 'new', shipment: null } } })
  })

  it('of an order from before there was a desk follows from its status', async () => {
    const { seller, first } = await sellerWith(1)
    await orders.http.as(SUPER_ADMIN).put(`/api/orders/${first.id}`, { status: 'completed' })
    await orders.forgetDesk(first.orderId)
    expect(await desk(seller, first.id)).toMatchObject({
      ...{ version: 1, desk: { confirmation: 'confirmed', shipment: 'delivered' }, entries: [] },
    })
    expect(await note(seller, first.id, { step: 'returned' })).toMatchObject({ status: 200 })
  })
})

describe('the queue of calls', () => {
  it('gives the oldest new order first, the same again after a reload, and the next once it is noted', async () => {
    const { seller, placed } = await sellerWith(3)
    const [first = 0, second = 0, third] = placed.map(({ id }) => id)
    const session = sessionOf(seller)
    expect(await next(session)).toMatchObject({ call: { order: { id: first } }, summary: { due: 3 } })
    expect((await next(session)).call?.order.id).toBe(first)
    await session.post(`/api/orders/${first}/desk`, { step: 'no-answer' })
    expect((await next(session)).call?.order.id).toBe(second)
    expect((await next(session, [second])).call?.order.id).toBe(third)
  })

  it('never gives one order to two people, even under one login', async () => {
    const { seller, placed } = await sellerWith(4)
    const taken = await Promise.all([1, 2, 3, 4].map(async () => (await next(sessionOf(seller))).call?.order.id))
    expect(taken.sort()).toEqual(placed.map(({ id }) => id).sort())
    expect((await next(sessionOf(seller))).call).toBeNull()
  })

  it('gives each order once to people who work it off at the same time', async () => {
    const { seller, placed } = await sellerWith(12)
    const works = async () => {
      const session = sessionOf(seller)
      const called: number[] = []
      for (;;) {
        const { call } = await next(session)
        if (!call) return called
        called.push(call.order.id)
        await session.post(`/api/orders/${call.order.id}/desk`, { step: 'confirmed', version: call.version })
      }
    }
    const called = (await Promise.all([works(), works(), works()])).flat()
    expect(called.toSorted()).toEqual(placed.map(({ id }) => id).toSorted())
  })

  it('calls back when it was promised, and counts the day', async () => {
    const { seller, first } = await sellerWith(1)
    expect(await note(seller, first.id, { step: 'call-later', callAt: inAnHour() })).toMatchObject({ status: 200 })
    expect((await calls(seller)).due).toBe(0)
    const waiting = await until(async () => {
      const summary = await calls(seller)
      return summary.due === 0 && summary
    })
    expect(waiting.nextAt).not.toBeNull()
    expect(waiting.today).toEqual({ calls: 1, confirmed: 0 })
    await note(seller, first.id, { step: 'call-later', callAt: new Date(Date.now() - 1000).toISOString() })
    expect((await next(sessionOf(seller))).call?.order.id).toBe(first.id)
    await note(seller, first.id, { step: 'confirmed' })
    await until(async () => (await calls(seller)).today.confirmed === 1)
    expect((await next(sessionOf(seller))).call).toBeNull()
  })
})

describe('a parcel that waits for its confirmation', () => {
  /** A new order of a page that sends parcels once confirmed. */
  async function waiting(more: Partial<OrderableWebsite> = {}) {
    const userId = users++
    const seller: TestUser = { userId, role: 'client' }
    orders.pages.set(userId, pageOf(userId, { ownerId: userId, releaseOn: 'confirmed', ...more }))
    const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(userId))).body)
    const item = await until(async () => {
      const { items } = OrderPage.parse((await orders.http.as(seller).get('/api/orders/my')).body)
      return items[0]
    })
    return { seller, orderId, id: item.id, item }
  }
  const released = (orderId: string) => orders.events.all('order.released', orderId)

  it('leaves once it is confirmed and that can be taken back no more', async () => {
    const { seller, orderId, id, item } = await waiting()
    expect(item).toMatchObject({ releaseOn: 'confirmed', releasedAt: null })
    const { version } = DeskOrder.parse((await note(seller, id, { step: 'confirmed' })).body)
    expect((await undo(seller, id, version)).status).toBe(200)
    await orders.windowRunsOut(orderId)
    await until(async () => (await desk(seller, id)).order.upsellDelayedUntil === null)
    // What is released is stored as such in the write that appends the event.
    expect(await note(seller, id, { step: 'confirmed' })).toMatchObject({ body: { order: { releasedAt: null } } })
    await orders.windowRunsOut(orderId)
    await until(() => released(orderId).length === 1)
  })

  it('waits when its upsell window ends first, and leaves with an administrator’s status', async () => {
    const { seller, orderId, id } = await waiting({ hasUpsells: true })
    await orders.windowRunsOut(orderId)
    await until(async () => (await desk(seller, id)).order.upsellDelayedUntil === null)
    expect((await desk(seller, id)).order.releasedAt).toBeNull()
    await orders.http.as(SUPER_ADMIN).put(`/api/orders/${id}`, { status: 'processing' })
    await until(() => released(orderId).length === 1)
  })

  it('never leaves when the order is declined', async () => {
    const { seller, orderId, id } = await waiting({ hasUpsells: true })
    await note(seller, id, { step: 'declined' })
    await orders.windowRunsOut(orderId)
    await until(async () => (await desk(seller, id)).order.upsellDelayedUntil === null)
    expect((await desk(seller, id)).order.releasedAt).toBeNull()
  })
})
