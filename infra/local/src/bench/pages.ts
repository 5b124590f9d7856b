import { join } from 'node:path'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { encode } from '../../../../services/catalog/src/adapters/page-renderer/encoding.ts'
import { loadPageRenderer } from '../../../../services/catalog/src/adapters/page-renderer/page-renderer.ts'
import { cpuSecondsOf } from '../proc.ts'
import type { ManagedProcess } from '../run/managed-process.ts'
import { freePorts } from '../run/ports.ts'
import { webDist } from '../run/services.ts'
import type { System } from '../run/system.ts'
import { answersTo } from './load.ts'
import { compared, type Row, reached, within } from './row.ts'
import { type Answer, fetchRaw, startStaticNginx } from './static-nginx.ts'
import { wrk } from './wrk.ts'

const GZIP = { 'accept-encoding': 'gzip' }
const CONNECTIONS = 64
const SECONDS = 3
const TURNS = 3
const LEAST = 0.9

/**
 * Compares a cached page of the gateway to a plain nginx that serves the same bytes from a file, alternately. wrk generates the load,
 * because it is faster than both.
 */
export async function cachedPage(system: System, dataDir: string, page: PublicWebsite): Promise<Row[]> {
  const path = `/${page.customUrl}`
  return besideFile(system, dataDir, path, GZIP, async (file) => {
    const gateway = { url: system.url + path, process: system.process('gateway'), answers: 0, cpu: 0 }
    const plain = { ...file, answers: 0, cpu: 0 }
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const side of [plain, gateway]) {
        const before = cpuSecondsOf(side.process.pid() ?? 0)
        const { perSecond } = await wrk(side.url, { connections: CONNECTIONS, seconds: SECONDS, headers: GZIP })
        side.answers += perSecond * SECONDS
        side.cpu += cpuSecondsOf(side.process.pid() ?? 0) - before
      }
    }
    const seconds = TURNS * SECONDS
    return [
      compared('cached page, a second', gateway.answers / seconds, plain.answers / seconds, 'file of nginx', LEAST),
      compared(
        'cached page, a second of nginx’s own CPU',
        gateway.answers / gateway.cpu,
        plain.answers / plain.cpu,
        'file of nginx',
        LEAST,
      ),
    ]
  })
}

const IDENTITY = { 'accept-encoding': 'identity' }
/** A stall caused by the receiver's delayed acknowledgement would add 40 ms to each answer. */
const NO_STALL_MS = 20

/** Requests an uncompressed page of more than 64 KB repeatedly on one connection. */
export async function largePage(system: System, dataDir: string, page: PublicWebsite): Promise<Row[]> {
  const path = `/${page.customUrl}`
  return besideFile(system, dataDir, path, IDENTITY, async (file, { bytes }) => {
    const pressure = { connections: 1, seconds: SECONDS, headers: IDENTITY }
    const plain = await wrk(file.url, pressure)
    const gateway = await wrk(system.url + path, pressure)
    return [
      {
        ...within('large page on one connection, p99', gateway.p99, 'ms', NO_STALL_MS),
        beside: `${Math.round(bytes.length / 1024)} KB`,
      },
      compared('large page on one connection, a second', gateway.perSecond, plain.perSecond, 'file of nginx'),
    ]
  })
}

/** Runs a measurement next to a plain nginx that serves the gateway's answer from a file. */
async function besideFile(
  system: System,
  dataDir: string,
  path: string,
  headers: Record<string, string>,
  measure: (file: { url: string; process: ManagedProcess }, answer: Answer) => Promise<Row[]>,
): Promise<Row[]> {
  const [port = 0] = await freePorts(1)
  const answer = await fetchRaw(system.url + path, headers)
  const process = await startStaticNginx(join(dataDir, `static-nginx-${port}`), port, answer)
  try {
    return await measure({ url: `http://127.0.0.1:${port}/page`, process }, answer)
  } finally {
    await process.stop()
  }
}

/** A session cookie makes the gateway bypass its cache and request the page from catalog. */
export async function uncachedPage(system: System, page: PublicWebsite): Promise<Row> {
  const headers = { 'accept-encoding': 'br, gzip', cookie: 'izlog_session=none' }
  const { perSecond } = await answersTo(
    system.url,
    { path: `/${page.customUrl}`, headers },
    { connections: 16, seconds: 6 },
  )
  return reached('page past the gateway’s cache, a second', perSecond)
}

/** Renders and compresses the page's components repeatedly in one thread. */
export async function renderedPage(system: System, page: PublicWebsite): Promise<Row> {
  const render = await loadPageRenderer(webDist)
  const request = {
    kind: 'landing',
    website: page,
    seller: { pixelId: '123456789012345', consentBanner: false, purchaseOn: 'ordered' },
    pixelScriptUrl: `${system.simulatorsUrl}/meta/pixel.js`,
    publicUrl: system.url,
  } as const
  const once = () => encode(render(request).html, 'br')
  for (let warm = 0; warm < 200; warm += 1) once()
  const since = performance.now()
  let pages = 0
  while (performance.now() - since < 4000) {
    once()
    pages += 1
  }
  return reached('page rendered and compressed, a second a core', pages / ((performance.now() - since) / 1000), 400)
}
