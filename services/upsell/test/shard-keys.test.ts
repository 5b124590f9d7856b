import { UpsellOrderResponse } from '@izlog/contracts/http/upsell'
import { recordStoreCalls, shapesWithoutKey, shardKeysOf } from '@izlog/kit/testing/store-filters'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { upsellOrderSchema } from '../src/store/upsell-order-schema.ts'
import { startUpsells, type Upsells } from './start.ts'

/** Calls that ask every shard of a cluster, and why that is right. Each finds its documents by an index. */
const ASK_EVERY_SHARD: Readonly<Record<string, string>> = {
  'upsell_orders find outboxAt': 'since when the outbox waits, every five seconds, in an index that is mostly empty',
  'upsell_orders aggregate outboxAt': 'how much waits in it',
  'upsell_orders find _id': 'the highest number, once for a hundred upsells',
  'upsell_orders update _id[]': 'the outbox marks what it has published, gathered over all orders',
  'upsell_orders update _id[] outboxAt outboxLease outboxLease.until':
    'the outbox claims what it publishes, gathered over all orders',
  'upsell_orders find _id[] outboxLease.token': 'the same',
  'upsell_orders find outboxAt outboxLease outboxLease.until':
    'the relay, every second, in an index that is mostly empty',
}

const recorded = recordStoreCalls()
let upsells: Upsells
beforeAll(async () => {
  upsells = await startUpsells()
})
afterAll(async () => {
  recorded.stop()
  await upsells.stop()
})

it('asks one shard for what an upsell needs: to be added, to follow its order and to leave with it', async () => {
  const page = upsells.page()
  const product = await upsells.product(page.id)
  const [kept, cancelled] = [upsells.order(page), upsells.order(page)]
  for (const order of [kept, cancelled]) {
    const { orderId } = UpsellOrderResponse.parse((await upsells.add(order, product)).body)
    await upsells.events.first('upsell.accepted', orderId)
  }
  await upsells.changeStatus(kept, 'processing')
  await upsells.release(kept)
  await upsells.changeStatus(cancelled, 'cancelled')
  const made = new Set(recorded.calls.map(({ collection, command }) => `${collection} ${command}`))
  for (const call of ['insert', 'update', 'find']) expect(made).toContain(`upsell_orders ${call}`)
  expect([...shapesWithoutKey(recorded.calls, keys())].filter((shape) => !(shape in ASK_EVERY_SHARD))).toEqual([])
})

function keys() {
  upsells.store.model('UpsellOrder', upsellOrderSchema)
  return shardKeysOf(upsells.store)
}
