import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { createTopics } from '@izlog/kit/bus/topics-admin'
import { connectStore } from '@izlog/kit/store/connection'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { Kafka, logLevel } from 'kafkajs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

/** After this many seconds without a delivery state an order counts as unacknowledged. */
const AFTER_S = 1

let orders: Awaited<ReturnType<typeof startOrders>>
let carrier: Awaited<ReturnType<typeof retriesOf>>
beforeAll(async () => {
  orders = await startOrders({ UNHEARD_AFTER_S: String(AFTER_S) })
  orders.pages.set(7, pageOf(7))
  carrier = await retriesOf(orders.env)
})
afterAll(async () => {
  await carrier.stop()
  await orders.stop()
})

interface Published {
  id: string
  type: string
  aggregateId: string
}

/** What is published to notifier's group alone. */
async function retriesOf(env: { KAFKA_BROKERS: string; NAMESPACE: string }) {
  const kafka = new Kafka({ clientId: 'test', brokers: env.KAFKA_BROKERS.split(','), logLevel: logLevel.NOTHING })
  const topic = `${env.NAMESPACE}.orders.notifier.fan-out.retry`
  const admin = kafka.admin()
  await admin.connect()
  await createTopics(admin, [{ topic, numPartitions: 1 }])
  await admin.disconnect()
  const consumer = kafka.consumer({ groupId: `${env.NAMESPACE}-retries`, maxWaitTimeInMs: 50 })
  await consumer.connect()
  await consumer.subscribe({ topic, fromBeginning: true })
  const published: Published[] = []
  await consumer.run({ eachMessage: async ({ message }) => void published.push(JSON.parse(String(message.value))) })
  return {
    of: (orderId: string) => published.filter(({ aggregateId }) => aggregateId === orderId),
    stop: () => consumer.disconnect(),
  }
}

const placed = async () => PlaceOrderResponse.parse((await orders.place(orderFor(7))).body).orderId

function acknowledge(orderId: string) {
  const changes = (['telegram', 'sheets', 'pixel', 'courier'] as const).map((channel) => ({
    channel,
    cause: 'order.created',
    state: 'sent' as const,
    attempts: 1,
    reason: null,
    trackingId: null,
    at: new Date().toISOString(),
  }))
  const about = { aggregateId: orderId, aggregateVersion: 2, at: new Date() }
  return makeEvent('deliveries', 'delivery.changed.v2', about, { orderId, userId: 1, changes })
}

it('publishes an order without any delivery state again, under the ids of the first time', async () => {
  const orderId = await placed()
  const first = [
    await orders.events.first('order.created', orderId),
    await orders.events.first('order.released', orderId),
  ]
  const again = await until(() => {
    const published = carrier.of(orderId)
    // By the second time whatever the first published is there, also to other groups.
    return published.length >= 4 ? published : undefined
  })
  expect(new Set(again.map(({ id }) => id))).toEqual(new Set(first.map(({ id }) => id)))
  expect(orders.events.all('order.created', orderId), 'published to all groups').toHaveLength(1)
})

it('leaves alone what was heard of, orders whose first ids nobody knows, and what was split off just now', async () => {
  const store = await connectStore('order', orders.env)
  const [known, old, split] = [await placed(), await placed(), await placed()]
  await orders.publish([acknowledge(known)])
  await store.collection('orders').updateOne({ orderId: old }, { $unset: { createdEventId: 1 } })
  await store.collection('orders').updateOne({ orderId: split }, { $set: { splitAt: new Date(Date.now() + HOUR_MS) } })
  await until(() => store.collection<{ _id: string }>('channel_states').findOne({ _id: known }))
  // Each look finds this one. The first may have begun before the others were left alone, and may be late.
  const unacknowledged = await placed()
  const looks = (count: number) => until(() => carrier.of(unacknowledged).length >= 2 * count)
  const othersPublished = () => [known, old, split].map((orderId) => carrier.of(orderId).length)
  await looks(1)
  const before = othersPublished()
  await looks(3)
  expect(othersPublished()).toEqual(before)
  await store.close()
})
