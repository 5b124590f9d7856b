import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { USUAL_CALL_SETTINGS } from '@izlog/contracts/domain/call-settings'
import { connectStore } from '@izlog/kit/store/connection'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { userSnapshot } from '@izlog/kit/testing/user-snapshot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeEach(async () => {
  orders = await startOrders()
})
afterEach(() => orders.stop())

const script = fileURLToPath(new URL('../src/rebuild.ts', import.meta.url))
/** The command as an operator runs it, beside the running service. */
const rebuild = (...flags: string[]) =>
  promisify(execFile)(process.execPath, [script, ...flags], { env: { ...process.env, ...orders.env } })

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
const figures = async () => {
  await orders.announce(pageOf(1))
  await orders.announce(pageOf(2))
  await orders.announce(pageOf(1, { version: 2, currentPrice: 3990 }))
  await orders.caughtUp('order.projections', ['websites'])
}

it('rebuilds websites from their topic while the service runs, which repairs damage', async () => {
  await figures()
  const { websites, close } = await projection()
  await websites.updateOne({ _id: 1 }, { $set: { 'website.currentPrice': 1, version: 70 } })
  await websites.deleteOne({ _id: 2 })

  expect((await rebuild()).stdout).toContain('websites: 2 rebuilt, 0 removed')
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

it('keeps unfinished forms of a seller who had them switched off before, while the topic still says so', async () => {
  const page = pageOf(1, { ownerId: 7 })
  await orders.announce(page)
  const settings = (version: number, unfinished: boolean) =>
    userSnapshot(7, version, { callSettings: { ...USUAL_CALL_SETTINGS, unfinished } })
  await orders.publish([settings(1, true), settings(2, false), settings(3, true)])
  await orders.caughtUp('order.projections', ['users', 'websites'])
  const form = { form: crypto.randomUUID().replaceAll('-', ''), websiteId: 1, quantity: 1, phone: '064 812 3390' }
  expect((await orders.http.post('/api/orders/unfinished', form)).status).toBe(204)
  expect((await rebuild()).stdout).toContain('users: 1 rebuilt')
  expect(await orders.unfinishedStored('+381648123390')).toBe(1)
  await orders.publish([settings(4, false)])
  await orders.caughtUp('order.projections', ['users'])
  expect(await orders.unfinishedStored('+381648123390')).toBe(0)
})

/** Websites that the topic does not have. */
const leftovers = (count: number) => Array.from({ length: count }, (_, index) => ({ _id: 100 + index, version: 4 }))

it('removes the few that are on the topic no more', async () => {
  for (let id = 1; id <= 9; id++) await orders.announce(pageOf(id))
  await orders.caughtUp('order.projections', ['websites'])
  const { websites, close } = await projection()
  await websites.insertMany(leftovers(1))
  expect((await rebuild()).stdout).toContain('websites: 9 rebuilt, 1 removed')
  expect(await websites.countDocuments()).toBe(9)
  await close()
})

it.each([
  {
    holds: 'nothing',
    announce: async () => undefined,
    lost: /websites tells nothing of 9 of the 9.+npm run republish/,
  },
  { holds: 'far less', announce: figures, lost: /websites tells nothing of 9 of the 11.+npm run republish/ },
])('changes nothing where the topic holds $holds, unless it is forced to', async ({ announce, lost }) => {
  const { websites, close } = await projection()
  await announce()
  await websites.insertMany(leftovers(9))
  await expect(rebuild()).rejects.toThrow(lost)
  expect(await websites.countDocuments({ _id: { $gte: 100 }, version: 4 })).toBe(9)
  expect((await rebuild('--force')).stdout).toContain('9 removed')
  expect(await websites.countDocuments({ _id: { $gte: 100 } })).toBe(0)
  await close()
})
