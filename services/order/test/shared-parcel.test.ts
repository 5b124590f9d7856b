import { randomUUID } from 'node:crypto'
import { formatOrderCode, ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import { OrderReleasedV1 } from '@izlog/contracts/events/orders'
import { DeskOrder } from '@izlog/contracts/http/desk'
import { ORDERS_IN_FILE_HEADER } from '@izlog/contracts/http/many-orders'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { OrderParcel, PARCEL_MESSAGES } from '@izlog/contracts/http/parcel'
import { PayoutMonth, PayoutRows } from '@izlog/contracts/http/payouts'
import { belgradeTime } from '@izlog/kit/belgrade-day'
import { signServiceToken } from '@izlog/kit/security/service-token'
import { SUPER_ADMIN, type TestUser, tokenFor } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
})
afterAll(() => orders.stop())

let users = 78_000
/** A seller with two pages, whose parcels wait for the call and cost 300 and 450 to bring. */
function aSeller(more: Parameters<typeof pageOf>[1] = {}) {
  const userId = users++
  const pages = [userId * 10, userId * 10 + 1] as const
  for (const [place, page] of pages.entries())
    orders.pages.set(
      page,
      pageOf(page, {
        ...{ ownerId: userId, releaseOn: 'confirmed' },
        ...{ deliveryPricing: { price: place === 0 ? 300 : 450, freeFrom: null }, ...more },
      }),
    )
  const seller: TestUser = { userId, role: 'client' }
  return { seller, pages }
}
const mine = async (seller: TestUser, search: string) =>
  OrderPage.parse((await orders.http.as(seller).get(`/api/orders/my?search=${search}`)).body).items
async function placed(seller: TestUser, page: number, phone = '064 812 3390') {
  const customerData = { ...orderFor(page).customerData, phone }
  const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(page, { customerData }))).body)
  return { orderId, id: (await until(async () => (await mine(seller, orderId))[0])).id }
}
async function twoOrders(more: Parameters<typeof pageOf>[1] = {}) {
  const { seller, pages } = aSeller(more)
  return { seller, leader: await placed(seller, pages[0]), follower: await placed(seller, pages[1]) }
}
async function sharedOrders(more: Parameters<typeof pageOf>[1] = {}) {
  const two = await twoOrders(more)
  expect((await share(two.seller, two.leader.id, two.follower.id)).status).toBe(200)
  return two
}
const share = (user: TestUser, id: number, order: number) =>
  orders.http.as(user).post(`/api/orders/${id}/parcel`, { order })
const separate = (user: TestUser, id: number) => orders.http.as(user).delete(`/api/orders/${id}/parcel`)
const parcel = async (user: TestUser, id: number) =>
  OrderParcel.parse((await orders.http.as(user).get(`/api/orders/${id}/parcel`)).body)
const desk = async (user: TestUser, id: number) =>
  DeskOrder.parse((await orders.http.as(user).get(`/api/orders/${id}/desk`)).body).order
const note = (user: TestUser, id: number, step: string) => orders.http.as(user).post(`/api/orders/${id}/desk`, { step })
const cancel = (code: string) => orders.http.post(`/api/orders/${code}/cancellation`)
const released = async (code: string) => OrderReleasedV1.parse(await orders.events.first('order.released', code)).data

describe('two orders of a buyer', () => {
  it('are offered as one parcel, and go as one: one release with both, and each its own status', async () => {
    const { seller, leader, follower } = await twoOrders()
    expect(await parcel(seller, follower.id)).toMatchObject({
      shared: null,
      sharable: [
        {
          ...{ order: { orderId: leader.orderId }, refusal: null },
          together: { leader: leader.orderId, sumToCollect: 6430, deliveryPrice: 450, confirms: null },
        },
      ],
    })
    expect(await share(seller, follower.id, leader.id)).toMatchObject({
      ...{ status: 200, body: { order: { parcelShare: { role: 'follows', leader } } } },
    })
    expect(await desk(seller, leader.id)).toMatchObject({
      ...{ deliveryPrice: 450, parcelShare: { role: 'leads', sumToCollect: 6430, followers: [follower] } },
    })
    const { shared } = await parcel(seller, follower.id)
    expect(shared).toMatchObject({ leader, followers: [follower], sumToCollect: 6430, refusal: null })

    await note(seller, leader.id, 'confirmed')
    expect(await desk(seller, follower.id)).toMatchObject({ status: 'processing', desk: { shipment: 'to-pack' } })
    for (const { orderId } of [follower, leader]) await orders.windowRunsOut(orderId)
    expect(await released(leader.orderId)).toMatchObject({
      ...{ sumToCollect: 6430, upsells: [{ title: 'Jastuk Mirna noć', quantity: 1, totalPrice: 2990 }] },
    })
    for (const step of ['handed-over', 'delivered']) await note(seller, leader.id, step)
    expect(await desk(seller, follower.id)).toMatchObject({ status: 'completed', releasedAt: null })
    const changes = () => orders.events.all('order.status-changed', follower.orderId)
    await until(() => changes()[1])
    expect(changes().map(({ data }) => data)).toMatchObject([
      { from: 'pending', to: 'processing', followsParcel: true },
      { from: 'processing', to: 'completed', byShopper: false },
    ])
    expect(orders.events.all('order.released', follower.orderId)).toEqual([])
    const asked = orders.events.all('order.parcel-changed', leader.orderId).map(({ data }) => data)
    expect(asked).toMatchObject([{ as: 'leader', followers: [follower.orderId], parcel: { sumToCollect: 6430 } }])
  })

  it('are one label, also where only the second is printed, and one step of many', async () => {
    const { seller, leader, follower } = await sharedOrders()
    for (const ids of [[follower.id, leader.id], [follower.id]]) {
      const response = await fetch(`http://127.0.0.1:${orders.port}/api/orders/labels`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokenFor(seller)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ids, format: 'a4-6' }),
      })
      expect(response.headers.get(ORDERS_IN_FILE_HEADER)).toBe('1')
    }
    await note(seller, leader.id, 'confirmed')
    const bulk = (step: string, ids: number[]) => orders.http.as(seller).post('/api/orders/desk/bulk', { ids, step })
    expect((await bulk('packed', [follower.id, leader.id])).body).toMatchObject({
      results: [
        { id: leader.id, refusal: null },
        { id: follower.id, refusal: null },
      ],
    })
    expect((await bulk('handed-over', [follower.id])).body).toMatchObject({
      results: [{ id: follower.id, refusal: PARCEL_MESSAGES.follows(leader.orderId) }],
    })
  })

  it('are paid once, whichever of them the courier names, and none of it is counted twice or lost', async () => {
    const { seller, leader, follower } = await sharedOrders()
    for (const step of ['confirmed', 'handed-over']) await note(seller, leader.id, step)
    const form = new FormData()
    const columns = { order: 'Referenca', sum: 'Otkup', outcome: 'Status' }
    const mapping = {
      ...{ kind: 'payout', courier: 'Brzi kurir', columns, date: new Date().toISOString().slice(0, 10) },
      outcomes: { Uručena: 'delivered' },
    }
    form.set('mapping', JSON.stringify(mapping))
    const lines = [`${follower.orderId};6430;Uručena`, `${leader.orderId};6430;Uručena`]
    form.set('file', new File([['Referenca;Otkup;Status', ...lines].join('\r\n')], 'isplata.csv'))
    const sent = await orders.http.as(seller).post('/api/orders/payouts/import', form)
    expect(PayoutRows.parse(sent.body).rows).toMatchObject([
      { state: 'matched', orders: [leader.orderId] },
      { state: 'paid', orders: [leader.orderId] },
    ])
    expect((await desk(seller, follower.id)).status).toBe('completed')
    const month = belgradeTime(new Date()).day.slice(0, 7)
    const { pages } = PayoutMonth.parse((await orders.http.as(seller).get(`/api/orders/payouts?month=${month}`)).body)
    const total = (of: 'ordered' | 'delivered' | 'collected' | 'owed') => pages.reduce((sum, page) => sum + page[of], 0)
    expect([total('ordered'), total('delivered'), total('collected'), total('owed')]).toEqual([2, 2, 6430, 0])
  })

  it('change together: the second by itself neither at the desk, nor its data, nor its status', async () => {
    const { seller, leader, follower } = await sharedOrders()
    const refusal = { status: 409, body: { message: PARCEL_MESSAGES.follows(leader.orderId) } }
    expect(await note(seller, follower.id, 'confirmed')).toMatchObject(refusal)
    const { customerData } = orderFor(1)
    const wanted = { customerData, quantity: 2, totalPrice: 2990, version: 3 }
    expect(await orders.http.as(seller).post(`/api/orders/${follower.id}/edit`, wanted)).toMatchObject(refusal)
    expect(await orders.http.as(SUPER_ADMIN).put(`/api/orders/${follower.id}`, { status: 'completed' })).toMatchObject(
      refusal,
    )
    for (const { orderId } of [leader, follower])
      expect(await cancel(orderId)).toMatchObject({ status: 409, body: { order: { fixedBy: 'shared' } } })
    const { body } = await orders.http.as(seller).get('/api/orders/calls')
    expect(body).toMatchObject({ due: 1 })
    await note(seller, leader.id, 'declined')
    expect(await desk(seller, follower.id)).toMatchObject({ status: 'cancelled', desk: { confirmation: 'declined' } })
  })
})

describe('what is taken out of a shared parcel', () => {
  it('has its own sum and its own parcel again, and leaves by itself', async () => {
    const { seller, leader, follower } = await sharedOrders()
    await note(seller, leader.id, 'confirmed')
    expect(await separate(seller, follower.id)).toMatchObject({
      ...{ status: 200, body: { order: { parcelShare: null, deliveryPrice: 450, sumToCollect: 3440 } } },
    })
    expect(await desk(seller, leader.id)).toMatchObject({ parcelShare: null, deliveryPrice: 300, sumToCollect: 3290 })
    for (const { orderId } of [leader, follower]) await orders.windowRunsOut(orderId)
    expect(await released(leader.orderId)).toMatchObject({ sumToCollect: 3290, upsells: [] })
    expect(await released(follower.orderId)).toMatchObject({ sumToCollect: 3440, upsells: [] })
    expect((await separate(seller, follower.id)).status).toBe(200)
    expect((await separate(seller, leader.id)).status).toBe(200)
  })

  it('goes back to the queue of calls when it was confirmed by sharing alone', async () => {
    const { seller, leader, follower } = await twoOrders()
    await note(seller, leader.id, 'confirmed')
    await share(seller, leader.id, follower.id)
    expect(await desk(seller, follower.id)).toMatchObject({ status: 'processing', desk: { shipment: 'to-pack' } })
    await separate(seller, follower.id)
    expect(await desk(seller, follower.id)).toMatchObject({
      ...{ status: 'pending', desk: { confirmation: 'new', shipment: null }, upsellDelayedUntil: null },
    })
    const changes = () => orders.events.all('order.status-changed', follower.orderId)
    await until(() => changes()[1])
    expect(changes().map(({ data }) => data)).toMatchObject([
      { to: 'processing' },
      { from: 'processing', to: 'pending' },
    ])
  })

  it('is taken out no more once the parcel is packed', async () => {
    const { seller, leader, follower } = await sharedOrders()
    for (const step of ['confirmed', 'packed']) await note(seller, leader.id, step)
    const refusal = PARCEL_MESSAGES.packed(leader.orderId)
    expect((await parcel(seller, leader.id)).shared?.refusal).toBe(refusal)
    expect(await separate(seller, follower.id)).toMatchObject({ status: 409, body: { message: refusal } })
    expect(await separate(seller, leader.id)).toMatchObject({ status: 409, body: { message: PARCEL_MESSAGES.leads } })
  })
})

describe('what cannot share a parcel', () => {
  it('is what the courier has, what is of another buyer, and what is of another seller', async () => {
    const { seller, pages } = aSeller({ releaseOn: 'ordered' })
    const [one, other] = [await placed(seller, pages[0]), await placed(seller, pages[1])]
    expect(await share(seller, one.id, other.id)).toMatchObject({
      ...{ status: 409, body: { message: PARCEL_MESSAGES.announcing(other.orderId) } },
    })
    const { sharable } = await parcel(seller, one.id)
    expect(sharable).toMatchObject([{ refusal: PARCEL_MESSAGES.announcing(other.orderId), together: null }])
    const stranger = await placed(seller, pages[0], '064 812 3399')
    expect((await share(seller, stranger.id, other.id)).body).toMatchObject({ message: PARCEL_MESSAGES.otherBuyer })
    const theirs = await twoOrders()
    expect((await share(seller, one.id, theirs.leader.id)).status).toBe(404)
    expect((await share(seller, theirs.leader.id, theirs.follower.id)).status).toBe(404)
    expect((await share(SUPER_ADMIN, one.id, theirs.leader.id)).status).toBe(404)
    expect((await orders.http.as(seller).get(`/api/orders/${theirs.leader.id}/parcel`)).status).toBe(404)
    await share(theirs.seller, theirs.leader.id, theirs.follower.id)
    expect((await separate(seller, theirs.follower.id)).status).toBe(404)
    expect(JSON.stringify((await orders.http.get(`/api/orders/${theirs.leader.orderId}`)).body)).not.toContain(
      theirs.follower.orderId,
    )
  })
})

describe('at the same moment', () => {
  /** Both orders have one parcel, or each its own; never one that only one of them believes in. */
  async function agree(seller: TestUser, leader: { id: number }, follower: { id: number }) {
    const [one, other] = await Promise.all([desk(seller, leader.id), desk(seller, follower.id)])
    const listed = one.parcelShare?.role === 'leads' ? one.parcelShare.followers.map(({ id }) => id) : []
    const isFollowing = other.parcelShare?.role === 'follows' && other.parcelShare.leader.id === leader.id
    expect(listed).toEqual(isFollowing ? [follower.id] : [])
    return { one, other, isFollowing }
  }

  it('two people put the same orders together from both sides, and one parcel comes of it', async () => {
    const { seller, leader, follower } = await twoOrders()
    const answers = await Promise.all([
      share(seller, leader.id, follower.id),
      share(seller, follower.id, leader.id),
      share(seller, leader.id, follower.id),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await agree(seller, leader, follower)).isFollowing).toBe(true)
    await note(seller, leader.id, 'confirmed')
    await orders.events.first('order.status-changed', leader.orderId)
    expect(orders.events.all('order.parcel-changed', leader.orderId)).toHaveLength(1)
  })

  it.each<[string, (two: Awaited<ReturnType<typeof twoOrders>>) => Promise<unknown>]>([
    ['the leader is handed over', ({ seller, leader }) => note(seller, leader.id, 'handed-over')],
    ['the leader is declined', ({ seller, leader }) => note(seller, leader.id, 'declined')],
    ['the shopper cancels the second', ({ follower }) => cancel(follower.orderId)],
    ['the second is declined', ({ seller, follower }) => note(seller, follower.id, 'declined')],
    ['it is taken out again', ({ seller, follower }) => separate(seller, follower.id)],
  ])('%s, and both orders say the same of it', async (_what, doMeanwhile) => {
    const two = await twoOrders()
    const { seller, leader, follower } = two
    await note(seller, leader.id, 'confirmed')
    await Promise.all([share(seller, leader.id, follower.id), doMeanwhile(two)])
    const { one, other, isFollowing } = await agree(seller, leader, follower)
    if (isFollowing) expect(other.desk).toEqual(one.desk)
    else expect([one, other].map(({ deliveryPrice }) => deliveryPrice)).toEqual([300, 450])
  })

  it('an upsell that comes late joins before or is refused, and the parcel has what joined', async () => {
    const { seller, leader, follower } = await twoOrders({ hasUpsells: true })
    const upsell = {
      ...{ reservationId: randomUUID(), upsellProductId: 900, title: 'Jastučnica', sku: null, image: null },
      upsellOrderId: formatOrderCode(crypto.getRandomValues(new Uint8Array(ORDER_CODE_BYTES))),
      ...{ websiteId: (await desk(seller, follower.id)).websiteId, quantity: 1, totalPrice: 990, currency: 'RSD' },
    }
    const authorization = `Bearer ${signServiceToken(orders.env.SERVICE_KEY, 'upsell', 'order')}`
    const [shared, joined] = await Promise.all([
      share(seller, leader.id, follower.id),
      orders.http.post(`/internal/orders/${follower.orderId}/upsells`, upsell, { authorization }),
    ])
    expect(shared.status).toBe(200)
    const isIn = (joined.body as { outcome: string }).outcome === 'accepted'
    const { parcelShare } = await desk(seller, leader.id)
    expect(parcelShare).toMatchObject({ sumToCollect: isIn ? 7420 : 6430 })
    const late = { ...upsell, reservationId: randomUUID(), upsellProductId: 901 }
    const refused = await orders.http.post(`/internal/orders/${follower.orderId}/upsells`, late, { authorization })
    expect(refused.body).toEqual({ outcome: 'window-closed' })
  })
})

it('a process killed between two writes leaves nothing half done', async () => {
  const { seller, leader, follower } = await twoOrders()
  await orders.asksToFollow(follower.orderId, leader)
  const settled = async () => {
    const { parcelShare } = await desk(seller, leader.id)
    return parcelShare?.role === 'leads' ? parcelShare : undefined
  }
  expect((await until(settled)).followers).toMatchObject([follower])
  await until(async () => (await desk(seller, follower.id)).parcelShare?.role === 'follows')

  const late = await twoOrders()
  for (const step of ['confirmed', 'handed-over']) await note(late.seller, late.leader.id, step)
  await orders.asksToFollow(late.follower.orderId, late.leader)
  expect(await share(late.seller, late.follower.id, late.leader.id)).toMatchObject({
    ...{ status: 409, body: { message: PARCEL_MESSAGES.left(late.leader.orderId) } },
  })
  await until(async () => (await desk(late.seller, late.follower.id)).parcelShare === null)
})
