import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Izlog, startIzlog } from './src/izlog.ts'
import { type Seller, signedInSeller } from './src/seller.ts'
import { order, orderOf } from './src/shopper.ts'

const VICTIMS = ['auth', 'catalog', 'order', 'notifier', 'gateway']
const ORDERS = 500
const AT_ONCE = 8

let izlog: Izlog
let seller: Seller
let page: PublicWebsite
beforeAll(async () => {
  // What a killed notifier had in hand is free again after the time of its calls and 5 s.
  izlog = await startIzlog({ CALL_TIMEOUT_MS: '2000', RETRY_FIRST_MS: '300' })
  seller = await signedInSeller(izlog.url)
  page = await seller.makesPage({ customUrl: 'lampa-koja-ne-gasi' })
})
afterAll(() => izlog?.stop())

/** Shoppers who order one after another, so many at once; `reached` resolves once that many orders are accepted. */
function shoppers(count: number, numberedFrom: number, accepted: PlaceOrderResponse[]) {
  const milestones: { at: number; pass: () => void }[] = []
  let next = numberedFrom
  const shop = async () => {
    while (next < numberedFrom + count) {
      next += 1
      accepted.push(await order(izlog.url, orderOf(page, next)))
      for (const { at, pass } of milestones) if (accepted.length >= at) pass()
    }
  }
  return {
    reached: (at: number) => new Promise<void>((pass) => milestones.push({ at, pass })),
    done: Promise.all(Array.from({ length: AT_ONCE }, shop)),
  }
}

it('loses no accepted order, and each reaches each channel, while each process in turn is killed', async () => {
  const accepted: PlaceOrderResponse[] = []
  const share = ORDERS / VICTIMS.length
  for (const victim of VICTIMS) {
    const { reached, done } = shoppers(share, accepted.length, accepted)
    const early = reached(accepted.length + share / 4)
    await Promise.race([early, done])
    await izlog.kill(victim)
    await done
  }
  const numbers = accepted.map(({ orderId }) => orderId).sort()
  expect(new Set(numbers).size).toBe(ORDERS)

  const { inbox } = izlog
  const everyNumber = async (read: () => Promise<string[]>) => {
    const arrived = new Set(await read())
    return numbers.every((number) => arrived.has(number))
  }
  const told = async () =>
    (await inbox.messages()).flatMap(({ what }) => numbers.find((number) => what.includes(number)) ?? [])
  const parcels = async () => (await inbox.parcels()).map(({ what }) => what)
  await until(() => everyNumber(told), 120_000)
  await until(() => everyNumber(inbox.sheetNumbers), 120_000)
  await until(() => everyNumber(parcels), 120_000)
  const eventIds = accepted.map(({ purchaseEventId }) => purchaseEventId).sort()
  const purchases = async () => [...new Set((await inbox.purchases()).map(({ what }) => what))].sort()
  await until(async () => (await purchases()).length >= ORDERS, 120_000)

  expect((await inbox.sheetNumbers()).sort()).toEqual(numbers)
  expect(await purchases()).toEqual(eventIds)
  const tracking = new Map((await inbox.parcels()).map(({ what, trackingId }) => [trackingId, what]))
  expect([...tracking.values()].sort()).toEqual(numbers)

  // and what came of it has come back to the seller's list
  await until(async () => (await seller.orders('?limit=1')).counts.total === ORDERS, 120_000)
  const orders = await until(async () => {
    const all = await seller.allOrders()
    return all.every(({ notificationsSent, trackingId }) => notificationsSent && trackingId) && all
  }, 120_000)
  expect(orders.map(({ orderId }) => orderId).sort()).toEqual(numbers)
  expect(orders.every(({ orderId, trackingId }) => tracking.get(trackingId ?? '') === orderId)).toBe(true)
}, 600_000)
