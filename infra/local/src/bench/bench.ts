import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LoginResponse } from '@izlog/contracts/http/auth'
import { CreateWebsiteResponse, ImageUploadResponse, PublicWebsiteResponse } from '@izlog/contracts/http/catalog'
import { gatewayPackages, loadPackages, provisionStores } from '../provision/stack.ts'
import { scaleIn } from '../run/scale.ts'
import { type System, startSystem } from '../run/system.ts'
import { freeSystemPorts } from '../run/system-ports.ts'
import { apiOf } from '../seed/api.ts'
import { demoSeller, photosDir } from '../seed/seed.ts'
import { print, step } from '../terminal.ts'
import { freshFolder } from '../testing/test-stores.ts'
import { buildWeb } from '../web-build.ts'
import { ordersAtOnce } from './burst.ts'
import { memoryAfterOrders, memoryIdle } from './memory.ts'
import { orderLists } from './order-lists.ts'
import { ordersAlone, ordersInAMinute } from './order-to-telegram.ts'
import { cachedPage, largePage, renderedPage, uncachedPage } from './pages.ts'
import { compareResults, keepResult } from './results.ts'
import { printTable, type Row, within } from './row.ts'
import { pageBesideStorm } from './sellers-storm.ts'

const NAMESPACE = `b${randomBytes(4).toString('hex')}`
const COUNTING = pathToFileURL(join(import.meta.dirname, 'count-store-calls.ts')).href
const LIMITS_OFF = {
  LIMIT_ORDERS_PER_MINUTE: '0',
  LIMIT_TELEGRAM_PER_MINUTE: '0',
  LIMIT_SHEETS_CALLS_PER_MINUTE: '0',
  LIMIT_UPLOADS_PER_MINUTE: '0',
}

/**
 * Measures Izlog against its goals, in one run on its own data, and prints a table. With words, runs only the measurements whose title
 * contains one of them: `npm run bench -- orders`. Results are stored under the commit; `npm run bench -- compare A B` shows two of them
 * side by side. `--scale` runs several instances, as for `npm run up`: `npm run bench -- --scale 2 orders`.
 */
export async function bench(options: readonly string[] = []): Promise<void> {
  if (options[0] === 'compare') return compareResults(options.slice(1))
  const { scale, others: words } = scaleIn(options)
  await buildWeb()
  const dataDir = join(freshFolder(), NAMESPACE)
  const parts = await provisionStores(process.env, [...gatewayPackages, ...loadPackages])
  const ports = await freeSystemPorts()
  const callsDir = join(dataDir, 'store-calls')
  mkdirSync(callsDir, { recursive: true })
  const env = {
    NAMESPACE,
    LOG_LEVEL: 'warn',
    ...LIMITS_OFF,
    NODE_OPTIONS: `--import ${COUNTING}`,
    STORE_CALLS_DIR: callsDir,
  }
  const start = () => startSystem({ parts, dataDir, ports, scale, env, patienceMs: 10_000, onLine: () => undefined })

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
    await measure('Orders at once and bare inserts', () => ordersAtOnce(measured, NAMESPACE, page))
    await measure('Orders to Telegram, 50 a second', () => ordersInAMinute(measured, page))
    await measure('Memory after 10,000 orders', () => memoryAfterOrders(measured, page))
    await measure('Order lists, long and short', () => orderLists(system, NAMESPACE, page))
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

/** Enough photos to make the page larger than the 64 KB that the kernel accepts in one write. */
const PHOTOS = ['jastuk-1.jpg', 'jastuk-2.jpg', 'jastuk-3.jpg', 'jastuk-4.jpg', 'roler-za-lice.jpg', 'ogledalo.jpg']

async function makePage({ url }: System) {
  const api = apiOf(url)
  const { token } = await api('/api/auth/login', LoginResponse, { body: demoSeller })
  const images: string[] = []
  for (const name of PHOTOS) {
    const form = new FormData()
    const photo = readFileSync(join(photosDir, name))
    form.set('image', new Blob([photo], { type: 'image/jpeg' }), name)
    images.push((await api('/api/images/upload', ImageUploadResponse, { token, body: form })).imageUrl)
  }
  const body = {
    customUrl: 'jastuk-na-merenju',
    productName: 'Ortopedski jastuk Mirna noć',
    productLink: 'https://mirna-noc.example/jastuk',
    images,
    currentPrice: 2990,
    originalPrice: 4990,
  }
  await api('/api/sync/create-website', CreateWebsiteResponse, { token, body })
  return api(`/api/websites/public?url=${body.customUrl}`, PublicWebsiteResponse)
}

async function show(rows: readonly Row[]): Promise<void> {
  printTable(rows)
  print(`Kept as ${await keepResult(rows)}`)
}
