import { join } from 'node:path'
import type { StoreParts } from '../provision/stack.ts'
import { kafkaBrokers, startKafka } from './kafka.ts'
import type { Log, ManagedProcess } from './managed-process.ts'
import { mongoUrl, postgresUrl, startMongo } from './mongo.ts'
import { requirePorts, type StorePorts } from './ports.ts'
import { redisUrl, startRedis } from './redis.ts'

export type Stores = {
  mongoUrl: string
  /** The PostgreSQL beneath FerretDB, of which backups are made; undefined where the store is MongoDB. */
  postgresUrl: string | undefined
  kafkaBrokers: string
  redisUrl: string
  processes: ManagedProcess[]
  stop(): Promise<void>
}

type Options = {
  parts: StoreParts
  dataDir: string
  ports: StorePorts
  logDir?: string
  /** Ports that clients use instead, when proxies are in front of the stores; `postgres` is FerretDB's connection to PostgreSQL. */
  proxies?: { mongo: number; postgres: number; kafka: number; redis: number } | undefined
  /** How long to wait for a port in use to become free, so that the processes of a killed run can end. */
  patienceMs?: number
}

/** The ports on which these stores will listen, by store; a store with its own URL needs none. */
export const wantedPorts = (parts: StoreParts, ports: StorePorts): Record<string, number> => ({
  ...('url' in parts.mongo
    ? {}
    : 'mongod' in parts.mongo
      ? { MongoDB: ports.mongo }
      : { FerretDB: ports.mongo, PostgreSQL: ports.postgres }),
  ...('brokers' in parts.kafka ? {} : { Kafka: ports.kafka, "Kafka's controller": ports.kafkaController }),
  ...('url' in parts.redis ? {} : { Redis: ports.redis }),
})

/** Starts all stores without a given URL in parallel, and returns the addresses of all three. */
export async function startStores(options: Options, onLine: Log = console.error): Promise<Stores> {
  const { parts, dataDir, ports, proxies, logDir = join(dataDir, 'logs'), patienceMs = 0 } = options
  await requirePorts(wantedPorts(parts, ports), patienceMs)

  const starting = [
    startMongo({ parts: parts.mongo, dataDir, logDir, ports, postgresProxy: proxies?.postgres }, onLine),
    'brokers' in parts.kafka
      ? []
      : startKafka({ parts: parts.kafka, dataDir, logDir, ports, advertisedPort: proxies?.kafka }, onLine).then(
          (kafka) => [kafka],
        ),
    'url' in parts.redis
      ? []
      : startRedis({ server: parts.redis.server, dataDir, logDir, port: ports.redis }, onLine).then((redis) => [redis]),
  ]
  const settled = await Promise.allSettled(starting)
  const processes = settled.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  const stop = () => stopStores(processes)
  const failed = settled.find((result) => result.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  return {
    mongoUrl: 'url' in parts.mongo ? parts.mongo.url : mongoUrl(proxies?.mongo ?? ports.mongo),
    postgresUrl: 'postgresRoot' in parts.mongo ? postgresUrl(ports.postgres) : undefined,
    kafkaBrokers: 'brokers' in parts.kafka ? parts.kafka.brokers : kafkaBrokers(proxies?.kafka ?? ports.kafka),
    redisUrl: 'url' in parts.redis ? parts.redis.url : redisUrl(proxies?.redis ?? ports.redis),
    processes,
    stop,
  }
}

/** FerretDB must stop before its PostgreSQL; the other stores stop in parallel. */
async function stopStores(processes: readonly ManagedProcess[]): Promise<void> {
  const isPostgres = ({ name }: ManagedProcess) => name === 'PostgreSQL'
  const ferretdb = processes.find(({ name }) => name === 'FerretDB')
  const others = processes.filter((process) => process !== ferretdb && !isPostgres(process))
  const store = async () => {
    await ferretdb?.stop()
    await processes.find(isPostgres)?.stop()
  }
  await Promise.all([store(), ...others.map((process) => process.stop())])
}
