import { join } from 'node:path'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { encode } from '../../../../services/catalog/src/pages/encoding.ts'
import { loadPageRenderer } from '../../../../services/catalog/src/pages/page-renderer.ts'
import { cpuSecondsOf } from '../proc.ts'
import { freePorts } from '../run/ports.ts'
import { webDist } from '../run/services.ts'
import type { System } from '../run/system.ts'
import { rateOf } from './load.ts'
import { compared, type Row, reached } from './row.ts'
import { fetchRaw, startStaticNginx } from './static-nginx.ts'

const accepted = { 'accept-encoding': 'br, gzip' }
const pressure = { connections: 32, seconds: 4, pipelining: 4 }

/** A page kept by the gateway beside nginx with the same bytes in a file; twice each, in turns. */
export async function cachedPage(system: System, dataDir: string, page: PublicWebsite): Promise<Row[]> {
  const path = `/${page.customUrl}`
  const [port = 0] = await freePorts(1)
  const plain = await startStaticNginx(join(dataDir, 'static-nginx'), port, await fetchRaw(system.url + path, accepted))
  const gateway = { url: system.url, path, process: system.process('gateway'), answers: 0, seconds: 0, cpu: 0 }
  const file = { url: `http://127.0.0.1:${port}`, path: '/page', process: plain, answers: 0, seconds: 0, cpu: 0 }
  for (const side of [file, gateway, file, gateway]) {
    const before = cpuSecondsOf(side.process.pid() ?? 0)
    const { perSecond } = await rateOf(side.url, { path: side.path, headers: accepted }, pressure)
    side.answers += perSecond * pressure.seconds
    side.seconds += pressure.seconds
    side.cpu += cpuSecondsOf(side.process.pid() ?? 0) - before
  }
  await plain.stop()
  return [
    compared(
      'cached page, a second',
      gateway.answers / gateway.seconds,
      file.answers / file.seconds,
      0.8,
      'file of nginx',
    ),
    compared(
      '… a second of nginx’s own CPU',
      gateway.answers / gateway.cpu,
      file.answers / file.cpu,
      0.8,
      'file of nginx',
    ),
  ]
}

/** With a session cookie the gateway asks catalog each time. */
export async function uncachedPage(system: System, page: PublicWebsite): Promise<Row> {
  const headers = { ...accepted, cookie: 'izlog_session=none' }
  const { perSecond } = await rateOf(
    system.url,
    { path: `/${page.customUrl}`, headers },
    { connections: 16, seconds: 6 },
  )
  return reached('page past the gateway’s cache, a second', perSecond)
}

/** The page's components rendered and compressed again and again, by one thread. */
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
