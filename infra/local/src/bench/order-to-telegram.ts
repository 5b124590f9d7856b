import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '@izlog/contracts/domain/durations'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import type { System } from '../run/system.ts'
import { apiOf } from '../seed/api.ts'
import { inboxOf } from '../testing/inbox.ts'
import { quantile } from './load.ts'
import { newOrder } from './new-order.ts'
import { type Row, within } from './row.ts'
import { cpuByProcess, cpuMs, idleUsage, type Measured, usageOf, usedByOne, waitUntilQuiet } from './usage.ts'

const WARM_UP = 20
const TIMED = 100
const WRITES_ALONE = 6
const CALLS_ALONE = 10

/**
 * Measures single orders, each placed after the previous one has reached all channels: the time from the answer to the message at Telegram,
 * and the resources used.
 */
export async function ordersAlone(measured: Measured, page: PublicWebsite): Promise<Row[]> {
  const { system } = measured
  const api = apiOf(system.url)
  const place = async () => {
    const { orderId } = await api('/api/orders', PlaceOrderResponse, newOrder(page))
    return { orderId, at: Date.now() }
  }
  for (let count = 0; count < WARM_UP; count += 1) await place()
  await waitUntilQuiet(measured)
  const idle = await idleUsage(measured)
  const before = usageOf(measured)
  const messages = messagesFromNow(system)
  for (let count = 0; count < TIMED; count += 1) {
    messages.expect(await place())
    await wait(130 + Math.random() * 40)
  }
  const delays = await messages.delays()
  await waitUntilQuiet(measured)
  const one = usedByOne(measured, before, idle, TIMED)
  return [
    within('order accepted → Telegram called, p50', quantile(delays, 0.5), 'ms', 30),
    within('order accepted → Telegram called, p99', quantile(delays, 0.99), 'ms', 120),
    within('document writes of an order, alone', one.writes, '', WRITES_ALONE),
    within('store calls of an order, alone', one.calls, '', CALLS_ALONE),
    { ...within('CPU of an order, alone', cpuMs(one), 'ms'), beside: cpuByProcess(one) },
  ]
}

const EVERY_MS = 20

/** Measures the same with 50 new orders per second for a minute, regardless of how fast earlier ones are answered. */
export async function ordersInAMinute(measured: Measured, page: PublicWebsite): Promise<Row[]> {
  const { system } = measured
  const api = apiOf(system.url)
  const asked: number[] = []
  let refused = 0
  const place = async () => {
    const since = performance.now()
    const { orderId } = await api('/api/orders', PlaceOrderResponse, newOrder(page))
    messages.expect({ orderId, at: Date.now() })
    asked.push(performance.now() - since)
  }
  for (let count = 0; count < WARM_UP; count += 1) await api('/api/orders', PlaceOrderResponse, newOrder(page))
  await waitUntilQuiet(measured)
  const messages = messagesFromNow(system)
  const placed: Promise<void>[] = []
  const start = performance.now()
  for (let due = 0; due < MINUTE_MS; due += EVERY_MS) {
    await wait(Math.max(0, start + due - performance.now()))
    placed.push(
      place().catch(() => {
        refused += 1
      }),
    )
  }
  await Promise.all(placed)
  const delays = await messages.delays()
  await waitUntilQuiet(measured)
  const rate = `${1000 / EVERY_MS} a second for a minute`
  return [
    within(`order accepted → Telegram called, ${rate}, p50`, quantile(delays, 0.5), 'ms'),
    within(`order accepted → Telegram called, ${rate}, p99`, quantile(delays, 0.99), 'ms', 1000),
    within(`order accepted, ${rate}, p99`, quantile(asked, 0.99), 'ms'),
    within(`orders that were not accepted, ${rate}`, refused, '', 0),
  ]
}

const ORDER_NUMBER = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/g
const LOOK_EVERY_MS = 500
/** The simulator uses the same clock. Each poll overlaps the previous one, so that messages received during a request are not missed. */
const OVERLAP_MS = 1000
const PATIENCE_MS = 300_000

/** Polls the Telegram simulator for messages of accepted orders from now on, because it keeps only the last 2,000 messages. */
export function messagesFromNow({ simulatorsUrl }: System) {
  const inbox = inboxOf(simulatorsUrl)
  const accepted: { orderId: string; at: number }[] = []
  const called = new Map<string, number>()
  let seenTo = Date.now() - OVERLAP_MS
  const look = async () => {
    const since = seenTo
    seenTo = Date.now() - OVERLAP_MS
    for (const { at, what } of await inbox.messagesSince(since)) {
      for (const orderId of what.match(ORDER_NUMBER) ?? []) if (!called.has(orderId)) called.set(orderId, at)
    }
  }
  let over = false
  const watching = (async () => {
    const missing = () => accepted.some(({ orderId }) => !called.has(orderId))
    let deadline = Number.POSITIVE_INFINITY
    while (!over || (missing() && Date.now() < deadline)) {
      await look()
      await wait(LOOK_EVERY_MS)
      if (over) deadline = Math.min(deadline, Date.now() + PATIENCE_MS)
    }
  })()
  watching.catch(() => undefined) // the caller that requests the delays gets the error
  return {
    expect: (order: { orderId: string; at: number }) => void accepted.push(order),
    /** Delays in ms from each order's answer; infinite for messages that did not arrive within five minutes of the last order. */
    delays: async (): Promise<number[]> => {
      over = true
      await watching
      return accepted.map(({ orderId, at }) => Math.max(0, (called.get(orderId) ?? Number.POSITIVE_INFINITY) - at))
    },
  }
}
