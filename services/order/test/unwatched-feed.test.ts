import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { SELLER } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { redisCommands } from '@izlog/kit/testing/redis-commands'
import { until } from '@izlog/kit/testing/until'
import { mongo } from 'mongoose'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { orderFor, startOrders } from './start.ts'

/** Collections that were queried for orders by their numbers, as a feed does before it streams them. */
const looked: string[] = []

let orders: Awaited<ReturnType<typeof startOrders>>
let commands: Awaited<ReturnType<typeof redisCommands>>
beforeAll(async () => {
  const connect = mongo.MongoClient.prototype.connect
  vi.spyOn(mongo.MongoClient.prototype, 'connect').mockImplementation(function (this: mongo.MongoClient) {
    Object.assign(this, { monitorCommands: true }) // an option that the client's types keep to themselves
    this.on('commandStarted', ({ command }) => {
      if (command.filter?.orderId?.$in) looked.push(command.find)
    })
    return connect.call(this)
  })
  orders = await startOrders({ LIMIT_ORDERS_PER_MINUTE: '1000' })
  vi.restoreAllMocks()
  orders.pages.set(1, pageOf(1))
  commands = await redisCommands(orders.env.REDIS_URL, orders.env.NAMESPACE)
})
afterAll(async () => {
  commands.stop()
  await orders.stop()
})

/** An order that was placed and sent to Telegram, as its seller's list shows it in the end. */
async function carried(): Promise<void> {
  const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(1))).body)
  // Judging its risk reads orders by their numbers too.
  await orders.events.first('order.created', orderId)
  await orders.caughtUp('order.stats', ['orders'])
  looked.length = 0
  const at = new Date()
  const sent = { channel: 'telegram', cause: 'order.created', state: 'sent', attempts: 1 } as const
  const changes = [{ ...sent, reason: null, trackingId: null, at: at.toISOString() }]
  const { userId } = SELLER
  await orders.publish([
    makeEvent(
      'deliveries',
      'delivery.changed.v2',
      { aggregateId: orderId, aggregateVersion: 1, at },
      { orderId, userId, changes },
    ),
  ])
  await orders.caughtUp('order.channel-states', ['deliveries'])
  const { items } = OrderPage.parse((await orders.http.as(SELLER).get('/api/orders/my')).body)
  expect(items.find((order) => order.orderId === orderId)).toMatchObject({
    deliveries: { telegram: { state: 'sent' } },
  })
}

it('an order that nobody watches asks Redis once, for its limit, and is not read again when a channel has it', async () => {
  // At first it asks Redis whether anybody listens.
  await until(async () => {
    await carried()
    return (await commands.taken('publish')).length === 0
  })
  // The search reads an order by its number too, if it receives the event before the entry that the order service stores after its answer.
  const asked = await until(async () => {
    await commands.taken()
    looked.length = 0
    await carried()
    const taken = await commands.taken('publish', 'evalsha')
    return looked.length === 0 && taken
  })
  expect(asked.map(([name]) => name)).toEqual(['evalsha'])
})
