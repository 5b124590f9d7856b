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
import { type Gateway, startGateway } from './gateway.ts'
import { firstPorts, type InstancePorts, serviceInstances } from './instances.ts'
import type { Log, ManagedProcess } from './managed-process.ts'
import { startNode } from './node-process.ts'
import { pebbleRoots } from './pebble.ts'
import { requirePorts } from './ports.ts'
import { scrapeInstances, startPrometheus } from './prometheus.ts'
import type { Scale } from './scale.ts'
import { secretsIn } from './secrets.ts'
import { environmentOf, type ServiceName, type Surroundings, serviceNames, tlsSyncEnvironment } from './services.ts'
import { startSimulators } from './simulators.ts'
import { type Stores, startStores, wantedPorts } from './stores.ts'
import { callPorts, instancePorts, type SystemPorts } from './system-ports.ts'

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
  /** A process by name: PostgreSQL, FerretDB, Kafka, Redis, simulators, auth, catalog, order, order-2, notifier, gateway. */
  process(name: string): ManagedProcess
  /** Kills a process (-9) and resolves once it is ready again. */
  kill(name: string): Promise<void>
  restart(name: string): Promise<void>
  /** Replaces a service's instances one after another, or only the one of this name: a new one takes requests before the old one ends. */
  replace(service: ServiceName, only?: string): Promise<void>
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
  /** How many instances of each service; one by default. */
  scale?: Scale
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
  const { customDomains: custom, observe = false, scale = {} } = options
  const portsOf = instancePorts(ports)
  const internal = Object.fromEntries(names.map((name) => [name, ports.internal[name]]))
  const wanted = {
    gateway: ports.gateway,
    simulators: ports.simulators,
    'the mail server': ports.smtp,
    ...firstPorts({ services: names, scale, portsOf }),
    ...callPorts(ports, names),
    ...(observe ? { Prometheus: ports.prometheus } : {}),
    ...(custom ? portsOfCustomDomains(custom, ports.custom) : {}),
  }
  await requirePorts({ ...wantedPorts(parts, ports.stores), ...wanted }, patienceMs)

  const secrets = secretsIn(secretsDir)
  const stores = await stage('Stores', () =>
    startStores({ parts, dataDir, ports: ports.stores, proxies: options.proxies, logDir, patienceMs }, onLine),
  )
  /** Changed in place, as instances are replaced. */
  const processes = [...stores.processes]
  const add = (process: ManagedProcess) => void processes.push(process)

  const stop = async (): Promise<void> => {
    const own = processes.filter((process) => !stores.processes.includes(process))
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
    urlOf: (name) => `http://127.0.0.1:${internal[name] ?? 0}`,
  }
  mkdirSync(around.uploadsDir, { recursive: true })

  const startSimulatorsHere = async () => {
    const own = { port: ports.simulators, smtp: ports.smtp, dns: custom?.ownDns ? ports.custom.dns : undefined }
    add(await startSimulators({ ports: own, host, url: around.simulatorsUrl, secrets, dataDir, logDir }, onLine))
  }
  const envOf = (name: ServiceName) => ({
    ...environmentOf(name, around),
    ...options.storeUsers?.(name),
    ...options.env,
  })
  const startService = (service: ServiceName, { name, port }: { name: string; port: number }) => {
    const main = `services/${service}/src/main.ts`
    // Shoppers wait for the answer to their order, but nobody waits for calls to channels. Delayed calls also form larger batches.
    const background = service === 'notifier'
    return startNode({ name, main, port, env: envOf(service), logDir, ready: '/readyz', background }, onLine)
  }
  const instances = serviceInstances({ services: names, scale, portsOf, start: startService })
  const started = async (starting: readonly Promise<unknown>[]) => {
    const settled = await Promise.allSettled(starting)
    const failed = settled.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }

  const startCustomDomains = async (options: CustomDomains) => {
    const where = { ports: ports.custom, httpPort: ports.gateway, dataDir, logDir }
    const { settings, process } = await startDirectory({ custom: options, ...where }, onLine)
    around.custom = settings
    if (process) add(process)
  }
  const syncOf = (port: number) => {
    const env = { ...tlsSyncEnvironment(around), ...options.storeUsers?.('tls-sync'), ...options.env }
    return startTlsSync({ port, dataDir, logDir, domainUrl: around.urlOf('domain'), env }, onLine)
  }
  const tls = custom && { port: ports.custom.tls, dir: certificatesFolder(dataDir) }
  /** Behind proxies the gateway sees these alone. */
  const upstreams = (instances: InstancePorts) =>
    options.proxies
      ? Object.fromEntries(Object.entries(options.proxies.services).map(([name, port]) => [name, [port]]))
      : instances
  const startGatewayHere = async () => {
    const { publicUrl, appUrl } = around
    const gateway = await startGateway(
      {
        ...{ host, port: ports.gateway, publicUrl, appUrl, dataDir, logDir, tls, internal },
        upstreams: upstreams(instances.ports()),
      },
      onLine,
    )
    add(gateway.process)
    return gateway
  }

  let gateway: Gateway
  try {
    if (custom) await startCustomDomains(custom)
    await stage('Services', () => started([startSimulatorsHere(), instances.startAll(add)]))
    gateway = await stage('Gateway', async () => {
      const starting = startGatewayHere()
      await started([starting, ...(custom ? [syncOf(ports.custom.tlsSync).then(add)] : [])])
      return starting
    })
    if (observe)
      await stage('Prometheus', () =>
        startPrometheus({ port: ports.prometheus, dataDir, logDir, instances: instances.ports() }, onLine).then(add),
      )
  } catch (error) {
    await stop()
    throw error
  }

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
    replace: (service, only) => {
      const change = {
        started: (process: ManagedProcess, old: ManagedProcess) =>
          void processes.splice(processes.indexOf(old), 0, process),
        route: async (ports: () => InstancePorts) => {
          await gateway.route(() => upstreams(ports()))
          if (observe) scrapeInstances(dataDir, ports())
        },
        settled: () => gateway.settled(),
        ended: (old: ManagedProcess) => void processes.splice(processes.indexOf(old), 1),
      }
      return instances.replace(service, change, only)
    },
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
