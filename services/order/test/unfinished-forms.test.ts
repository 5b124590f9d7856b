import { USUAL_CALL_SETTINGS } from '@izlog/contracts/domain/call-settings'
import { UNFINISHED_KEPT_DAYS } from '@izlog/contracts/domain/unfinished-forms'
import { CallsSummary, NextCall } from '@izlog/contracts/http/desk'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { DashboardStats } from '@izlog/contracts/http/stats'
import { UNFINISHED_MESSAGES, type UnfinishedFormBody } from '@izlog/contracts/http/unfinished-forms'
import { connectStore } from '@izlog/kit/store/connection'
import { SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { userSnapshot } from '@izlog/kit/testing/user-snapshot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mongoBlocks } from '../src/store/mongo-blocks.ts'
import { mongoProjections } from '../src/store/mongo-projections.ts'
import { mongoUnfinishedForms } from '../src/store/mongo-unfinished-forms.ts'
import { keepUnfinishedForm } from '../src/use-cases/keep-unfinished-form.ts'
import { newKey, orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
})
afterAll(() => orders.stop())

let numbers = 0
let versions = 1
const settings = (userId: number, unfinished: boolean, deleted = false) =>
  orders.publish([userSnapshot(userId, versions++, { callSettings: { ...USUAL_CALL_SETTINGS, unfinished }, deleted })])

/** A seller with a page, who keeps unfinished forms; and a phone that nobody else has. */
async function keepingSeller(page: Partial<Parameters<typeof pageOf>[1]> = {}) {
  const userId = 77_000 + numbers++
  const seller: TestUser = { userId, role: 'client' }
  const website = pageOf(userId, { ownerId: userId, ...page })
  orders.pages.set(userId, website)
  await orders.announce(website)
  await settings(userId, true)
  await orders.caughtUp('order.projections', ['users', 'websites'])
  const typed = `064 820 ${1000 + numbers}`
  return { seller, typed, phone: `+38164820${1000 + numbers}` }
}

const formId = () => crypto.randomUUID().replaceAll('-', '')
const leave = ({ userId }: TestUser, phone: string, more: Partial<UnfinishedFormBody> = {}) =>
  orders.http.post('/api/orders/unfinished', { form: formId(), websiteId: userId, quantity: 1, phone, ...more })
/** A form that was left so long ago that it is due. */
async function leftForm(seller: TestUser, typed: string, phone: string, more: Partial<UnfinishedFormBody> = {}) {
  expect((await leave(seller, typed, more)).status).toBe(204)
  await orders.typedAgo(phone, 16)
}
const calls = async (user: TestUser) => CallsSummary.parse((await orders.http.as(user).get('/api/orders/calls')).body)
const sessionOf = (user: TestUser) => orders.http.as(user)
const next = async (session: ReturnType<typeof sessionOf>, body: object = {}) =>
  NextCall.parse((await session.post('/api/orders/calls/next', body)).body)
const note = (session: ReturnType<typeof sessionOf>, id: string, outcome: string, version = 1) =>
  session.post(`/api/orders/unfinished/${id}/outcome`, { outcome, version })
const undo = (session: ReturnType<typeof sessionOf>, id: string, version: number) =>
  session.post(`/api/orders/unfinished/${id}/undo`, { version })
const place = async ({ userId }: TestUser, phone: string, key = newKey()) => {
  const customerData = { ...orderFor(userId).customerData, phone }
  return PlaceOrderResponse.parse((await orders.place(orderFor(userId, { customerData }), key)).body)
}
/** An order so long ago, whose event was read then: read late, it would remove a form that was left since. */
async function placedHoursAgo(seller: TestUser, phone: string, hours: number) {
  const { orderId } = await place(seller, phone)
  await orders.events.first('order.created', orderId)
  await orders.caughtUp('order.stats', ['orders'])
  await orders.placedAgo(orderId, hours * 3600)
  return orderId
}

describe('an unfinished form', () => {
  it('is due after a quarter of an hour, and counted apart from orders', async () => {
    const { seller, typed, phone } = await keepingSeller({ deliveryPricing: { price: 350, freeFrom: null } })
    expect((await leave(seller, typed, { name: ' Ana  Ilić ', quantity: 2 })).status).toBe(204)
    expect(await calls(seller)).toMatchObject({ due: 0, unfinished: 0, nextAt: expect.any(String) })
    await orders.typedAgo(phone, 16)
    expect(await calls(seller)).toMatchObject({ due: 0, unfinished: 1, nextAt: null })
    const { call, unfinished } = await next(sessionOf(seller))
    expect(call).toBeNull()
    expect(unfinished).toMatchObject({ name: 'Ana  Ilić', phone, quantity: 2, totalPrice: 4990, sumToCollect: 5340 })
    expect(OrderPage.parse((await orders.http.as(seller).get('/api/orders/my')).body).total).toBe(0)
    const { totalOrders } = DashboardStats.parse((await orders.http.as(seller).get('/api/dashboard/stats')).body)
    expect(totalOrders).toBe(0)
  })

  it('is one of a phone on a page, and of a corrected phone', async () => {
    const { seller, typed, phone } = await keepingSeller()
    const form = formId()
    await Promise.all([leave(seller, typed), leave(seller, phone), leave(seller, typed)])
    await leave(seller, typed, { form })
    expect(await orders.unfinishedStored(phone)).toBe(1)
    await leave(seller, '064 111 2299', { form, name: 'Mira' })
    expect(await orders.unfinishedStored(phone)).toBe(0)
    expect(await orders.unfinishedStored('+381641112299')).toBe(1)
  })

  it('waits as long as its shopper is still typing, but stays with who calls it', async () => {
    const { seller, typed, phone } = await keepingSeller()
    await leftForm(seller, typed, phone)
    const session = sessionOf(seller)
    const { unfinished } = await next(session)
    await leave(seller, typed, { name: 'Ana' })
    expect((await calls(seller)).unfinished).toBe(0)
    expect((await next(sessionOf(seller))).unfinished).toBeNull()
    expect((await next(session)).unfinished).toMatchObject({ id: unfinished?.id, name: 'Ana' })
  })

  it('is kept by nobody who has not switched it on, who has blocked the shopper, or who does not sell here', async () => {
    const { seller, typed, phone } = await keepingSeller()
    const orderId = await placedHoursAgo(seller, typed, 25)
    const { items } = OrderPage.parse((await orders.http.as(seller).get('/api/orders/my')).body)
    const order = items.find((item) => item.orderId === orderId)?.id
    await leftForm(seller, typed, phone)
    expect((await calls(seller)).unfinished).toBe(1)
    await orders.http.as(seller).post(`/api/orders/${order}/desk`, { step: 'confirmed' })
    await orders.http.as(seller).post('/api/orders/blocked', { order, by: ['phone'] })
    expect((await calls(seller)).unfinished).toBe(0)
    expect((await next(sessionOf(seller))).unfinished).toBeNull()
    const form = formId()
    await leave(seller, '064 555 0011', { form })
    expect(await orders.unfinishedStored('+381645550011')).toBe(1)
    await leave(seller, typed, { form })
    expect(await orders.unfinishedStored('+381645550011')).toBe(1)

    const other = await keepingSeller()
    const elsewhere = { 'x-site-owner': String(seller.userId) }
    const body = { form: formId(), websiteId: other.seller.userId, quantity: 1, phone: other.typed }
    expect((await orders.http.post('/api/orders/unfinished', body, elsewhere)).status).toBe(204)
    expect(await orders.unfinishedStored(other.phone)).toBe(0)
    expect((await leave({ userId: 1, role: 'client' }, other.typed)).status).toBe(204)
    await settings(other.seller.userId, false)
    await orders.caughtUp('order.projections', ['users'])
    expect((await leave(other.seller, other.typed)).status).toBe(204)
    expect(await orders.unfinishedStored(other.phone)).toBe(0)
  })

  it('is not kept with what cannot be called or ordered, which the answer does not tell', async () => {
    const { seller, typed, phone } = await keepingSeller()
    expect((await leave(seller, '000 000 000')).status).toBe(204)
    expect((await leave(seller, typed, { quantity: 77 })).status).toBe(204)
    expect(await calls(seller)).toMatchObject({ unfinished: 0, nextAt: null })
    expect(await orders.unfinishedStored(phone)).toBe(0)
    expect((await leave(seller, typed, { form: 'x' })).status).toBe(422)
  })

  it('is limited by network, apart from orders', async () => {
    const strict = await startOrders({ LIMIT_ORDERS_PER_MINUTE: '1' })
    const body = { form: formId(), websiteId: 1, quantity: 1, phone: '064 812 3390' }
    expect((await strict.http.post('/api/orders/unfinished', body)).status).toBe(204)
    expect(await strict.http.post('/api/orders/unfinished', body)).toMatchObject({ status: 429 })
    strict.pages.set(1, pageOf(1))
    expect((await strict.place(orderFor(1))).status).toBe(201)
    await strict.stop()
  })
})

describe('made-up phones', () => {
  it('from one network are few on a page, and those that are kept can still be changed', async () => {
    const { seller, typed, phone } = await keepingSeller()
    await leftForm(seller, typed, phone)
    const madeUp = Array.from({ length: 12 }, (_, place) => `64 900 ${seller.userId % 1000}${place + 10}`)
    for (const number of madeUp) expect((await leave(seller, `+381 ${number}`)).status).toBe(204)
    const stored = await Promise.all(
      madeUp.map((number) => orders.unfinishedStored(`+381${number.replaceAll(' ', '')}`)),
    )
    expect(stored.filter((count) => count === 1)).toHaveLength(9)
    await leave(seller, typed, { name: 'Ana' })
    await orders.typedAgo(phone, 16)
    expect((await next(sessionOf(seller))).unfinished).toMatchObject({ phone, name: 'Ana' })
  })

  it('above a real one do not hide it while it is kept', async () => {
    const { seller, typed, phone } = await keepingSeller()
    await leftForm(seller, typed, phone)
    await orders.hasUnfinished(seller.userId, 499)
    expect((await next(sessionOf(seller))).unfinished).toMatchObject({ phone })
  })
})

describe('an order of its phone', () => {
  it('removes it, on whichever page of the seller, and leaves other sellers’ alone', async () => {
    const { seller, typed, phone } = await keepingSeller()
    const other = await keepingSeller()
    const second = { userId: seller.userId + 500_000, role: 'client' } satisfies TestUser
    orders.pages.set(second.userId, pageOf(second.userId, { ownerId: seller.userId }))
    await leftForm(seller, typed, phone)
    await leftForm(other.seller, typed, phone)
    await place(second, `+381 64 ${phone.slice(6)}`)
    await until(async () => (await orders.unfinishedStored(phone)) === 1)
    expect((await calls(other.seller)).unfinished).toBe(1)
  })

  it('removes it also when it came first, up to a day before and on another page of the seller', async () => {
    const { seller, typed, phone } = await keepingSeller()
    const second = { userId: seller.userId + 500_000, role: 'client' } satisfies TestUser
    const page = pageOf(second.userId, { ownerId: seller.userId })
    orders.pages.set(second.userId, page)
    await orders.announce(page)
    await orders.caughtUp('order.projections', ['websites'])
    const orderId = await placedHoursAgo(second, typed, 23)
    expect((await leave(seller, typed)).status).toBe(204)
    expect(await orders.unfinishedStored(phone)).toBe(0)
    await orders.placedAgo(orderId, 25 * 3600)
    await leave(seller, typed)
    expect(await orders.unfinishedStored(phone)).toBe(1)
  })

  it('removes it also when the order is on hold, of which nothing is published', async () => {
    const { seller, typed, phone } = await keepingSeller()
    const email = `mira${seller.userId}@primer.rs`
    const wish = (typedPhone: string) =>
      orderFor(seller.userId, {
        customerData: { ...orderFor(seller.userId).customerData, phone: typedPhone, email },
      })
    await orders.place(wish('064 333 4455'))
    const { items } = OrderPage.parse((await orders.http.as(seller).get('/api/orders/my')).body)
    await orders.http.as(seller).post('/api/orders/blocked', { order: items[0]?.id, by: ['email'] })
    await orders.http.as(seller).post(`/api/orders/${items[0]?.id}/desk`, { step: 'confirmed' })
    await leftForm(seller, typed, phone)
    await orders.place(wish(typed))
    expect((await next(sessionOf(seller))).unfinished).toBeNull()
    expect(await orders.unfinishedStored(phone)).toBe(0)
  })

  it('that its seller entered ends it too', async () => {
    const { seller, typed, phone } = await keepingSeller()
    await leftForm(seller, typed, phone)
    const body = { ...orderFor(seller.userId), source: 'phone' }
    const customerData = { ...body.customerData, phone }
    await orders.http.as(seller).post('/api/orders/manual', { ...body, customerData }, { 'idempotency-key': newKey() })
    await until(async () => (await orders.unfinishedStored(phone)) === 0)
  })
})

describe('the call of an unfinished form', () => {
  it('is nobody else’s, comes after orders, and never goes to two people', async () => {
    const { seller, typed, phone } = await keepingSeller()
    await leftForm(seller, typed, phone)
    await place(seller, '064 222 3344')
    // Until the order is in the queue, the form would be the first session's.
    await until(async () => (await calls(seller)).due === 1)
    const [first, second] = [sessionOf(seller), sessionOf(seller)]
    const { call } = await next(first)
    const { unfinished } = await next(second)
    const id = unfinished?.id ?? ''
    await first.post(`/api/orders/${call?.order.id}/desk`, { step: 'confirmed' })
    expect((await next(first)).unfinished).toBeNull()
    expect((await next(second)).unfinished?.id).toBe(id)
    expect((await next(second, { skipUnfinished: [id] })).unfinished).toBeNull()
    expect((await next(first)).unfinished?.id).toBe(id)
    const other = orders.http.as({ userId: 76_999, role: 'client' })
    for (const answer of [await note(other, id, 'declined'), await undo(other, id, 1)])
      expect(answer).toMatchObject({ status: 404, body: { message: UNFINISHED_MESSAGES.gone } })
    expect((await note(orders.http.as(SUPER_ADMIN), id, 'no-answer')).status).toBe(200)
  })

  it('without an answer is tried again hours later, and takes back its last outcome', async () => {
    const { seller, typed, phone } = await keepingSeller()
    await leftForm(seller, typed, phone)
    const session = sessionOf(seller)
    const id = (await next(session)).unfinished?.id ?? ''
    const [one, two] = await Promise.all([note(session, id, 'no-answer'), note(session, id, 'no-answer')])
    expect([one.status, two.status].filter((status) => status === 200)).not.toEqual([])
    expect(await calls(seller)).toMatchObject({ unfinished: 0, nextAt: expect.any(String), today: { calls: 0 } })
    expect(await note(session, id, 'declined')).toMatchObject({ status: 409 })
    expect((await undo(session, id, 1)).status).toBe(409)
    expect(await undo(session, id, 2)).toMatchObject({ status: 200, body: { attempts: 0, calledAt: null } })
    expect((await next(sessionOf(seller))).unfinished).toBeNull()
    expect((await next(session)).unfinished).toMatchObject({ id, version: 3 })
  })

  it('that was declined takes it out of the queue for good, unless that is taken back', async () => {
    const { seller, typed, phone } = await keepingSeller()
    await leftForm(seller, typed, phone)
    const session = sessionOf(seller)
    const id = (await next(session)).unfinished?.id ?? ''
    expect((await note(session, id, 'declined')).status).toBe(200)
    expect((await next(session)).unfinished).toBeNull()
    expect((await calls(seller)).unfinished).toBe(0)
    const expiry = await orders.unfinishedExpiry(phone)
    const form = formId()
    for (const number of [typed, '064 555 7788', typed]) await leave(seller, number, { form })
    await orders.typedAgo(phone, 16)
    expect((await calls(seller)).unfinished).toBe(0)
    expect(await orders.unfinishedExpiry(phone)).toBe(expiry)
    expect((await undo(session, id, 2)).status).toBe(200)
    expect((await calls(seller)).unfinished).toBe(1)
    expect((await note(session, id, 'ordered', 3)).status).toBe(200)
    expect(await calls(seller)).toMatchObject({ unfinished: 0, nextAt: null })
  })
})

describe('what is kept of unfinished forms', () => {
  it('is the newest of a seller, so that nobody fills the store', async () => {
    const { seller, typed, phone } = await keepingSeller()
    await leftForm(seller, typed, phone)
    await orders.hasUnfinished(seller.userId, 499)
    await leave(seller, '064 777 1122', { name: 'Ana' })
    expect(await orders.unfinishedStored(phone)).toBe(0)
    expect(await orders.unfinishedStored('+381647771122')).toBe(1)
  })

  it('goes after a week, and is shown no longer even where the store is late', async () => {
    const { seller, typed, phone } = await keepingSeller()
    await leftForm(seller, typed, phone)
    await orders.unfinishedExpires(phone, -1)
    expect((await calls(seller)).unfinished).toBe(0)
    await leave(seller, typed)
    const kept = (await orders.unfinishedExpiry(phone)) - Date.now()
    expect(Math.round(kept / 86_400_000)).toBe(UNFINISHED_KEPT_DAYS)
  })

  it('goes when its seller switches them off, or is deleted', async () => {
    const [off, deleted, kept] = [await keepingSeller(), await keepingSeller(), await keepingSeller()]
    for (const { seller, typed, phone } of [off, deleted, kept]) await leftForm(seller, typed, phone)
    await settings(off.seller.userId, false)
    await settings(deleted.seller.userId, true, true)
    await settings(kept.seller.userId, true)
    await orders.caughtUp('order.projections', ['users'])
    expect(await orders.unfinishedStored(off.phone)).toBe(0)
    expect(await orders.unfinishedStored(deleted.phone)).toBe(0)
    expect(await orders.unfinishedStored(kept.phone)).toBe(1)
  })

  it('is not left behind where it comes while its seller switches them off', async () => {
    const { seller, phone } = await keepingSeller()
    const store = await connectStore('order', orders.env)
    const unfinishedForms = mongoUnfinishedForms(store)
    /** Stores it after the switch, which was still on when it was looked at. */
    const put: typeof unfinishedForms.put = async (form) => {
      await settings(seller.userId, false)
      await orders.caughtUp('order.projections', ['users'])
      await unfinishedForms.put(form)
      expect(await orders.unfinishedStored(phone)).toBe(1)
    }
    const form = { form: formId(), websiteId: seller.userId, quantity: 1, name: '', phone }
    const deps = {
      ...{
        unfinishedForms: { ...unfinishedForms, put },
        projections: mongoProjections(store),
        blocks: mongoBlocks(store),
      },
      ...{ orders: { orderedSince: async () => false }, newPhoneLimit: async () => undefined, now: () => new Date() },
    }
    await keepUnfinishedForm(deps, form, { ip: null, site: undefined })
    expect(await orders.unfinishedStored(phone)).toBe(0)
    await store.close()
  })

  it('goes with its shopper, whose phone is erased', async () => {
    const { seller, typed, phone } = await keepingSeller()
    await leftForm(seller, typed, phone)
    expect((await orders.http.as(SUPER_ADMIN).post('/api/admin/erasures', { phone: typed })).status).toBe(201)
    expect(await orders.unfinishedStored(phone)).toBe(0)
  })
})
