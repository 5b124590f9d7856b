import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { CLIENTS, carry, newOrders } from '../bench/burst.ts'
import { answersTo } from '../bench/load.ts'
import { makePage } from '../bench/make-page.ts'
import { ordersAlone } from '../bench/order-to-telegram.ts'
import { commitHere, machineHere } from '../bench/results.ts'
import { unlimitedSystem } from '../bench/unlimited-system.ts'
import { idleUsage, type Measured, type Usage, usageOf, usedByOne, waitUntilQuiet } from '../bench/usage.ts'
import { wrk } from '../bench/wrk.ts'
import { step } from '../terminal.ts'
import { type Costs, type CpuMs, keepCosts } from './costs.ts'

const WARM_UP = 1500
const ORDERS = 3000
const PAGES_S = 6
const GZIP = { 'accept-encoding': 'gzip' }

/** Measures what an order and a page cost on a system of its own, which has the machine to itself, and stores it as the costs of the model. */
export async function measureCosts(): Promise<Costs> {
  const { dataDir, callsDir, start } = await unlimitedSystem()
  const system = await step('Izlog', start)
  try {
    const page = await makePage(system)
    const measured = { system, callsDir }
    const [alone] = await step('Orders, one after another', () => ordersAlone(measured, page))
    await carry(measured, page, WARM_UP)
    const idle = await idleUsage(measured)
    const before = diskOf(dataDir)
    const whole = await step('Orders through four channels', () =>
      costOfOrder(measured, idle, () => carry(measured, page, ORDERS)),
    )
    const after = diskOf(dataDir)
    const pages = await step('Pages', () => costsOfPages(measured, idle, page))
    const accept = await step('Orders while notifier is down', () => acceptAlone(measured, page))
    const costs: Costs = {
      ...{ commit: await commitHere(), at: new Date().toISOString(), machine: machineHere() },
      ...{ accept, carry: without(whole, accept), ...pages, idle: cpuMsOf(idle) },
      aloneMs: alone?.value ?? 0,
      diskBytes: {
        store: Math.round((after.store - before.store) / ORDERS),
        kafka: Math.round((after.kafka - before.kafka) / ORDERS),
      },
    }
    keepCosts(costs)
    return costs
  } finally {
    await step('Stop', system.stop)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function costOfOrder(measured: Measured, idle: Usage, work: () => Promise<void>): Promise<CpuMs> {
  const before = usageOf(measured)
  await work()
  return cpuMsOf(usedByOne(measured, before, idle, ORDERS))
}

/** What notifier would do waits in Kafka. */
async function acceptAlone(measured: Measured, page: PublicWebsite): Promise<CpuMs> {
  const notifier = measured.system.process('notifier')
  await notifier.stop()
  try {
    const idle = await idleUsage(measured)
    const { notifier: _, ...cost } = await costOfOrder(measured, idle, async () => {
      await answersTo(measured.system.url, newOrders(page), { connections: CLIENTS, amount: ORDERS })
      await waitUntilQuiet(measured)
    })
    return cost
  } finally {
    await notifier.restart()
  }
}

async function costsOfPages(measured: Measured, idle: Usage, page: PublicWebsite) {
  const { url } = measured.system
  const path = `/${page.customUrl}`
  const costOf = async (answers: () => Promise<number>): Promise<CpuMs> => {
    const before = usageOf(measured)
    return cpuMsOf(usedByOne(measured, before, idle, await answers()))
  }
  const cachedPage = await costOf(async () => {
    const { perSecond } = await wrk(url + path, { connections: 64, seconds: PAGES_S, headers: GZIP })
    return perSecond * PAGES_S
  })
  // A session makes the gateway ask catalog.
  const load = { path, headers: { ...GZIP, cookie: 'izlog_session=none' } }
  const renderedPage = await costOf(
    async () => (await answersTo(url, load, { connections: CLIENTS, seconds: PAGES_S })).perSecond * PAGES_S,
  )
  return { cachedPage, renderedPage }
}

const cpuMsOf = ({ cpu, load }: Usage): CpuMs =>
  Object.fromEntries(
    [...cpu, ['load', load] as const]
      .map(([name, seconds]) => [name, Number((seconds * 1000).toPrecision(3))] as const)
      .filter(([, ms]) => ms > 0),
  )

const without = (whole: CpuMs, part: CpuMs): CpuMs =>
  Object.fromEntries(
    Object.entries(whole)
      .map(([name, ms]) => [name, Number((ms - (part[name] ?? 0)).toPrecision(3))] as const)
      .filter(([, ms]) => ms > 0),
  )

/** The bytes of the store's tables and indexes, and of Kafka's logs. */
const diskOf = (dataDir: string) => ({
  store: sizeOf(join(dataDir, 'postgres', 'd', 'base')),
  kafka: sizeOf(join(dataDir, 'kafka'), /\.log$/),
})

const sizeOf = (folder: string, name = /./): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
