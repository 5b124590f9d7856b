import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { connectStore } from '@izlog/kit/store/connection'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeEach(async () => {
  orders = await startOrders()
})
afterEach(() => orders.stop())

const script = fileURLToPath(new URL('../src/rebuild.ts', import.meta.url))
/** The command as an operator runs it, beside the running service. */
const rebuild = () => promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...orders.env } })

interface Website {
  _id: number
  version: number
  website?: { currentPrice: number }
}
async function projection() {
  const store = await connectStore('order', orders.env)
  const websites = store.collection<Website>('websites')
  return { websites, close: () => store.close() }
}
const told = async () => {
  await orders.announce(pageOf(1))
  await orders.announce(pageOf(2))
  await orders.announce(pageOf(1, { version: 2, currentPrice: 3990 }))
  await orders.caughtUp('order.projections', ['websites'])
}

it('makes websites anew from their topic while the service runs: damage is mended, what nobody tells of goes', async () => {
  await told()
  const { websites, close } = await projection()
  await websites.updateOne({ _id: 1 }, { $set: { 'website.currentPrice': 1, version: 70 } })
  await websites.deleteOne({ _id: 2 })
  await websites.insertOne({ _id: 3, version: 1 })

  expect((await rebuild()).stdout).toContain('websites: 2 rebuilt, 1 removed')
  const rebuilt = await websites.find({}).sort({ _id: 1 }).toArray()
  expect(rebuilt).toMatchObject([
    { _id: 1, version: 2, website: { currentPrice: 3990 } },
    { _id: 2, version: 1, website: { currentPrice: 2990 } },
  ])
  expect(rebuilt).toHaveLength(2)
  await close()

  await orders.announce(pageOf(2, { version: 2, currentPrice: 1500 }))
  await orders.caughtUp('order.projections', ['websites'])
  expect((await orders.place(orderFor(2, { totalPrice: 1500 }))).status).toBe(201)
  expect(orders.catalog.asked).toEqual([])
})

it('changes nothing where the topic is empty, and says who has to publish first', async () => {
  const { websites, close } = await projection()
  await websites.insertOne({ _id: 9, version: 4 })
  await expect(rebuild()).rejects.toThrow(/Nothing stands on websites.+npm run republish/)
  expect(await websites.findOne({ _id: 9 })).toMatchObject({ version: 4 })
  await close()
})
