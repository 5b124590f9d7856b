import { randomBytes } from 'node:crypto'
import { ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import { createLogger } from '@izlog/kit/logger'
import { connectStore } from '@izlog/kit/store/connection'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { testEnvironment } from '@izlog/kit/testing/stack'
import { recordStoreCalls } from '@izlog/kit/testing/store-filters'
import type { Connection } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newOrder } from '../src/domain/new-order.ts'
import { customerOf } from '../src/domain/order.ts'
import { channelStates } from '../src/store/channel-states.ts'
import { mongoOrders, type NewOrder } from '../src/store/mongo-orders.ts'
import { orderSearch } from '../src/store/order-search.ts'
import { newKey } from './start.ts'

const website = pageOf(1)
const recorded = recordStoreCalls()
let store: Connection
beforeAll(async () => {
  store = await connectStore('order', testEnvironment())
})
afterAll(() => {
  recorded.stop()
  return store.close()
})

/** An order of this page by a phone, which fails when it is made if `fails`. */
function placed(id: number, phone: string, { fails = false } = {}): NewOrder {
  const now = new Date()
  const make = (possibleDuplicate: boolean) => {
    if (fails) throw new Error('breaks the contract')
    const order = newOrder({
      ...{ id, website, quantity: 1, totalPrice: 2990, deliveryPrice: 0, possibleDuplicate, source: 'page', now },
      codeBytes: randomBytes(ORDER_CODE_BYTES),
      createdEventId: `created-${id}`,
      customer: customerOf(
        {
          name: 'Jovana Stanković',
          phone,
          address: 'Futoška 21',
          city: 'Novi Sad',
          postalCode: null,
          notes: null,
          email: null,
        },
        phone,
      ),
      purchaseEventId: `purchase-${id}`,
      client: { ip: '', userAgent: '', fbp: null, fbc: null, adConsent: false, campaign: null },
      blockedBy: undefined,
      upsellWindowSeconds: null,
    })
    return { order, events: [] }
  }
  const idempotency = { key: newKey(), bodyHash: 'hash', livesMs: 60_000 }
  return { userId: website.ownerId, websiteId: website.id, phone, now, idempotency, make }
}

const log = createLogger('test', 'silent')
function ordersAndSearch() {
  const search = orderSearch(store, log)
  return { search, orders: mongoOrders(store, { publish: async () => {} } as never, log, channelStates(store), search) }
}

it('stores orders that come together, each with whether its phone ordered before, and refuses alone what fails', async () => {
  const { orders } = ordersAndSearch()
  const first = await orders.insert(placed(1, '+381648123390'))
  expect(first?.possibleDuplicate).toBe(false)
  const together = await Promise.allSettled([
    orders.insert(placed(2, '+381648123390')),
    orders.insert(placed(3, '+381648123391', { fails: true })),
    orders.insert(placed(4, '+381648123392')),
  ])
  expect(
    together.map((one) => (one.status === 'fulfilled' ? one.value?.possibleDuplicate : String(one.reason))),
  ).toEqual([true, 'Error: breaks the contract', false])
  expect((await orders.byIds([1, 2, 3, 4])).map(({ id }) => id).sort()).toEqual([1, 2, 4])
})

it('stores a search entry once, also where the order’s event is read while it gathers with others', async () => {
  const { orders, search } = ordersAndSearch()
  await Promise.all([11, 12].map((id) => orders.insert(placed(id, `+3816481233${id}`))))
  const { orderId = '', version = 0 } = (await orders.insert(placed(13, '+381648123313'))) ?? {}
  await search.ensure([{ orderId, version }])
  const inserted = recorded.calls.filter(
    ({ collection, command, filter }) =>
      collection === 'order_search' && command === 'insert' && filter._id === orderId,
  )
  expect(inserted).toHaveLength(1)
})
