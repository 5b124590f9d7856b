import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { StoreParts } from '../provision/stack.ts'
import { print } from '../terminal.ts'
import {
  type CustomDomains,
  certificatesFolder,
  pebbleFolder,
  portsOfCustomDomains,
  removeCertificates,
  startDirectory,
  startTlsSync,
} from './custom-domains.ts'
import { startGateway } from './gateway.ts'
import type { Log, ManagedProcess } from './managed-process.ts'
import { startNode } from './node-process.ts'
import { pebbleRoots } from './pebble.ts'
import { requirePorts } from './ports.ts'
import { startPrometheus } from './prometheus.ts'
import { secretsIn, serviceAccount } from './secrets.ts'
import { environmentOf, type ServiceName, type Surroundings, serviceNames, tlsSyncEnvironment } from './services.ts'
import { type Stores, startStores, wantedPorts } from './stores.ts'
import type { SystemPorts } from './system-ports.ts'

export type System = {
  /** The gateway's URL, the entrance to the system. */
  url: string
  /** The https port for sellers' own hosts, and the file of root certificates with which clients can trust them. */
  https: { port: number; roots: string }
  simulatorsUrl: string
  stores: Omit<Stores, 'processes' | 'stop'>
  processes: ManagedProcess[]
  /** The environment of a service, with which its own commands can be run. */
  environmentOf(service: ServiceName): Record<string, string>
  /** A process by name: PostgreSQL, FerretDB, Kafka, Redis, simulators, auth, catalog, order, notifier, gateway. */
  process(name: string): ManagedProcess
  /** Kills a process (-9) and resolves once it is ready again. */
  kill(name: string): Promise<void>
  restart(name: string): Promise<void>
  stop(): Promise<void>
}

type ProxyPorts = {
  mongo: number
  postgres: number
  kafka: number
  redis: number
  simulators: number
  services: Record<ServiceName, number>
}

export type SystemOptions = {
  parts: StoreParts
  dataDir: string
  ports: SystemPorts
  logDir?: string
  secretsDir?: string
  /** Overrides other settings in each service's environment, for example UPSELL_WINDOW_S and NAMESPACE. */
  env?: Record<string, string>
  /** The settings with which a process signs in to stores that have users. */
  storeUsers?(process: ServiceName | 'tls-sync'): Record<string, string>
  /** The services to start; all by default. */
  services?: readonly ServiceName[]
  /** Enables certificates for sellers' own hosts; without it these are served over http only. */
  customDomains?: CustomDomains | undefined
  /** Starts Prometheus too, which must be installed. */
  observe?: boolean
  /** Ports of proxies, when stores, simulators and (from the gateway) services are reached through them. The caller runs the proxies. */
  proxies?: ProxyPorts
  patienceMs?: number
  /** The address on which gateway and simulators listen; loopback by default. */
  host?: string
  /** The public address, when it is not the gateway's own. */
  publicUrl?: string
  /** The app's address, when it has its own host. */
  appUrl?: string
  onLine?: Log
  /** Wraps each stage, for example to show progress. */
  stage?<T>(title: string, run: () => Promise<T>): Promise<T>
}

/** Starts stores, simulators, services and gateway, and resolves once all are ready. If a part fails, the parts that were started are stopped. */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { parts, dataDir, ports, onLine = print, stage = (_, run) => run(), patienceMs = 0 } = options
  const { logDir = join(dataDir, 'logs'), secretsDir = join(dataDir, 'secrets'), host = '127.0.0.1' } = options
  const names = options.services ?? serviceNames
  const servicePorts: Record<string, number> = Object.fromEntries(names.map((name) => [name, ports.services[name]]))
  const { customDomains: custom, observe = false } = options
  const wanted = {
    gateway: ports.gateway,
    simulators: ports.simulators,
    'the mail server': ports.smtp,
    ...servicePorts,
    ...(observe ? { Prometheus: ports.prometheus } : {}),
    ...(custom ? portsOfCustomDomains(custom, ports.custom) : {}),
  }
  await requirePorts({ ...wantedPorts(parts, ports.stores), ...wanted }, patienceMs)

  const secrets = secretsIn(secretsDir)
  const stores = await stage('Stores', () =>
    startStores({ parts, dataDir, ports: ports.stores, proxies: options.proxies, logDir, patienceMs }, onLine),
  )
  const processes = [...stores.processes]
  const own: ManagedProcess[] = []

  const stop = async (): Promise<void> => {
    const stopAll = (which: (name: string) => boolean) =>
      Promise.all(own.filter(({ name }) => which(name)).map((process) => process.stop()))
    await stopAll((name) => name === 'gateway')
    // The simulators stop last, so that the services' open calls can finish.
    await stopAll((name) => name !== 'gateway' && name !== 'simulators')
    await stopAll((name) => name === 'simulators')
    await stores.stop()
    if (custom) removeCertificates(dataDir)
  }

  const url = `http://localhost:${ports.gateway}`
  const around: Surroundings = {
    publicUrl: options.publicUrl || url,
    appUrl: options.appUrl ?? '',
    simulatorsUrl: `http://localhost:${options.proxies?.simulators ?? ports.simulators}`,
    smtpUrl: `smtp://127.0.0.1:${ports.smtp}`,
    mongoUrl: stores.mongoUrl,
    kafkaBrokers: stores.kafkaBrokers,
    redisUrl: stores.redisUrl,
    secrets,
    uploadsDir: join(dataDir, 'uploads'),
    urlOf: (name) => `http://127.0.0.1:${servicePorts[name] ?? 0}`,
  }
  mkdirSync(around.uploadsDir, { recursive: true })

  const startSimulators = () =>
    startNode(
      {
        name: 'simulators',
        main: 'infra/simulators/src/main.ts',
        port: ports.simulators,
        env: {
          ...process.env,
          HOST: host,
          GOOGLE_SERVICE_ACCOUNT_JSON: serviceAccount(secrets.googleKey, around.simulatorsUrl),
          SIMULATOR_DATA: join(dataDir, 'simulators.json'),
          SMTP_PORT: String(ports.smtp),
          ...(custom?.ownDns ? { DNS_PORT: String(ports.custom.dns) } : {}),
        },
        logDir,
        ready: '/healthz',
      },
      onLine,
    )
  const envOf = (name: ServiceName) => ({
    ...environmentOf(name, around),
    ...options.storeUsers?.(name),
    ...options.env,
  })
  const startService = (name: ServiceName) => {
    const env = envOf(name)
    const main = `services/${name}/src/main.ts`
    // Shoppers wait for the answer to their order, but nobody waits for calls to channels. Delayed calls also form larger batches.
    const background = name === 'notifier'
    return startNode({ name, main, port: ports.services[name], env, logDir, ready: '/readyz', background }, onLine)
  }
  const started = async (starting: readonly Promise<ManagedProcess>[]) => {
    const settled = await Promise.allSettled(starting)
    own.push(...settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])))
    const failed = settled.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }

  const startCustomDomains = async (options: CustomDomains) => {
    const where = { ports: ports.custom, httpPort: ports.gateway, dataDir, logDir }
    const { settings, process } = await startDirectory({ custom: options, ...where }, onLine)
    around.custom = settings
    if (process) own.push(process)
  }
  const syncOf = (port: number) => {
    const env = { ...tlsSyncEnvironment(around), ...options.storeUsers?.('tls-sync'), ...options.env }
    return startTlsSync({ port, dataDir, logDir, domainUrl: around.urlOf('domain'), env }, onLine)
  }
  const tls = custom && { port: ports.custom.tls, dir: certificatesFolder(dataDir) }

  try {
    if (custom) await startCustomDomains(custom)
    await stage('Services', () => started([startSimulators(), ...names.map(startService)]))
    await stage('Gateway', () =>
      started([
        startGateway(
          {
            ...{ host, port: ports.gateway, publicUrl: around.publicUrl, appUrl: around.appUrl, dataDir, logDir, tls },
            upstreams: options.proxies?.services ?? servicePorts,
          },
          onLine,
        ),
        ...(custom ? [syncOf(ports.custom.tlsSync)] : []),
      ]),
    )
    if (observe)
      await stage('Prometheus', () =>
        started([startPrometheus({ port: ports.prometheus, dataDir, logDir, services: servicePorts }, onLine)]),
      )
  } catch (error) {
    await stop()
    throw error
  }
  processes.push(...own)

  const find = (name: string): ManagedProcess => {
    const found = processes.find((process) => process.name === name)
    if (!found) throw new Error(`No process ${name}; there are ${processes.map((process) => process.name).join(', ')}`)
    return found
  }
  return {
    url,
    https: { port: ports.custom.tls, roots: pebbleRoots(pebbleFolder(dataDir)) },
    simulatorsUrl: `http://localhost:${ports.simulators}`,
    stores,
    processes,
    environmentOf: envOf,
    process: find,
    kill: (name) => killed(find(name)),
    restart: (name) => find(name).restart(),
    stop,
  }
}

async function killed(process: ManagedProcess): Promise<void> {
  const before = process.restarts()
  process.kill('SIGKILL')
  const deadline = Date.now() + 60_000
  while (process.restarts() === before) {
    if (Date.now() > deadline) throw new Error(`${process.name} was not started again`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await process.whenReady()
}
