import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@izlog/kit/config'
import type { ServiceName } from '@izlog/kit/security/service-token'
import { type Admin, Kafka, logLevel } from 'kafkajs'
import { parse } from 'yaml'
import { z } from 'zod'
import { repoRoot } from '../../local/src/paths.ts'
import { kafkaParts } from '../../local/src/provision/kafka.ts'
import { accepts } from '../../local/src/run/answers.ts'
import { kafkaBrokers, startKafka } from '../../local/src/run/kafka.ts'
import { type ManagedProcess, startProcess } from '../../local/src/run/managed-process.ts'
import { freePorts } from '../../local/src/run/ports.ts'
import { secretsIn, storePassword } from '../../local/src/run/secrets.ts'
import { which } from '../../local/src/shell.ts'
import { grantKafka } from '../kafka-acls.ts'
import { KeysEnv, makeKeys } from '../make-keys.ts'
import { ADMIN, storeSettings } from '../store-users.ts'

const Compose = z.object({
  services: z.object({
    kafka: z.object({ environment: z.record(z.string(), z.string()) }),
    redis: z.object({ command: z.array(z.string()) }),
  }),
})
const compose = () =>
  Compose.parse(parse(readFileSync(join(repoRoot, 'docker-compose.yml'), 'utf8'), { merge: true })).services

/** Kafka and Redis as compose runs them, with the users that its `keys` container lays out, but as programs of this machine. */
export interface ComposeStores {
  kafkaBrokers: string
  redisUrl: string
  /** What a service signs in with. */
  settingsOf(service: ServiceName): Record<string, string>
  /** Kafka as a user, or as nobody. */
  kafkaAs(user: ServiceName | 'kafka' | undefined): Kafka
  stop(): Promise<void>
}

export async function startComposeStores(namespace: string): Promise<ComposeStores> {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-compose-stores-'))
  const [kafka = 0, kafkaController = 0, redis = 0] = await freePorts(3)
  const redisUrl = `redis://127.0.0.1:${redis}`
  const keys = readConfig(KeysEnv, {
    SIMULATORS_URL: 'http://simulators:8090',
    MONGO_URL: 'mongodb://mongo:27017',
    REDIS_URL: redisUrl,
    NAMESPACE: namespace,
  })
  makeKeys(folder, keys)
  const secrets = secretsIn(join(folder, 'all'))
  const started = await Promise.allSettled([
    startComposeKafka(folder, { kafka, kafkaController }),
    startComposeRedis(folder, redis),
  ])
  const processes = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const stop = async () => {
    await Promise.all(processes.map((process) => process.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  const kafkaAs: ComposeStores['kafkaAs'] = (user) =>
    new Kafka({
      clientId: 'test',
      brokers: [kafkaBrokers(kafka)],
      ...(user
        ? { sasl: { mechanism: 'plain', username: user, password: storePassword(secrets, 'kafka', user) } }
        : {}),
      retry: { retries: 2 },
      logLevel: logLevel.NOTHING,
    })
  try {
    for (const result of started) if (result.status === 'rejected') throw result.reason
    await granted(kafkaAs(ADMIN.kafka).admin(), namespace)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    kafkaBrokers: kafkaBrokers(kafka),
    redisUrl,
    settingsOf: (service) => storeSettings(secrets, keys, service),
    kafkaAs,
    stop,
  }
}

async function granted(admin: Admin, namespace: string): Promise<void> {
  await admin.connect()
  try {
    await grantKafka(admin, namespace)
  } finally {
    await admin.disconnect()
  }
}

const silent = () => undefined

async function startComposeKafka(
  folder: string,
  ports: { kafka: number; kafkaController: number },
): Promise<ManagedProcess> {
  const { environment } = compose().kafka
  const here = (value: string) =>
    value
      .replaceAll('kafka:9092', `127.0.0.1:${ports.kafka}`)
      .replace('//:9092', `//127.0.0.1:${ports.kafka}`)
      .replace('//:9093', `//127.0.0.1:${ports.kafkaController}`)
  const isOfThisMachine = (name: string) => /^(node|log|process|heap|opts|controller\.quorum)\b/.test(name)
  const properties = Object.entries(environment)
    .flatMap(([name, value]) =>
      name.startsWith('KAFKA_') ? [[name.slice(6).toLowerCase().replaceAll('_', '.'), here(value)] as const] : [],
    )
    .filter(([name]) => !isOfThisMachine(name))
  return startKafka(
    {
      parts: await kafkaParts(),
      dataDir: join(folder, 'data'),
      logDir: join(folder, 'logs'),
      ports,
      secured: { properties: Object.fromEntries(properties), users: join(folder, 'kafka/jaas.conf') },
    },
    silent,
  )
}

function startComposeRedis(folder: string, port: number): Promise<ManagedProcess> {
  const [server = '', ...settings] = compose().redis.command
  const dir = join(folder, 'data/redis')
  mkdirSync(dir, { recursive: true })
  const own = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir]
  return startProcess(
    {
      name: 'Redis',
      command: which(server) ?? server,
      args: [...settings.map((word) => word.replace(/^\/keys\//, `${folder}/`)), ...own],
      env: process.env,
      logFile: join(folder, 'logs/redis.log'),
      ready: () => accepts(port),
    },
    silent,
  )
}
