import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePorts } from '@izlog/local/run/ports'
import { appHost, httpsSuffix, platformHosts, platformScheme } from '../platform-hosts.ts'
import { gatewayDir, instancesOnThisMachine, renderGateway, SWITCHED_OFF } from '../render.ts'
import { linesOfThisMachine, tlsLinesOfThisMachine } from '../this-machine.ts'

export const SERVICES = ['auth', 'catalog', 'order', 'upsell', 'domain', 'notifier'] as const
export type ServiceName = (typeof SERVICES)[number]

/** What stands behind the gateway: each service answers with its name unless a test gives it something to do. */
export interface Service {
  /** What it was asked, oldest first. */
  asked: IncomingMessage[]
  answer: RequestListener
}

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
  text: string
}

export interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface Gateway {
  port: number
  tlsPort: number
  services: Record<ServiceName, Service>
  /** The path goes out as written, nothing is normalised or decompressed. */
  ask(path: string, options?: Ask): Promise<Answer>
  accessLog(): string
  errorLog(): string
  stop(): Promise<void>
}

/** A real nginx on a free port before tiny services, with the given files as the built web. */
export async function startGateway({
  off = [],
  production = false,
  publicUrl = 'https://izlog.rs',
  appUrl = '',
  files = {},
  tlsDir,
  pagesApart = false,
  beside = {},
}: {
  off?: ServiceName[]
  production?: boolean
  publicUrl?: string
  /** The app has a host of its own. */
  appUrl?: string
  /** Certificates lie there, and sellers' hosts are served under https too. */
  tlsDir?: string
  files?: Record<string, string | Buffer>
  /** Pages come from processes of their own, which answer as `pages`; else catalog is asked for them. */
  pagesApart?: boolean
  /** Ports of second instances of services. */
  beside?: Partial<Record<ServiceName, number>>
} = {}): Promise<Gateway> {
  const prefix = mkdtempSync(join(tmpdir(), 'izlog-gateway-'))
  mkdirSync(join(prefix, 'logs'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(prefix, 'dist', path)), { recursive: true })
    writeFileSync(join(prefix, 'dist', path), content)
  }

  const running = await Promise.all(SERVICES.map(startService))
  const pages = pagesApart ? await startService('pages') : undefined
  const addressOf = (name: ServiceName) => {
    const service = running.find((one) => one.name === name)
    if (!service || off.includes(name)) return SWITCHED_OFF
    const { [name]: second } = beside
    return instancesOnThisMachine([service.port, ...(second ? [second] : [])])
  }
  const [port = 0, tlsPort = 0] = await freePorts(2)
  const conf = renderGateway({
    LISTEN: `127.0.0.1:${port}`,
    PLATFORM_HOSTS: platformHosts([publicUrl, appUrl], production),
    PLATFORM_SCHEME: platformScheme(publicUrl),
    PUBLIC_URL: publicUrl,
    ...appHost(publicUrl, appUrl),
    HTTPS_SUFFIX: httpsSuffix(tlsPort),
    WORKERS: '1',
    WORKERS_END_WITHIN: '1s',
    AUTH_UPSTREAM: addressOf('auth'),
    CATALOG_UPSTREAM: addressOf('catalog'),
    PAGES_UPSTREAM: pages ? `127.0.0.1:${pages.port}` : addressOf('catalog'),
    ORDER_UPSTREAM: addressOf('order'),
    UPSELL_UPSTREAM: addressOf('upsell'),
    DOMAIN_UPSTREAM: addressOf('domain'),
    NOTIFIER_UPSTREAM: addressOf('notifier'),
    INTERNAL_SERVERS: '',
    WEB_DIST: join(prefix, 'dist'),
    GATEWAY_DIR: gatewayDir,
    ACCESS_LOG: 'logs/access.log',
    ERROR_LOG: 'logs/error.log',
    TLS_LINES: tlsDir === undefined ? '' : tlsLinesOfThisMachine(`127.0.0.1:${tlsPort}`),
    TLS_DIR: tlsDir ?? '',
    ...linesOfThisMachine(),
  })
  writeFileSync(join(prefix, 'nginx.conf'), conf)

  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const nginx = spawn('nginx', ['-p', prefix, '-c', 'nginx.conf', '-e', 'logs/error.log'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  nginx.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  nginx.on('error', (err) => {
    complaint += `${err.message} (is nginx installed?)`
  })
  const ended = once(nginx, 'close')
  const ask = (path: string, options: Ask = {}) => send(port, path, options)
  const up = () =>
    ask('/healthz').then(
      () => true,
      () => false,
    )
  while (!(await up())) {
    if (complaint || nginx.exitCode !== null) throw new Error(`nginx did not start: ${complaint}`)
  }

  return {
    port,
    tlsPort,
    services: Object.fromEntries(running.map(({ name, service }) => [name, service])) as Record<ServiceName, Service>,
    ask,
    accessLog: () => readFileSync(join(prefix, 'logs/access.log'), 'utf8'),
    errorLog: () => readFileSync(join(prefix, 'logs/error.log'), 'utf8'),
    async stop() {
      nginx.kill('SIGTERM')
      await ended
      await Promise.all([...running, ...(pages ? [pages] : [])].map(({ stop }) => stop()))
      rmSync(prefix, { recursive: true, force: true })
    },
  }
}

async function startService<N extends string>(name: N) {
  const service: Service = {
    asked: [],
    answer: (_req, res) =>
      void res.setHeader('Content-Type', 'application/json').end(JSON.stringify({ service: name })),
  }
  const server = createServer((req, res) => {
    service.asked.push(req)
    req.resume()
    service.answer(req, res)
  })
  // As the services keep them: longer than nginx does.
  server.keepAliveTimeout = 65_000
  const port = await listening(server)
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { name, service, port, stop }
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return port
}

/** One request on its own connection. */
function send(port: number, path: string, { method = 'GET', headers = {}, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('error', reject)
      res.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: whole, text: whole.toString() })
      })
    })
    req.on('error', reject)
    req.end(body)
  })
}
