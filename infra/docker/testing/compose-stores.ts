import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceName } from '@izlog/kit/security/service-token'
import { type Admin, Kafka, logLevel } from 'kafkajs'
import { kafkaParts } from '../../local/src/provision/kafka.ts'
import { accepts } from '../../local/src/run/answers.ts'
import { kafkaBrokers, startKafka } from '../../local/src/run/kafka.ts'
import { type ManagedProcess, startProcess } from '../../local/src/run/managed-process.ts'
import { freePorts } from '../../local/src/run/ports.ts'
import { secretsIn, storePassword } from '../../local/src/run/secrets.ts'
import { which } from '../../local/src/shell.ts'
import { grantKafka } from '../kafka-acls.ts'
import { ADMIN, storeSettings } from '../store-users.ts'
import { keysConfig, layOutKeys, part } from './compose.ts'

/** Kafka and Redis with the settings and users of compose's `keys` container, but run as programs of this machine. */
export interface ComposeStores {
  kafkaBrokers: string
  redisUrl: string
  /** The settings with which a service signs in. */
  settingsOf(service: ServiceName): Record<string, string>
  /** A Kafka client that signs in as the given user; `undefined` does not sign in. */
  kafkaAs(user: ServiceName | 'kafka' | undefined): Kafka
  stop(): Promise<void>
}

export async function startComposeStores(namespace: string): Promise<ComposeStores> {
  const [kafka = 0, kafkaController = 0, redis = 0] = await freePorts(3)
  const redisUrl = `redis://127.0.0.1:${redis}`
  const keys = keysConfig({ REDIS_URL: redisUrl, NAMESPACE: namespace })
  const { folder, stop: removeKeys } = layOutKeys(keys)
  const secrets = secretsIn(join(folder, 'all'))
  const started = await Promise.allSettled([
    startComposeKafka(folder, { kafka, kafkaController }),
    startComposeRedis(folder, redis),
  ])
  const processes = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const stop = async () => {
    await Promise.all(processes.map((process) => process.stop()))
    removeKeys()
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
  const { environment } = part('kafka')
  const here = (value: string) =>
    value
      .replaceAll('kafka:9092', `127.0.0.1:${ports.kafka}`)
      .replace('//:9092', `//127.0.0.1:${ports.kafka}`)
      .replace('//:9093', `//127.0.0.1:${ports.kafkaController}`)
  const isOfThisMachine = (name: string) => /^(node|log|process|heap|opts|controller\.quorum)\b/.test(name)
  const properties = Object.entries(environment)
    .flatMap(([name, value]) =>
      name.startsWith('KAFKA_') && value !== null
        ? [[name.slice(6).toLowerCase().replaceAll('_', '.'), here(value)] as const]
        : [],
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
  const [server = '', ...settings] = part('redis').command
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
