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
import { secretsIn, serviceAccount } from './secrets.ts'
import { environmentOf, type ServiceName, type Surroundings, serviceNames, tlsSyncEnvironment } from './services.ts'
import { type Stores, startStores, wantedPorts } from './stores.ts'
import type { SystemPorts } from './system-ports.ts'

export type System = {
  /** The gateway, where everything begins. */
  url: string
  /** Where sellers' own hosts are served under https, and the file of the roots that their certificates are trusted by. */
  https: { port: number; roots: string }
  simulatorsUrl: string
  stores: Pick<Stores, 'mongoUrl' | 'kafkaBrokers' | 'redisUrl'>
  processes: ManagedProcess[]
  /** What a service reads at its start, for running a command of its own. */
  environmentOf(service: ServiceName): Record<string, string>
  /** A process by name: PostgreSQL, FerretDB, Kafka, Redis, simulators, auth, catalog, order, notifier, gateway. */
  process(name: string): ManagedProcess
  /** Kills (-9) a process and resolves once it is ready again. */
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
  /** Goes over everything else in each service's environment; UPSELL_WINDOW_S and NAMESPACE, for instance. */
  env?: Record<string, string>
  /** As whom a process signs in to stores that have users. */
  storeUsers?(process: ServiceName | 'tls-sync'): Record<string, string>
  /** Only these services; all by default. */
  services?: readonly ServiceName[]
  /** Sellers' own hosts with certificates; without it they are served by http only. */
  customDomains?: CustomDomains | undefined
  /** Where stores, simulators and services are reached, the latter by the gateway, when proxies stand in front of these. The caller runs the proxies. */
  proxies?: ProxyPorts
  patienceMs?: number
  /** The address that gateway and simulators listen on; this machine only by default. */
  host?: string
  /** Where people reach it, when that is not the gateway's own address. */
  publicUrl?: string
  /** Where the app is, when it has a host of its own. */
  appUrl?: string
  onLine?: Log
  /** Wraps each stage, to show how it goes. */
  stage?<T>(title: string, run: () => Promise<T>): Promise<T>
}

/** Starts stores, simulators, services and gateway, and answers once all are ready. What was started is stopped when a part fails. */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { parts, dataDir, ports, onLine = print, stage = (_, run) => run(), patienceMs = 0 } = options
  const { logDir = join(dataDir, 'logs'), secretsDir = join(dataDir, 'secrets'), host = '127.0.0.1' } = options
  const names = options.services ?? serviceNames
  const servicePorts: Record<string, number> = Object.fromEntries(names.map((name) => [name, ports.services[name]]))
  const { customDomains: custom } = options
  const wanted = {
    gateway: ports.gateway,
    simulators: ports.simulators,
    ...servicePorts,
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
    // The stand-ins stay until the calls of the services have ended.
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
    // Shoppers wait for their order's answer, nobody for the channels' calls; late, these also go in larger batches.
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
