import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type InternalPorts, internalServers } from '../../../../gateway/internal-servers.ts'
import { appHost, httpsSuffix, platformHosts, platformScheme } from '../../../../gateway/platform-hosts.ts'
import {
  type GatewayVars,
  gatewayDir,
  instancesOnThisMachine,
  renderGateway,
  SWITCHED_OFF,
} from '../../../../gateway/render.ts'
import { linesOfThisMachine, tlsLinesOfThisMachine } from '../../../../gateway/this-machine.ts'
import { childrenOf, commandOf } from '../proc.ts'
import { which } from '../shell.ts'
import { Refusal } from '../terminal.ts'
import { httpAnswers } from './answers.ts'
import { type Log, type ManagedProcess, startProcess } from './managed-process.ts'
import { webDist } from './services.ts'

/** The ports of each service's instances; a service without any is switched off. */
type Upstreams = Readonly<Partial<Record<string, readonly number[]>>>

type Options = {
  host: string
  port: number
  publicUrl: string
  /** The app's URL when it has its own host; otherwise empty. */
  appUrl: string
  dataDir: string
  logDir: string
  upstreams: Upstreams
  internal: InternalPorts
  /** Serves sellers' hosts over https, with the certificates of this folder. */
  tls?: { port: number; dir: string } | undefined
}

export type Gateway = {
  process: ManagedProcess
  /** Leads requests to the instances that there are when it is its turn; resolves once no worker takes requests for others. */
  route(upstreams: () => Upstreams): Promise<void>
  /** Waits until earlier workers have ended their requests, but for no more than 30 s: streams would last. */
  settled(): Promise<void>
}

/** How long `stop` waits for open requests; streams of events would last. */
const STOPS_WITHIN_MS = 5000

/** Runs nginx as the calling user, with the same template as the container, in its own folder. */
export async function startGateway(options: Options, onLine: Log): Promise<Gateway> {
  const prefix = join(options.dataDir, 'gateway')
  mkdirSync(prefix, { recursive: true })
  mkdirSync(options.logDir, { recursive: true })
  const { ERROR_LOG: errorLog } = varsOf(options, options.upstreams)
  const write = (upstreams: Upstreams) =>
    writeFileSync(join(prefix, 'nginx.conf'), renderGateway(varsOf(options, upstreams)))
  write(options.upstreams)
  const readyUrl = `http://127.0.0.1:${options.port}/healthz`
  const process = await startProcess(
    {
      name: 'gateway',
      command: which('nginx') ?? 'nginx',
      args: ['-p', prefix, '-c', 'nginx.conf', '-e', errorLog],
      env: globalThis.process.env,
      logFile: errorLog,
      stopSignal: 'SIGQUIT', // lets open requests finish
      stopsWithinMs: STOPS_WITHIN_MS,
      readyUrl,
      ready: () => httpAnswers(readyUrl),
    },
    onLine,
  )
  let last: Promise<void> = Promise.resolve()
  return {
    process,
    // One after another: a reload that overlaps another could be taken for done by the other's workers.
    route(upstreams) {
      const routed = last.then(() => {
        write(upstreams())
        return reload(process)
      })
      last = routed.catch(() => undefined)
      return routed
    },
    settled: () => settled(process),
  }
}

function varsOf(options: Options, upstreams: Upstreams): GatewayVars {
  const { host, port, publicUrl, appUrl, logDir, tls, internal } = options
  const upstream = (service: string) => instancesOnThisMachine(upstreams[service] ?? []) || SWITCHED_OFF
  return {
    LISTEN: `${host}:${port}`,
    PLATFORM_HOSTS: platformHosts([publicUrl, appUrl], process.env.NODE_ENV === 'production'),
    PLATFORM_SCHEME: platformScheme(publicUrl),
    PUBLIC_URL: publicUrl,
    ...appHost(publicUrl, appUrl),
    HTTPS_SUFFIX: httpsSuffix(tls?.port ?? 443),
    WORKERS: '2',
    // The longest requests take 120 s.
    WORKERS_END_WITHIN: '125s',
    AUTH_UPSTREAM: upstream('auth'),
    CATALOG_UPSTREAM: upstream('catalog'),
    PAGES_UPSTREAM: upstream('catalog'),
    ORDER_UPSTREAM: upstream('order'),
    UPSELL_UPSTREAM: upstream('upsell'),
    DOMAIN_UPSTREAM: upstream('domain'),
    NOTIFIER_UPSTREAM: upstream('notifier'),
    INTERNAL_SERVERS: internalServers(internal),
    WEB_DIST: webDist,
    GATEWAY_DIR: gatewayDir,
    ACCESS_LOG: join(logDir, 'gateway-access.log'),
    ERROR_LOG: join(logDir, 'gateway.log'),
    TLS_LINES: tls ? tlsLinesOfThisMachine(`${host}:${tls.port}`) : '',
    TLS_DIR: tls?.dir ?? '',
    ...linesOfThisMachine(),
  }
}

const RELOADED_WITHIN_MS = 30_000

/** Makes nginx read its file again. Its earlier workers only end the requests that they have, which this does not wait for. */
async function reload(nginx: ManagedProcess): Promise<void> {
  const master = nginx.pid()
  if (master === undefined) return nginx.whenReady() // starting again, with the new file
  const earlier = childrenOf(master)
  process.kill(master, 'SIGHUP')
  const deadline = Date.now() + RELOADED_WITHIN_MS
  while (earlier.some(takesRequests)) {
    if (Date.now() > deadline) throw new Refusal('nginx did not take its new configuration: see gateway.log')
    await wait(20)
  }
}

const SETTLED_WITHIN_MS = 30_000

async function settled(nginx: ManagedProcess): Promise<void> {
  const master = nginx.pid()
  if (master === undefined) return // none is left of those before
  const leaving = childrenOf(master).filter(isLeaving)
  const deadline = Date.now() + SETTLED_WITHIN_MS
  while (leaving.some(isLeaving) && Date.now() < deadline) await wait(20)
}

/** nginx writes into its command line that a worker is leaving, before that closes its listening sockets. */
const isLeaving = (pid: number): boolean => commandOf(pid).join(' ').includes('shutting down')
const takesRequests = (pid: number): boolean => commandOf(pid).length > 0 && !isLeaving(pid)
