import type { CallSettings } from '@izlog/contracts/domain/call-settings'
import { CallsSummary, NextCall } from '@izlog/contracts/http/desk'
import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { belgradeTime } from '@izlog/kit/belgrade-day'
import { makeEvent } from '@izlog/kit/bus/make-event'
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

let users = 76_000
/** A seller with so many new orders. */
async function sellerWith(count: number) {
  const userId = users++
  const seller: TestUser = { userId, role: 'client' }
  orders.pages.set(userId, pageOf(userId, { ownerId: userId }))
  for (let number = 0; number < count; number++) {
    const customerData = { ...orderFor(userId).customerData, phone: `064 813 ${1000 + number}` }
    PlaceOrderResponse.parse((await orders.place(orderFor(userId, { customerData }))).body)
  }
  await until(async () => (await calls(seller)).due === count)
  return seller
}

let versions = 1
/** Publishes a seller's settings as auth does. */
const settingsOf = ({ userId, role }: TestUser, more: { callSettings?: CallSettings }) =>
  orders.publish([
    makeEvent(
      'users',
      'user.snapshot.v1',
      { aggregateId: userId, aggregateVersion: versions++, at: new Date() },
      {
        ...{ userId, role, firstName: 'Nikola', lastName: 'Ilić', isActive: true, deleted: false },
        ...{ facebookPixelId: null, consentBanner: false, purchaseOn: 'ordered', trader: null },
        ...more,
      },
    ),
  ])

const calls = async (user: TestUser) => CallsSummary.parse((await orders.http.as(user).get('/api/orders/calls')).body)
const next = async (session: ReturnType<typeof orders.http.as>) =>
  NextCall.parse((await session.post('/api/orders/calls/next', {})).body)

it('calls nobody outside of the shop hours, but for whom it is calling already', async () => {
  const seller = await sellerWith(2)
  const session = orders.http.as(seller)
  const { call } = await next(session)
  const id = call?.order.id ?? 0
  const open = belgradeTime(new Date()).hour < 12 ? { from: '22:00', until: '22:30' } : { from: '03:00', until: '03:30' }
  const hours = { weekdays: open, saturday: open, sunday: open }
  await settingsOf(seller, { callSettings: { hours, attempts: 3, text: null } })
  const closed = await until(async () => {
    const summary = await calls(seller)
    return summary.opensAt && summary
  })
  expect(closed).toMatchObject({ due: 0, nextAt: closed.opensAt })
  expect(Date.parse(closed.opensAt ?? '')).toBeGreaterThan(Date.now())
  expect((await next(orders.http.as(seller))).call).toBeNull()
  expect((await next(session)).call?.order.id).toBe(id)
  await session.post(`/api/orders/${id}/desk`, { step: 'confirmed' })
  expect((await next(session)).call).toBeNull()
  await settingsOf(seller, { callSettings: { hours: null, attempts: 3, text: null } })
  await until(async () => (await next(session)).call !== null)
})
