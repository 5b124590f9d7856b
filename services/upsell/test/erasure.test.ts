import { UpsellOrderResponse } from '@izlog/contracts/http/upsell'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { listenTo, publisher } from '@izlog/kit/testing/events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { KeptOrder } from './others.ts'
import { startUpsells, type Upsells } from './start.ts'

let upsells: Upsells
let answers: Awaited<ReturnType<typeof listenTo>>
let order: Awaited<ReturnType<typeof publisher>>
beforeAll(async () => {
  upsells = await startUpsells({ SETTLE_AFTER_MS: '600000' })
  answers = await listenTo(upsells.env, 'erasures')
  order = await publisher(upsells.env)
})
afterAll(async () => {
  await answers.stop()
  await order.stop()
  await upsells.stop()
})

const erased = ({ orderId, userId, version }: KeptOrder) =>
  makeEvent(
    'orders',
    'order.erased.v1',
    { aggregateId: orderId, aggregateVersion: version, at: new Date() },
    {
      orderId,
      userId,
    },
  )
const storedOf = ({ orderId }: KeptOrder) =>
  upsells.store.collection('upsell_orders').findOne({ originalOrderId: orderId })
const answered = (kept: KeptOrder, times = 1) =>
  until(() => answers.all('shopper-data.erased', kept.orderId).length >= times)
async function sold(): Promise<KeptOrder> {
  const page = upsells.page()
  const kept = upsells.order(page)
  const { orderId } = UpsellOrderResponse.parse((await upsells.add(kept, await upsells.product(page.id))).body)
  await upsells.events.first('upsell.accepted', orderId)
  return kept
}

it('erases the shopper of what joined an erased order, publishes how much, and the same when it is published again', async () => {
  const [kept, another] = [await sold(), await sold()]
  await order.publish([erased(kept)])
  await answered(kept)
  const doc = await storedOf(kept)
  expect(JSON.stringify(doc)).not.toMatch(/Stankovi|Futoška|Novi Sad|648123390|127\.0\.0\.1|::1/)
  expect(doc).toMatchObject({ totalPrice: 1190, status: 'pending', erasedAt: expect.any(Date) })
  expect(await storedOf(another)).toMatchObject({ customer: { lastName: 'Stanković' } })

  await order.publish([erased(kept)])
  await answered(kept, 2)
  expect(answers.all('shopper-data.erased', kept.orderId).map(({ data }) => data)).toEqual(
    [1, 2].map(() => ({ orderId: kept.orderId, service: 'upsell', erased: [{ kind: 'upsell-orders', count: 1 }] })),
  )
})

it('answers for an order that nothing joined, too', async () => {
  const kept = upsells.order(upsells.page())
  await order.publish([erased(kept)])
  await answered(kept)
  expect(answers.all('shopper-data.erased', kept.orderId)[0]?.data).toMatchObject({
    erased: [{ kind: 'upsell-orders', count: 0 }],
  })
})

it('first settles what order took without an answer, so that it is erased too', async () => {
  const page = upsells.page()
  const [product, kept] = [await upsells.product(page.id), upsells.order(page)]
  upsells.others.letOrderBe('mute')
  expect(await upsells.add(kept, product)).toMatchObject({ status: 503 })
  upsells.others.letOrderBe('well')
  await order.publish([erased(kept)])
  await answered(kept)
  expect(await storedOf(kept)).toMatchObject({ customer: { phone: '' }, client: { ip: null } })
  expect(
    await upsells.store.collection('upsell_products').countDocuments({ 'reservations.0': { $exists: true } }),
  ).toBe(0)
})

it('keeps no parcel’s number that comes later, and follows the order’s status still', async () => {
  const kept = await sold()
  await order.publish([erased(kept)])
  await answered(kept)
  const about = { aggregateId: kept.orderId, aggregateVersion: 9, at: new Date() }
  const sent = { channel: 'courier', cause: 'order.released', state: 'sent', attempts: 1, reason: null } as const
  const changes = [{ ...sent, trackingId: 'RS-99', at: new Date().toISOString() }]
  await order.publish([
    makeEvent('deliveries', 'delivery.changed.v2', about, { orderId: kept.orderId, userId: kept.userId, changes }),
  ])
  await upsells.caughtUp('upsell.orders', ['deliveries'])
  await upsells.changeStatus(kept, 'completed')
  await until(async () => (await storedOf(kept))?.status === 'completed')
  expect((await storedOf(kept))?.trackingId).toBeNull()
})
