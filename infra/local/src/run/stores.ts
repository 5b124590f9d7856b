import { join } from 'node:path'
import type { StoreParts } from '../provision/stack.ts'
import { kafkaBrokers, startKafka } from './kafka.ts'
import type { Log, ManagedProcess } from './managed-process.ts'
import { mongoUrl, startMongo } from './mongo.ts'
import { requirePorts, type StorePorts } from './ports.ts'
import { redisUrl, startRedis } from './redis.ts'

export type Stores = {
  mongoUrl: string
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
  /** Where clients reach the stores instead, when proxies stand in front of these; FerretDB is PostgreSQL's. */
  proxies?: { mongo: number; postgres: number; kafka: number; redis: number } | undefined
  /** How long a taken port may take to become free: for the moment after a killed run. */
  patienceMs?: number
}

/** The ports that these stores will listen on, by who wants them; a store with a URL of its own wants none. */
export const wantedPorts = (parts: StoreParts, ports: StorePorts): Record<string, number> => ({
  ...('url' in parts.mongo
    ? {}
    : 'mongod' in parts.mongo
      ? { MongoDB: ports.mongo }
      : { FerretDB: ports.mongo, PostgreSQL: ports.postgres }),
  ...('brokers' in parts.kafka ? {} : { Kafka: ports.kafka, "Kafka's controller": ports.kafkaController }),
  ...('url' in parts.redis ? {} : { Redis: ports.redis }),
})

/** Starts the stores whose URL is not given, all at once, and answers with the addresses of all three. */
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
    kafkaBrokers: 'brokers' in parts.kafka ? parts.kafka.brokers : kafkaBrokers(proxies?.kafka ?? ports.kafka),
    redisUrl: 'url' in parts.redis ? parts.redis.url : redisUrl(proxies?.redis ?? ports.redis),
    processes,
    stop,
  }
}

/** FerretDB before its PostgreSQL; the others meanwhile. */
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
