import { setTimeout as sleep } from 'node:timers/promises'
import type { Router } from 'express'
import { Redis } from 'ioredis'
import type { Connection } from 'mongoose'
import { type Bus, startBus } from './bus/bus.ts'
import type { Subscription } from './bus/consumer.ts'
import { kafkaAccess } from './bus/kafka-access.ts'
import { startConsumers } from './bus/start-consumers.ts'
import { type BaseConfig, isSecure } from './config.ts'
import { createApp } from './http/app.ts'
import { listen, REQUEST_ENDS_WITHIN_MS } from './http/server.ts'
import { createGuard } from './http/session.ts'
import { announceInstance } from './instances/announce-instance.ts'
import { keyspaceOf } from './keyspace.ts'
import { createLogger, type Logger } from './logger.ts'
import { revocationCheck } from './security/revocations.ts'
import type { ServiceName } from './security/service-token.ts'
import { begunGroups } from './store/begun-groups.ts'
import { connectStore, ensureIndexes } from './store/connection.ts'
import { type Migration, migrate } from './store/migrations.ts'
import { endAtRestore, requireRestored } from './store/unfinished-restore.ts'
import type { Worker } from './worker.ts'

export type { Worker } from './worker.ts'

/** The connected dependencies of every service. */
export interface Runtime {
  name: ServiceName
  config: BaseConfig
  log: Logger
  store: Connection
  redis: Redis
  /** Prefix of this service's keys and channels in Redis. */
  keyspace: string
  bus: Bus
}

export interface ServiceParts {
  port: number
  routers: Router[]
  /** Joined first, from the topics' beginning; facts are read once these have caught up. */
  projections?: Subscription[]
  /** Run before facts are read. */
  migrations?: Migration[]
  facts?: Subscription[]
  workers?: Worker[]
  /** How long (ms) consecutive calls to other systems may take: `stop` waits for them. */
  callsWithinMs?: number
}

export interface RunningService {
  /** 0 where the process only migrated, and has ended its work. */
  port: number
  /** How long (ms) `stop` may take for requests and calls that are running. */
  stopsWithinMs?: number
  stop(): Promise<void>
}

/** How long (ms) a start waits for the first connection to Kafka. */
const KAFKA_WITHIN_MS = 5000
/** How long (ms) a start waits for its consumers if Kafka is there. */
const CONSUMERS_WITHIN_MS = 60_000

/** Connects to store, Redis and Kafka; if Kafka is away, it is connected in the background. Throws if the store cannot be reached, or its restore is unfinished. */
export async function startRuntime(name: ServiceName, config: BaseConfig): Promise<Runtime> {
  const log = createLogger(name, config.LOG_LEVEL)
  const store = await connectStore(name, config, config.STORE_WITHIN_MS)
  await requireRestored(store).catch(async (refusal: unknown) => {
    await store.close()
    throw refusal
  })
  const redis = new Redis(config.REDIS_URL, {
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    commandTimeout: config.ANSWER_WITHIN_MS,
    // A half-open connection never answers: after this time a new one is made.
    socketTimeout: config.ANSWER_WITHIN_MS,
    enableOfflineQueue: true,
  })
  redis.on('error', (err: Error) => log.warn({ err: err.message }, 'redis'))
  const bus = startBus({
    service: name,
    ...kafkaAccess(config),
    namespace: config.NAMESPACE,
    partitions: config.KAFKA_PARTITIONS,
    begunGroups: begunGroups(store),
    log,
  })
  // With Kafka, events stored during the start are published at once; a Kafka that is away or hangs does not delay the start for longer.
  const ready = bus.reached.then((isThere) => (isThere ? bus.ready : undefined))
  await Promise.race([ready, sleep(KAFKA_WITHIN_MS, undefined, { ref: false })])
  return { name, config, log, store, redis, keyspace: keyspaceOf(config.NAMESPACE, name), bus }
}

/** Ends what `startRuntime` began. */
export async function stopRuntime({ bus, redis, store }: Runtime): Promise<void> {
  await bus.stop()
  redis.disconnect()
  await store.close()
}

/** Given to a service's `main.ts`, for a job before a rollout: it makes indexes, runs migrations and ends, without serving or reading anything. */
const MIGRATE_ONLY = '--migrate'

/**
 * Starts a service: indexes, HTTP and workers at once, then projections, migrations and facts. `/readyz` answers 200 once all are running.
 * Without Kafka it becomes ready without its consumers, which follow later: requests are answered from its own store.
 */
export async function startService(runtime: Runtime, parts: ServiceParts): Promise<RunningService> {
  const { config, log, store, redis, bus } = runtime
  await ensureIndexes(store, config)
  if (process.argv.includes(MIGRATE_ONLY)) {
    await migrate(store, parts.migrations ?? [], log)
    await Promise.all((parts.workers ?? []).map((worker) => worker.stop()))
    await stopRuntime(runtime)
    return { port: 0, stop: async () => {} }
  }
  // With Kafka, projections catch up before the service is ready; a service that started without Kafka stays ready while they catch up later.
  let awaitsConsumers = true
  const notReady = async () => {
    const checks: [string, () => Promise<unknown>][] = [
      ['store', async () => store.db?.command({ ping: 1 })],
      ['redis', () => redis.ping()],
    ]
    const down = await Promise.all(
      checks.map(([name, check]) =>
        check().then(
          () => [],
          () => [name],
        ),
      ),
    )
    return [...down.flat(), ...(awaitsConsumers ? ['consumers'] : [])]
  }
  const guard = createGuard({
    jwtPublicKey: config.JWT_PUBLIC_KEY,
    self: runtime.name,
    servicePublicKeys: config.SERVICE_PUBLIC_KEYS,
    secure: isSecure(config),
    revoked: revocationCheck(redis, config.NAMESPACE),
  })
  const http = await listen(createApp({ log, guard, notReady, routers: parts.routers }), parts.port)

  const workers = [...(parts.workers ?? []), endAtRestore(store, log)]
  for (const worker of workers) worker.start()
  const announcing = announceInstance({ ...runtime, notReady, workers })
  announcing.start()
  const consumers = startConsumers(runtime, {
    ...parts,
    beforeFacts: () => migrate(store, parts.migrations ?? [], log),
  })
  const running = consumers.running.then(() => {
    awaitsConsumers = false
  })
  if (await bus.reached) await Promise.race([running, sleep(CONSUMERS_WITHIN_MS, undefined, { ref: false })])
  if (!consumers.isRunning() && !(await answers(bus))) awaitsConsumers = false
  log.info({ port: http.port }, 'ready')

  const { callsWithinMs = 0 } = parts
  return {
    port: http.port,
    stopsWithinMs: REQUEST_ENDS_WITHIN_MS + callsWithinMs,
    async stop() {
      awaitsConsumers = true
      await Promise.all([http.stop(REQUEST_ENDS_WITHIN_MS + callsWithinMs), consumers.stop()])
      await Promise.all(workers.map((worker) => worker.stop()))
      await announcing.stop()
      await stopRuntime(runtime)
    },
  }
}

const answers = (bus: Bus): Promise<boolean> =>
  bus.ping().then(
    () => true,
    () => false,
  )
