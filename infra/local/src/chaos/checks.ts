import { join } from 'node:path'
import type { OrderItem, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { openDeadLetters } from '@izlog/kit/bus/dead-letters'
import type { GroupLag } from '@izlog/kit/bus/group-lags'
import { consumerLag } from '../consumer-lag.ts'
import { node24, repoRoot } from '../paths.ts'
import { memoryMb } from '../proc.ts'
import { serviceNames } from '../run/services.ts'
import type { System } from '../run/system.ts'
import { run } from '../shell.ts'
import { inboxOf } from '../testing/inbox.ts'
import { differences, listed } from './differences.ts'
import { eventually } from './eventually.ts'
import type { Received } from './received.ts'
import type { CheckedRun } from './run-faults.ts'
import { isDelivered } from './seller.ts'

const DELIVERED_WITHIN_MS = 10 * 60_000
/** Pause between reads of the order list for each order in it, because thousands of orders take a hundred requests. */
const LIST_PAUSE_MS = 1.5
const SETTLED_WITHIN_MS = 2 * 60_000
const MAX_SERVICE_MB = 200
const MAX_GROWTH = 1.25

/** Waits until everything that was accepted should have arrived, and lists the violations; empty if there are none. */
export async function violations(run: CheckedRun, received: Received): Promise<string[]> {
  const { stack, seller, shoppers } = run
  let orders: OrderItem[] = []
  await eventually(
    async () => {
      orders = await seller.orders()
      return orders.length >= shoppers.accepted.length && orders.every(isDelivered)
    },
    DELIVERED_WITHIN_MS,
    shoppers.accepted.length * LIST_PAUSE_MS,
  )
  await received.update()
  return [
    ...shoppers.failures,
    ...orderViolations(shoppers.accepted, orders),
    ...(await channelViolations(run, received, orders)),
    ...(await lagViolations(stack)),
    ...(await parkedViolations(stack)),
    ...(await figureViolations(run)),
  ]
}

/** Checks that the seller's list contains every accepted order once, with its channels done, and nothing else. */
function orderViolations(accepted: readonly PlaceOrderResponse[], orders: readonly OrderItem[]): string[] {
  const numbers = (list: readonly { orderId: string }[]) => list.map(({ orderId }) => orderId)
  return [
    ...differences('orders in the store', numbers(accepted), numbers(orders)),
    ...listed('orders not delivered', numbers(orders.filter((order) => !isDelivered(order)))),
  ]
}

/** Checks the guarantees of docs/architecture.md for each channel. */
async function channelViolations(
  { stack, shoppers }: CheckedRun,
  { messages, purchases, parcels }: Received,
  orders: readonly OrderItem[],
): Promise<string[]> {
  const numbers = shoppers.accepted.map(({ orderId }) => orderId)
  const eventIds = shoppers.accepted.map(({ purchaseEventId }) => purchaseEventId)
  const shown = new Map(orders.map(({ orderId, trackingId }) => [orderId, trackingId]))
  const several = [...parcels].filter(([, trackingIds]) => trackingIds.size > 1)
  const strange = [...parcels].filter(([orderId, trackingIds]) => !trackingIds.has(shown.get(orderId) ?? ''))
  const keys = (entries: readonly [string, unknown][]) => entries.map(([key]) => key)
  return [
    ...differences('orders at Telegram', numbers, [...messages.keys()]),
    ...differences('rows of the sheet', numbers, await inboxOf(stack.system.simulatorsUrl).sheetNumbers()),
    ...differences('purchases at Meta', eventIds, [...purchases.keys()]),
    ...differences('parcels', numbers, [...parcels.keys()]),
    ...listed('orders with more than one parcel', keys(several)),
    ...listed('orders that show another tracking number than their parcel', keys(strange)),
  ]
}

async function lagViolations({ system, namespace }: CheckedRun['stack']): Promise<string[]> {
  const behind = async () => {
    const groups = await consumerLag(system.stores.kafkaBrokers)
    // Each tls-sync process has its own consumer group; the group of a killed one stays empty until it expires.
    const isLeft = ({ group, state }: GroupLag) => state === 'Empty' && group.startsWith(`${namespace}.tls-sync.`)
    const lags = (one: GroupLag) => one.lag > 0 || one.state !== 'Stable'
    return groups.filter((one) => one.group.startsWith(namespace) && !isLeft(one) && lags(one))
  }
  if (await eventually(async () => (await behind()).length === 0, SETTLED_WITHIN_MS)) return []
  return (await behind()).map(({ group, state, lag }) => `Group ${group} is ${lag} events behind (${state})`)
}

async function parkedViolations({ system, namespace }: CheckedRun['stack']): Promise<string[]> {
  const letters = await openDeadLetters(
    { brokers: system.stores.kafkaBrokers.split(',') },
    { namespace, reader: 'chaos' },
  )
  try {
    return (await letters.waiting()).map(({ topic, count }) => `${count} events are parked in ${topic}`)
  } finally {
    await letters.stop()
  }
}

/** Checks the seller's figures, also against a recount of all orders. */
async function figureViolations({ stack, seller, shoppers }: CheckedRun): Promise<string[]> {
  const expected = shoppers.accepted.length
  const total = await seller.total()
  const script = join(repoRoot, 'services/order/src/reconcile.ts')
  const recount = await run(node24, [script], { cwd: repoRoot, env: stack.system.environmentOf('order') })
  const agrees = new RegExp(`^${expected} orders recounted, 0 of \\d+ figures repaired$`, 'm').test(recount)
  return [
    ...(total === expected ? [] : [`The seller's figures count ${total} orders, ${expected} were accepted`]),
    ...(agrees ? [] : [`A recount of ${expected} orders disagrees with the figures: ${recount.trim()}`]),
  ]
}

/** Checks that each service uses at most 200 MB, or a quarter more than before the run if that is higher. */
export async function memoryViolations(
  { system }: CheckedRun['stack'],
  before: ReadonlyMap<string, number>,
): Promise<string[]> {
  const limitOf = (name: string) => Math.max(MAX_SERVICE_MB, Math.round((before.get(name) ?? 0) * MAX_GROWTH))
  const above = () => [...memoryOf(system)].filter(([name, mb]) => mb > limitOf(name))
  if (await eventually(() => above().length === 0, SETTLED_WITHIN_MS)) return []
  return above().map(([name, mb]) => `${name} takes ${mb} MB, more than ${limitOf(name)}`)
}

/** Resident memory of each service, in MB. */
export const memoryOf = (system: System): Map<string, number> =>
  new Map(serviceNames.map((name) => [name, Math.round(memoryMb(system.process(name).pid() ?? 0))]))
