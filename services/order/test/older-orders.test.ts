import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { connectStore } from '@izlog/kit/store/connection'
import { SUPER_ADMIN } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOfBody } from '../src/domain/body-hash.ts'
import { newKey, orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
})
afterAll(() => orders.stop())

/** An order as code of another version has stored it: for a body of its time, whose hash it made its own way. */
async function storedBefore(bodyHash: string) {
  const key = newKey()
  const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(1), key)).body)
  const store = await connectStore('order', orders.env)
  await store.collection('orders').updateOne({ orderId }, { $set: { bodyHash } })
  await store.close()
  return { key, orderId }
}

/** A body that no order is made of today. */
const REFUSED = { ...orderFor(1), customerData: { ...orderFor(1).customerData, city: '...' } }

describe('an order that was stored before a change of ours', () => {
  it('is given on the retry, though its body would be refused by now', async () => {
    expect(await orders.place(REFUSED)).toMatchObject({ status: 422 })
    const { key, orderId } = await storedBefore(hashOfBody({ ...REFUSED }))
    expect(await orders.place(REFUSED, key)).toMatchObject({ status: 201, body: { orderId } })
  })

  it('is given on the retry, though the hash of its body was made in another way', async () => {
    const { key, orderId } = await storedBefore('iF3s8UQ7hash-of-before')
    expect(await orders.place(orderFor(1), key)).toMatchObject({ status: 201, body: { orderId } })
    expect(await orders.place(REFUSED, key)).toMatchObject({ status: 201, body: { orderId } })
  })
})

describe('an order that was stored with how its channels stood', () => {
  it('shows that, and what is told of it since', async () => {
    const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(1))).body)
    const at = new Date('2026-11-01T08:00:00Z')
    const stood = (state: string) => ({ state, reason: null, at })
    const store = await connectStore('order', orders.env)
    const deliveries = { telegram: stood('sent'), sheets: stood('failed'), pixel: stood('skipped') }
    await store.collection('orders').updateOne({ orderId }, { $set: { deliveries, trackingId: 'RS-12' } })
    await store.close()
    const item = async () => {
      const { body } = await orders.http.as(SUPER_ADMIN).get(`/api/orders?search=${orderId}`)
      return OrderPage.parse(body).items[0]
    }
    expect(await until(item)).toMatchObject({ trackingId: 'RS-12', notificationsSent: false })
    const about = { aggregateId: orderId, aggregateVersion: 9, at: new Date() }
    const change = { channel: 'sheets', cause: 'order.created', state: 'sent', attempts: 2 } as const
    const changes = [{ ...change, reason: null, trackingId: null, at: new Date().toISOString() }]
    await orders.publish([makeEvent('deliveries', 'delivery.changed.v2', about, { orderId, userId: 1, changes })])
    const shown = await until(async () => ((await item())?.deliveries.sheets?.state === 'sent' ? item() : undefined))
    expect(shown).toMatchObject({ trackingId: 'RS-12', notificationsSent: true })
    expect(shown?.deliveries.telegram).toMatchObject({ state: 'sent', at: at.toISOString() })
  })
})

describe('a retry', () => {
  it('gives the same order, though only now it is known which ad led to it', async () => {
    const key = newKey()
    const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(1), key)).body)
    const retry = { ...orderFor(1), fbp: 'fb.1.1763000000000.12345', adConsent: true }
    expect(await orders.place(retry, key)).toMatchObject({ status: 201, body: { orderId } })
  })

  it('is refused when it comes with another body, and shown nothing of the order', async () => {
    const key = newKey()
    await orders.place(orderFor(1), key)
    const answer = await orders.place({ ...REFUSED, quantity: 3 }, key)
    expect(answer).toMatchObject({ status: 422, body: { code: 'idempotency.reused' } })
    expect(answer.body).not.toHaveProperty('orderId')
  })
})
