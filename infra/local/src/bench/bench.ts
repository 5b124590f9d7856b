import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { LoginResponse } from '@izlog/contracts/http/auth'
import { CreateWebsiteResponse, ImageUploadResponse, PublicWebsiteResponse } from '@izlog/contracts/http/catalog'
import { memoryMb } from '../proc.ts'
import { gatewayPackages, provisionStores } from '../provision/stack.ts'
import { serviceNames } from '../run/services.ts'
import { freeSystemPorts, type System, startSystem } from '../run/system.ts'
import { apiOf } from '../seed/api.ts'
import { demoSeller, photosDir } from '../seed/seed.ts'
import { say, step } from '../terminal.ts'
import { freshFolder } from '../testing/test-stores.ts'
import { buildWeb } from '../web-build.ts'
import { orderLists } from './order-lists.ts'
import { acceptedOrders, orderToTelegram } from './orders.ts'
import { cachedPage, renderedPage, uncachedPage } from './pages.ts'
import { printTable, type Row, within } from './row.ts'

const NAMESPACE = `b${randomBytes(4).toString('hex')}`
const env = { NAMESPACE, LOG_LEVEL: 'warn', LIMIT_ORDERS_PER_MINUTE: '0' }

/**
 * Measures Izlog against its goals, all of it in one run on data of its own, and prints a table. With words, only
 * what has one of them in its title: `npm run bench -- orders`.
 */
export async function bench(words: readonly string[] = []): Promise<void> {
  await buildWeb()
  const dataDir = join(freshFolder(), NAMESPACE)
  const parts = await provisionStores(process.env, gatewayPackages)
  const ports = await freeSystemPorts()
  const start = () => startSystem({ parts, dataDir, ports, env, patienceMs: 10_000, tell: () => undefined })

  let system = await step('Izlog, first start', start)
  try {
    const page = await step('A page', () => makePage(system))
    const rows: Row[] = []
    const measure = async (title: string, run: () => Promise<Row[]>) => {
      const wanted = words.length === 0 || words.some((word) => title.toLowerCase().includes(word.toLowerCase()))
      if (wanted) rows.push(...(await step(title, run)))
    }
    await measure('Order to Telegram, one after another', () => orderToTelegram(system, page))
    await measure('Memory, idle', () => memory(system))
    await measure('Cached page and static file', () => cachedPage(system, dataDir, page))
    await measure('Page past the cache', async () => [await uncachedPage(system, page)])
    await measure('Page rendered', async () => [await renderedPage(system, page)])
    await measure('Orders and bare inserts', () => acceptedOrders(system, NAMESPACE, page))
    await measure('Order lists, long and short', () => orderLists(system, NAMESPACE, page))
    if (words.length > 0) return printTable(rows)
    await step('Stop', system.stop)
    const since = Date.now()
    system = await step('Izlog, second start', start)
    rows.push(within('second start, to ready', (Date.now() - since) / 1000, 's', 15))
    printTable(rows)
    say('Clients and servers share this machine’s cores; ratios count more than numbers.')
  } finally {
    await step('Stop', system.stop)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function makePage({ url }: System) {
  const api = apiOf(url)
  const { token } = await api('/api/auth/login', LoginResponse, { body: demoSeller })
  const form = new FormData()
  const photo = readFileSync(join(photosDir, 'jastuk-1.jpg'))
  form.set('image', new Blob([photo], { type: 'image/jpeg' }), 'jastuk.jpg')
  const { imageUrl } = await api('/api/images/upload', ImageUploadResponse, { token, body: form })
  const body = {
    customUrl: 'jastuk-na-merenju',
    productName: 'Ortopedski jastuk Mirna noć',
    productLink: 'https://mirna-noc.example/jastuk',
    images: [imageUrl],
    currentPrice: 2990,
    originalPrice: 4990,
  }
  await api('/api/sync/create-website', CreateWebsiteResponse, { token, body })
  return api(`/api/websites/public?url=${body.customUrl}`, PublicWebsiteResponse)
}

/** Resident memory of the services after a while without work. */
async function memory(system: System): Promise<Row[]> {
  await wait(3000)
  const sizes = serviceNames.map((name) => ({ name, mb: memoryMb(system.process(name).pid() ?? 0) }))
  const total = sizes.reduce((sum, { mb }) => sum + mb, 0)
  const each = sizes.map(({ name, mb }) => `${name} ${mb.toFixed(0)}`).join(', ')
  return [{ ...within(`resident memory of ${sizes.length} services`, total, 'MB', 900), beside: each }]
}
