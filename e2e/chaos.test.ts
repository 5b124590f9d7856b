import { type ChaosStack, startChaosStack } from '@izlog/local/chaos/chaos-stack'
import { violations } from '@izlog/local/chaos/checks'
import { channelsFail, cut, halfOpen, killed, slow, suspended } from '@izlog/local/chaos/faults'
import { type Received, startReceiving } from '@izlog/local/chaos/received'
import { recovered, runFaults, shareOf } from '@izlog/local/chaos/run-faults'
import { sellerWithPage } from '@izlog/local/chaos/seller'
import { shoppersOf } from '@izlog/local/chaos/shoppers'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ORDERS = 2000
const FAULTS = [
  ...['auth', 'catalog', 'order', 'notifier', 'gateway', 'FerretDB', 'PostgreSQL', 'Kafka', 'Redis'].map(killed),
  suspended('order', 5),
  suspended('notifier', 5),
  cut('store', 3),
  slow('Redis', 3),
  halfOpen('Kafka', 5),
  halfOpen('channels', 5),
  channelsFail('429', 3),
  channelsFail('cut after the work', 3),
]

let stack: ChaosStack
let received: Received
beforeAll(async () => {
  stack = await startChaosStack()
  received = startReceiving(stack.system.simulatorsUrl)
})
afterAll(async () => {
  await received?.stop()
  await stack?.stop()
})

it('loses no accepted order, and each reaches each channel as guaranteed, through kills, stops, cuts and failing channels', async () => {
  const seller = await sellerWithPage(stack.system.url)
  const shoppers = shoppersOf(stack.system.url, seller.page)
  const run = { stack, seller, shoppers }
  await recovered(run)
  const results = await runFaults(run, FAULTS, shareOf(FAULTS, ORDERS), () => undefined)
  expect(results.flatMap(({ failures }) => failures)).toEqual([])
  expect(shoppers.accepted.length).toBeGreaterThanOrEqual(ORDERS)
  expect(await violations(run, received)).toEqual([])
}, 900_000)
