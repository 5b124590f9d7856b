import type { OrderableWebsite } from '@izlog/contracts/domain/website'
import { OrderPage, OrderRead, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { REVIEW_MESSAGES, ReviewList } from '@izlog/contracts/http/reviews'
import type { TestUser } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
})
afterAll(() => orders.stop())

let users = 87_000
async function placed(page: Partial<OrderableWebsite> = {}, phone = '064 812 3390') {
  const userId = users++
  const seller: TestUser = { userId, role: 'client' }
  orders.pages.set(userId, pageOf(userId, { ownerId: userId, ...page }))
  const customerData = { ...orderFor(userId).customerData, phone }
  const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(userId, { customerData }))).body)
  const list = async () => OrderPage.parse((await orders.http.as(seller).get('/api/orders/my')).body).items
  const { id } = await until(async () => (await list())[0])
  const note = (step: string) => orders.http.as(seller).post(`/api/orders/${id}/desk`, { step })
  return { seller, id, orderId, note }
}
async function delivered() {
  const order = await placed()
  for (const step of ['confirmed', 'handed-over', 'delivered']) await order.note(step)
  return order
}
const shown = async (orderId: string) => OrderRead.parse((await orders.http.get(`/api/orders/${orderId}`)).body)
const write = (orderId: string, text: string, stars = 4) =>
  orders.http.post(`/api/orders/${orderId}/review`, { stars, text })
const read = async (seller: TestUser) =>
  ReviewList.parse((await orders.http.as(seller).get('/api/orders/reviews')).body).items
const decide = (seller: TestUser, id: number, approved: boolean, at: string) =>
  orders.http.as(seller).post(`/api/orders/${id}/review-decision`, { approved, at })

it('is written of a delivered order only, by its code, in bounds', async () => {
  const early = await placed()
  expect(await write(early.orderId, 'Odličan.')).toMatchObject({
    status: 409,
    body: { message: REVIEW_MESSAGES.notYet },
  })
  expect((await write(String(early.id), 'Odličan.')).status).toBe(404)
  const { orderId, id, seller } = await delivered()
  expect(await shown(orderId)).toMatchObject({ mayReview: true, review: null })
  expect((await write(orderId, 'x'.repeat(301))).status).toBe(422)
  expect((await write(orderId, 'Odličan.', 6)).status).toBe(422)
  expect(await write(orderId, ' Odličan\n<b>jastuk</b>. ')).toMatchObject({
    ...{ status: 200, body: { mayReview: true, review: { stars: 4, text: 'Odličan <b>jastuk</b>.' } } },
  })
  expect(await read(seller)).toMatchObject([{ id, orderId, name: 'Jovana S.', city: 'Novi Sad', decision: 'waiting' }])
  const event = await orders.events.first('order.review-written', orderId)
  expect(event.data).toMatchObject({ stars: 4, userId: seller.userId })
  expect(JSON.stringify(event.data)).not.toContain('Odličan')
})

it('is published once its seller approves it, and taken off when they decide otherwise', async () => {
  const { seller, id, orderId } = await delivered()
  await write(orderId, 'Odličan.')
  const [review] = await read(seller)
  expect((await decide({ userId: 4, role: 'client' }, id, true, review?.at ?? '')).status).toBe(404)
  expect(await decide(seller, id, true, review?.at ?? '')).toMatchObject({
    status: 200,
    body: { decision: 'approved' },
  })
  const published = await orders.events.first('order.review-decided', orderId)
  expect(published.data).toMatchObject({ review: { stars: 4, text: 'Odličan.', name: 'Jovana S.' } })
  expect(await write(orderId, 'Ipak loš.')).toMatchObject({ status: 409, body: { message: REVIEW_MESSAGES.decided } })
  expect(await shown(orderId)).toMatchObject({ mayReview: false, review: { text: 'Odličan.' } })
  await decide(seller, id, false, review?.at ?? '')
  const events = await until(() => {
    const all = orders.events.all('order.review-decided', orderId)
    return all.length === 2 && all
  })
  expect(events[1]?.data).toMatchObject({ review: null })
})

it('is not approved in other words than its seller has read', async () => {
  const { seller, id, orderId } = await delivered()
  await write(orderId, 'Odličan.')
  const [before] = await read(seller)
  await write(orderId, 'Raspao se.', 1)
  expect(await decide(seller, id, true, before?.at ?? '')).toMatchObject({
    ...{ status: 409, body: { message: REVIEW_MESSAGES.changedMeanwhile } },
  })
  const [now] = await read(seller)
  const [approval, rewriting] = await Promise.all([
    decide(seller, id, true, now?.at ?? ''),
    write(orderId, 'Ne, dobar je.', 3),
  ])
  expect([approval.status, rewriting.status].sort()).toEqual([200, 409])
  const [after] = await read(seller)
  expect(after).toMatchObject(
    approval.status === 200
      ? { text: 'Raspao se.', decision: 'approved' }
      : { text: 'Ne, dobar je.', decision: 'waiting' },
  )
})

it('stays in its seller’s list while it waits or is on a page, however many newer ones there are', async () => {
  const waiting = await delivered()
  await write(waiting.orderId, 'Čeka.')
  await orders.hasNewerReviews(waiting.orderId, 120)
  const items = await read(waiting.seller)
  expect(items).toHaveLength(101)
  expect(items.at(-1)).toMatchObject({ id: waiting.id, text: 'Čeka.' })
  await decide(waiting.seller, waiting.id, true, items.at(-1)?.at ?? '')
  expect((await read(waiting.seller)).at(-1)).toMatchObject({ id: waiting.id, decision: 'approved' })
})

it('is saved only so often, by a counter of its own, and refused in the words of its market', async () => {
  const { orderId } = await delivered()
  for (let sent = 0; sent < 10; sent++) expect((await write(orderId, `Mekan ${sent}.`)).status).toBe(200)
  expect((await write(orderId, 'Mekan 9.')).status).toBe(200)
  expect(await write(orderId, 'Tvrd.')).toMatchObject({ status: 429, body: { message: REVIEW_MESSAGES.tooMany } })
  const bosnian = await placed({ market: 'Bosnia', currency: 'KM', currencySymbol: 'KM' }, '061 123 456')
  expect(await write(bosnian.orderId, 'Mekan.')).toMatchObject({
    ...{ status: 409, body: { message: 'Ocjena se piše kad paket stigne.' } },
  })
})
