import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { connectStore } from '@izlog/kit/store/connection'
import { OTHER_SELLER, SELLER } from '@izlog/kit/testing/client'
import { listenTo } from '@izlog/kit/testing/events'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
let figures: Awaited<ReturnType<typeof listenTo>>
beforeAll(async () => {
  orders = await startOrders()
  figures = await listenTo(orders.env, 'seller-stats')
  orders.pages.set(1, pageOf(1))
  orders.pages.set(2, pageOf(2, { ownerId: OTHER_SELLER.userId }))
})
afterAll(async () => {
  await figures.stop()
  await orders.stop()
})

const script = fileURLToPath(new URL('../src/republish.ts', import.meta.url))
/** The command as an operator runs it, beside the running service. */
const republish = async (...flags: string[]) => {
  const env = { PATH: process.env.PATH, ...orders.env }
  return (await promisify(execFile)(process.execPath, [script, 'seller-stats', ...flags], { env })).stdout
}
const publishedUnder = ({ userId }: { userId: number }, version: number) =>
  figures.all('seller-stats.snapshot', String(userId)).find(({ aggregateVersion }) => aggregateVersion === version)

it('writes every seller’s figures anew, above what the topic holds, and empty ones of who has none any more', async () => {
  await orders.place(orderFor(1))
  await orders.place(orderFor(2))
  await until(() => publishedUnder(SELLER, 1) && publishedUnder(OTHER_SELLER, 1))
  expect(await republish()).toBe('2 seller-stats published anew\n')
  await until(() => publishedUnder(SELLER, 2) && publishedUnder(OTHER_SELLER, 2))

  // As if an older backup had been restored.
  const store = await connectStore('order', orders.env)
  const stats = store.collection<{ _id: string; version: number }>('stats')
  await stats.updateOne({ _id: `user:${SELLER.userId}` }, { $set: { version: 1 } })
  await stats.deleteOne({ _id: `user:${OTHER_SELLER.userId}` })
  await store.close()
  expect(await republish('--delete-missing')).toContain(`no more: ${OTHER_SELLER.userId}\n`)
  expect(await until(() => publishedUnder(SELLER, 3))).toMatchObject({ data: { counts: { total: 1 } } })
  expect(await until(() => publishedUnder(OTHER_SELLER, 3))).toMatchObject({
    data: { counts: { total: 0 }, revenue: '0.00' },
  })
})
