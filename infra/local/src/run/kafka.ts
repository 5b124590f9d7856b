import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KafkaParts } from '../provision/kafka.ts'
import { run } from '../shell.ts'
import { kafkaAnswers } from './answers.ts'
import { type Log, type ManagedProcess, startProcess } from './managed-process.ts'

type Options = {
  parts: KafkaParts
  dataDir: string
  logDir: string
  ports: { kafka: number; kafkaController: number }
  /** The port that the broker announces to clients, when a proxy is in front of it. */
  advertisedPort?: number | undefined
  /** Properties that override the defaults below, and the file of the broker's users. */
  secured?: { properties: Record<string, string>; users: string }
}

/** One process as both broker and controller, with settings for low memory and a fast start. */
const serverProperties = (
  folder: string,
  ports: Options['ports'],
  advertisedPort: number = ports.kafka,
  more: Record<string, string> = {},
): string =>
  Object.entries({
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${ports.kafkaController}`,
    listeners: `PLAINTEXT://127.0.0.1:${ports.kafka},CONTROLLER://127.0.0.1:${ports.kafkaController}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${advertisedPort}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': folder,
    'auto.create.topics.enable': false,
    'default.replication.factor': 1,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 2,
    'share.coordinator.state.topic.replication.factor': 1,
    'share.coordinator.state.topic.min.isr': 1,
    'share.coordinator.state.topic.num.partitions': 1,
    'group.initial.rebalance.delay.ms': 0,
    'group.coordinator.threads': 1,
    'num.network.threads': 2,
    'num.io.threads': 4,
    'background.threads': 2,
    'log.cleaner.dedupe.buffer.size': 16 * 1024 * 1024,
    'log.cleaner.io.buffer.size': 128 * 1024,
    'controlled.shutdown.max.retries': 1,
    'broker.session.timeout.ms': 15_000, // a start after kill -9 waits for the old session to expire; a shorter timeout makes a busy machine lose its broker
    'broker.heartbeat.interval.ms': 1000,
    ...more,
  })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

/** 16 random bytes in base64url. The first bit is cleared, because a leading hyphen would look like an option on the command line. */
export function newClusterId(bytes = randomBytes(16)): string {
  return Buffer.from(bytes.map((byte, index) => (index === 0 ? byte & 0x7f : byte))).toString('base64url')
}

/** Kafka 4 (KRaft) in one JVM with a heap of at most 384 MB. */
export async function startKafka(options: Options, onLine: Log): Promise<ManagedProcess> {
  const { parts, dataDir, logDir, ports, advertisedPort, secured } = options
  const folder = join(dataDir, 'kafka')
  const properties = join(dataDir, 'kafka.properties')
  const classpath = join(parts.libs, '*')
  mkdirSync(dataDir, { recursive: true })

  if (!existsSync(folder)) {
    const aside = `${folder}.new`
    rmSync(aside, { recursive: true, force: true })
    writeFileSync(properties, serverProperties(aside, ports, undefined, secured?.properties))
    await run(parts.java, [
      '-cp',
      classpath,
      'kafka.tools.StorageTool',
      'format',
      '-t',
      newClusterId(),
      '-c',
      properties,
    ])
    renameSync(aside, folder)
  }
  writeFileSync(properties, serverProperties(folder, ports, advertisedPort, secured?.properties))

  const heap = ['-Xms128m', '-Xmx384m', '-XX:+UseSerialGC', '-XX:+ExitOnOutOfMemoryError', '-Xshare:auto']
  const users = secured ? [`-Djava.security.auth.login.config=${secured.users}`] : []
  const logging = ['-Dorg.slf4j.simpleLogger.defaultLogLevel=warn', '-Dorg.slf4j.simpleLogger.showDateTime=true']
  return startProcess(
    {
      name: 'Kafka',
      command: parts.java,
      args: [...heap, ...logging, ...users, '-cp', classpath, 'kafka.Kafka', properties],
      env: process.env,
      logFile: join(logDir, 'kafka.log'),
      ready: () => kafkaAnswers(ports.kafka),
    },
    onLine,
  )
}

export const kafkaBrokers = (port: number): string => `127.0.0.1:${port}`
