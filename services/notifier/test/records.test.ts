import { randomUUID } from 'node:crypto'
import type { Bus } from '@izlog/kit/bus/bus'
import { createLogger } from '@izlog/kit/logger'
import { connectStore } from '@izlog/kit/store/connection'
import { anOrder } from '@izlog/kit/testing/order-events'
import { testEnvironment } from '@izlog/kit/testing/stack'
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { afterTry } from '../src/domain/delivery.ts'
import { deliveryOf, type FanOut } from '../src/domain/fan-out.ts'
import { fanOutsOf } from '../src/store/fan-outs.ts'
import { pendingBranch } from './pending-branch.ts'

const ROUNDS = 5
/** The size of one bulk write. */
const FAN_OUTS = 64

/** A fan-out whose deliveries to Telegram and the pixel are leased to different processes. */
function inTwoHands(): FanOut {
  const at = new Date()
  const ownIfRoom = () => ({ ...pendingBranch(at), starts: 1, dueAt: null, lease: randomUUID() })
  const channels = { telegram: ownIfRoom(), pixel: ownIfRoom() }
  const shared = { heldUntil: new Date(at.getTime() + 60_000), version: 1, createdAt: at, traceparent: null }
  return {
    _id: uuid(),
    cause: 'order.created',
    orderId: anOrder({ userId: 7 }).orderId,
    userId: 7,
    channels,
    ...shared,
  }
}

it('what comes of the same fan-outs at two processes at once is kept of both', async () => {
  const store = await connectStore('notifier', testEnvironment())
  const bus = { publish: async () => {} } as unknown as Bus
  const [one, other] = [1, 2].map(() => fanOutsOf(store, bus, createLogger('test', 'silent')))
  const sentOf = (fanOuts: readonly FanOut[], channel: 'telegram' | 'pixel') =>
    fanOuts.flatMap((fanOut) => {
      const delivery = deliveryOf(fanOut, channel)
      const at = new Date()
      const standing = delivery && afterTry(delivery, { outcome: 'sent' }, { now: at, firstMs: 1, random: 0 })
      return delivery && standing ? [{ delivery, standing, at }] : []
    })
  for (let round = 0; round < ROUNDS; round++) {
    const fanOuts = Array.from({ length: FAN_OUTS }, inTwoHands)
    await one?.add(fanOuts)
    await Promise.all([one?.record(sentOf(fanOuts, 'telegram')), other?.record(sentOf(fanOuts.toReversed(), 'pixel'))])
  }
  const bothSent = { 'channels.telegram.state': 'sent', 'channels.pixel.state': 'sent' }
  expect(await store.collection('fanouts').countDocuments(bothSent)).toBe(ROUNDS * FAN_OUTS)
  await store.close()
})
