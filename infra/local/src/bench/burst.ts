import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { arrivalsFromNow } from './arrivals.ts'
import { bareInserts } from './bare-inserts.ts'
import { answersTo, type Load } from './load.ts'
import { newOrder } from './new-order.ts'
import { compared, type Row, reached, within } from './row.ts'
import { cpuByProcess, cpuMs, idleUsage, type Measured, usageOf, usedByOne, waitUntilQuiet } from './usage.ts'

/** Shoppers who order at the same time. */
export const CLIENTS = 16
const WARM_UP = 200
const ORDERS = 4000

/** New orders of a page. */
export const newOrders = (page: PublicWebsite): Load => ({
  path: '/api/orders',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  each: () => {
    const { headers, body } = newOrder(page)
    return { headers, body: JSON.stringify(body) }
  },
})

/** Measures orders of 16 concurrent shoppers against bare inserts by as many clients, then the time until all orders are at every channel. */
export async function ordersAtOnce(measured: Measured, namespace: string, page: PublicWebsite): Promise<Row[]> {
  const { system } = measured
  await carry(measured, page, WARM_UP)
  const inserts = await bareInserts(system, namespace, CLIENTS)
  await waitUntilQuiet(measured)

  const idle = await idleUsage(measured)
  const before = usageOf(measured)
  const arrivals = await arrivalsFromNow(system)
  const since = performance.now()
  const accepted = await answersTo(system.url, newOrders(page), { connections: CLIENTS, amount: ORDERS })
  await arrivals.all(ORDERS)
  const carried = ORDERS / ((performance.now() - since) / 1000)
  await waitUntilQuiet(measured)
  const one = usedByOne(measured, before, idle, ORDERS)

  return [
    compared('accepted orders, a second', accepted.perSecond, inserts.bare, 'bare inserts', 0.35, 0.5),
    compared(
      'accepted orders and indexed inserts',
      accepted.perSecond,
      inserts.indexed,
      'inserts under the same indexes',
    ),
    within('order accepted, p50', accepted.p50, 'ms'),
    within('order accepted, p99', accepted.p99, 'ms', 100),
    {
      ...reached('orders carried through four channels, a second', carried, 120, 150),
      ratio: carried / inserts.bare,
      beside: 'bare inserts',
    },
    { ...within('CPU of an order through four channels', cpuMs(one), 'ms', 10), beside: cpuByProcess(one) },
    within('document writes of an order, under load', one.writes, '', 6),
    within('store calls of an order, under load', one.calls, '', 3),
  ]
}

/** Places this many orders and waits until all have arrived at every channel. */
export async function carry(measured: Measured, page: PublicWebsite, count: number): Promise<void> {
  const arrivals = await arrivalsFromNow(measured.system)
  await answersTo(measured.system.url, newOrders(page), { connections: CLIENTS, amount: count })
  await arrivals.all(count)
  await waitUntilQuiet(measured)
}
