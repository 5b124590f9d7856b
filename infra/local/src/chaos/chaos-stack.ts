import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { gatewayPackages, provisionStores } from '../provision/stack.ts'
import { toxiproxyBinary } from '../provision/toxiproxy.ts'
import type { Log } from '../run/managed-process.ts'
import { freePorts } from '../run/ports.ts'
import { type ServiceName, serviceNames } from '../run/services.ts'
import { type System, startSystem } from '../run/system.ts'
import { freeSystemPorts, type SystemPorts } from '../run/system-ports.ts'
import { type Link, type ProxyRoute, startToxiproxy, together } from '../run/toxiproxy.ts'
import { freshFolder } from '../testing/test-stores.ts'
import { buildWeb } from '../web-build.ts'

/** Connections that can be disturbed: from services to stores and channels, from FerretDB to PostgreSQL, from the gateway to services. */
export type LinkName = 'store' | 'PostgreSQL' | 'Kafka' | 'Redis' | 'channels' | 'services'

export type ChaosStack = {
  system: System
  links: Record<LinkName, Link>
  namespace: string
  stop(): Promise<void>
}

/** Short timeouts: the leases of a killed notifier end after its call timeout plus 10 s, and no check has to wait for long retries. */
const QUICK = {
  CALL_TIMEOUT_MS: '2000',
  RETRY_FIRST_MS: '300',
  LIMIT_ORDERS_PER_MINUTE: '0',
  LIMIT_TELEGRAM_PER_MINUTE: '0',
  LIMIT_SHEETS_CALLS_PER_MINUTE: '0',
  LOG_LEVEL: 'warn',
}

type Options = { logDir?: string; onLine?: Log }

/**
 * Starts all of Izlog with its own stores, and a proxy in front of each store, of the simulators and, for the gateway, of each service.
 * `stop` removes the data.
 */
export async function startChaosStack({ logDir, onLine = () => undefined }: Options = {}): Promise<ChaosStack> {
  await buildWeb()
  // Stores named in the environment are ignored: only processes that this run started may be killed.
  const embedded = { MONGO_URL: undefined, KAFKA_BROKERS: undefined, REDIS_URL: undefined }
  const [parts, binary] = await Promise.all([provisionStores(embedded, gatewayPackages), toxiproxyBinary()])
  const namespace = `c${randomBytes(5).toString('hex')}`
  const dataDir = join(freshFolder(), namespace)
  const logs = logDir ?? join(dataDir, 'logs')
  const ports = await freeSystemPorts()
  const [control = 0, mongo = 0, postgres = 0, kafka = 0, redis = 0, simulators = 0, ...rest] = await freePorts(
    6 + serviceNames.length,
    portsIn(ports),
  )
  const ofServices = serviceNames.map((name, index) => [name, rest[index] ?? 0] as const)
  const proxiesOfServices = Object.fromEntries(ofServices) as Record<ServiceName, number>
  const routesOfServices = Object.fromEntries(
    ofServices.map(([name, listen]) => [name, { listen, upstream: ports.services[name] }]),
  ) as Record<ServiceName, ProxyRoute>
  const toxiproxy = await startToxiproxy(
    {
      binary,
      logDir: logs,
      port: control,
      routes: {
        ...routesOfServices,
        store: { listen: mongo, upstream: ports.stores.mongo },
        PostgreSQL: { listen: postgres, upstream: ports.stores.postgres },
        Kafka: { listen: kafka, upstream: ports.stores.kafka },
        Redis: { listen: redis, upstream: ports.stores.redis },
        channels: { listen: simulators, upstream: ports.simulators },
      },
    },
    onLine,
  )
  const stopping = async (system?: System) => {
    await system?.stop()
    await toxiproxy.process.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const system = await startSystem({
      parts,
      dataDir,
      ports,
      logDir: logs,
      proxies: { mongo, postgres, kafka, redis, simulators, services: proxiesOfServices },
      customDomains: { ownDns: true },
      env: { ...QUICK, NAMESPACE: namespace },
      onLine,
    })
    const services = together(serviceNames.map((name) => toxiproxy.links[name]))
    return { system, links: { ...toxiproxy.links, services }, namespace, stop: () => stopping(system) }
  } catch (error) {
    await stopping()
    throw error
  }
}

const portsIn = ({ gateway, simulators, smtp, services, internal, further, stores, custom }: SystemPorts): number[] => [
  gateway,
  simulators,
  smtp,
  ...[services, internal, stores, custom].flatMap((ports) => Object.values(ports)),
  ...Object.values(further).flat(),
]
