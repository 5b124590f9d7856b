import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { arrivalsFromNow } from '../bench/arrivals.ts'
import { carry } from '../bench/burst.ts'
import { quantile } from '../bench/load.ts'
import { makePage } from '../bench/make-page.ts'
import { newOrder } from '../bench/new-order.ts'
import { messagesFromNow } from '../bench/order-to-telegram.ts'
import { printColumns, times } from '../bench/row.ts'
import { unlimitedSystem } from '../bench/unlimited-system.ts'
import type { System } from '../run/system.ts'
import { apiOf } from '../seed/api.ts'
import { green, red, step } from '../terminal.ts'
import type { Costs } from './costs.ts'
import { oneMachine } from './deployment.ts'
import { simulate } from './model.ts'
import { rateAt, type Traffic } from './traffic.ts'

/** More than two cores carry, and less than they accept. */
const TRAFFIC: Traffic = {
  ...{ orders: 10, pages: 0, pastCache: 0, seconds: 15, sellers: 1 },
  burst: { orders: 80, seconds: 10, every: 60 },
}
const NO_LIMITS = { callMs: 0, telegramPerMinute: 0, sheetsPerMinute: 0 }
const WARM_UP = 1000
const TICK_MS = 20
const CLOSE = 0.3

interface Found {
  carriedAt: number
  p50: number
  p99: number
}

/** Sends a burst to a real system on this machine and prints its prediction beside what happened. Answers whether they are close. */
export async function trial(costs: Costs, cores: number): Promise<boolean> {
  const { carriedAt = Number.NaN, toTelegram } = simulate(costs, oneMachine(cores, costs.idle), TRAFFIC, NO_LIMITS)
  const predicted = { carriedAt, ...toTelegram }
  const { dataDir, callsDir, start } = await unlimitedSystem()
  const system = await step('Izlog', start)
  try {
    const page = await makePage(system)
    await step('Warm up', () => carry({ system, callsDir }, page, WARM_UP))
    return compare(predicted, await step('A burst', () => play(system, page)))
  } finally {
    await step('Stop', system.stop)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Places orders as they come, however fast earlier ones are answered. */
async function play(system: System, page: PublicWebsite): Promise<Found> {
  const api = apiOf(system.url)
  const arrivals = await arrivalsFromNow(system)
  const messages = messagesFromNow(system)
  const start = performance.now()
  const place = async () => {
    const { orderId } = await api('/api/orders', PlaceOrderResponse, newOrder(page))
    messages.expect({ orderId, at: Date.now() })
  }
  const placed: Promise<void>[] = []
  let due = 0
  for (let at = 0; at < TRAFFIC.seconds * 1000; at += TICK_MS) {
    await wait(Math.max(0, start + at - performance.now()))
    for (due += (rateAt(TRAFFIC, at / 1000) * TICK_MS) / 1000; due >= 1; due -= 1) placed.push(place())
  }
  await Promise.all(placed)
  await arrivals.all(placed.length)
  const carriedAt = (performance.now() - start) / 1000
  const delays = await messages.delays()
  return { carriedAt, p50: quantile(delays, 0.5) / 1000, p99: quantile(delays, 0.99) / 1000 }
}

function compare(predicted: Found, found: Found): boolean {
  const rows = [
    ['all orders carried after', predicted.carriedAt, found.carriedAt],
    ['accepted → Telegram, p50', predicted.p50, found.p50],
    ['accepted → Telegram, p99', predicted.p99, found.p99],
  ] as const
  const isClose = (ours: number, theirs: number) => Math.abs(ours / theirs - 1) <= CLOSE
  printColumns(
    ['of a burst', 'predicted', 'measured', 'ratio'],
    rows.map(([what, ours, theirs]) => [what, `${ours.toFixed(2)} s`, `${theirs.toFixed(2)} s`, times(ours / theirs)]),
    rows.map(([, ours, theirs]) => (isClose(ours, theirs) ? green('close') : red('far'))),
  )
  return rows.every(([, ours, theirs]) => isClose(ours, theirs))
}
