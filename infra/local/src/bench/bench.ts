import { rmSync } from 'node:fs'
import { scaleIn } from '../run/scale.ts'
import { print, step } from '../terminal.ts'
import { ordersAtOnce } from './burst.ts'
import { makePage } from './make-page.ts'
import { memoryAfterOrders, memoryIdle } from './memory.ts'
import { orderLists } from './order-lists.ts'
import { ordersAlone, ordersInAMinute } from './order-to-telegram.ts'
import { cachedPage, largePage, renderedPage, uncachedPage } from './pages.ts'
import { compareResults, keepResult } from './results.ts'
import { printTable, type Row, within } from './row.ts'
import { pageBesideStorm } from './sellers-storm.ts'
import { unlimitedSystem } from './unlimited-system.ts'

/**
 * Measures Izlog against its goals, in one run on its own data, and prints a table. With words, runs only the measurements whose title
 * contains one of them: `npm run bench -- orders`. Results are stored under the commit; `npm run bench -- compare A B` shows two of them
 * side by side. `--scale` runs several instances, as for `npm run up`: `npm run bench -- --scale 2 orders`.
 */
export async function bench(options: readonly string[] = []): Promise<void> {
  if (options[0] === 'compare') return compareResults(options.slice(1))
  const { scale, others: words } = scaleIn(options)
  const { namespace, dataDir, callsDir, start } = await unlimitedSystem(scale)
  let system = await step('Izlog, first start', start)
  try {
    const page = await step('A page', () => makePage(system))
    const rows: Row[] = []
    const measure = async (title: string, run: () => Promise<Row[]>) => {
      const wanted = words.length === 0 || words.some((word) => title.toLowerCase().includes(word.toLowerCase()))
      if (wanted) rows.push(...(await step(title, run)))
    }
    const measured = { system, callsDir }
    await measure('Memory, idle', () => memoryIdle(system))
    await measure('Order to Telegram, one after another', () => ordersAlone(measured, page))
    await measure('Cached page and static file', () => cachedPage(system, dataDir, page))
    await measure('Large page on one connection', () => largePage(system, dataDir, page))
    await measure('Page past the cache', async () => [await uncachedPage(system, page)])
    await measure('Page rendered', async () => [await renderedPage(system, page)])
    await measure('Page beside sellers’ work', () => pageBesideStorm(system, page))
    await measure('Orders at once and bare inserts', () => ordersAtOnce(measured, namespace, page))
    await measure('Orders to Telegram, 50 a second', () => ordersInAMinute(measured, page))
    await measure('Memory after 10,000 orders', () => memoryAfterOrders(measured, page))
    await measure('Order lists, long and short', () => orderLists(system, namespace, page))
    if (words.length > 0) return await show(rows)
    await step('Stop', system.stop)
    const since = Date.now()
    system = await step('Izlog, second start', start)
    rows.push(within('second start, to ready', (Date.now() - since) / 1000, 's', 15))
    await show(rows)
    print('Clients and servers share this machine’s cores; ratios count more than numbers.')
  } finally {
    await step('Stop', system.stop)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function show(rows: readonly Row[]): Promise<void> {
  printTable(rows)
  print(`Kept as ${await keepResult(rows)}`)
}
