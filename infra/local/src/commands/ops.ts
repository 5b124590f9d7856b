import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lockedBy } from '../lock.ts'
import { localDir, node24, repoRoot } from '../paths.ts'
import { type Secrets, secretsIn } from '../run/secrets.ts'
import { environmentOf, type ServiceName, type Surroundings, serviceNames } from '../run/services.ts'
import { defaultPorts } from '../run/system-ports.ts'
import { lockFile, type RunState, readState } from '../run-state.ts'
import { runShown } from '../shell.ts'
import { Refusal } from '../terminal.ts'

/** The service that owns the snapshots of a topic and can republish them. */
const OWNERS: Record<string, ServiceName> = {
  users: 'auth',
  integrations: 'auth',
  websites: 'catalog',
  'upsell-products': 'upsell',
  'seller-stats': 'order',
  domains: 'domain',
}

/** `npm run rebuild -- order [--force]`: rebuilds a service's projections from the compacted topics; the service may be running. */
export async function rebuild([name = '', ...flags]: readonly string[]): Promise<void> {
  const able = serviceNames.filter((service) => existsSync(scriptOf(service, 'rebuild')))
  const service = able.find((one) => one === name)
  if (!service) throw new Refusal(`npm run rebuild -- ${able.join(' | ')}`)
  await runOf(service, 'rebuild', ...flags)
}

/** `npm run republish -- websites [--delete-missing]`: makes the owner of a topic republish all its snapshots. */
export async function republish([topic = '', ...flags]: readonly string[]): Promise<void> {
  const owner = OWNERS[topic]
  if (!owner) throw new Refusal(`npm run republish -- ${Object.keys(OWNERS).join(' | ')}`)
  await runOf(owner, 'republish', topic, ...flags)
}

/** `npm run reconcile`: recounts all orders and corrects figures that differ; order may be running. */
export const reconcile = (): Promise<void> => runOf('order', 'reconcile')

/** `ADMIN_EMAIL=… ADMIN_PASSWORD=… npm run reset-admin`: sets the login of user 1 and ends all sessions of that user; auth may be running. */
export const resetAdmin = (): Promise<void> => runOf('auth', 'reset-admin')

const scriptOf = (service: ServiceName, script: string) => join(repoRoot, `services/${service}/src/${script}.ts`)

/** Runs a service's own command with the environment that the running `npm run up` gives the service; otherwise with the current environment. */
async function runOf(service: ServiceName, script: string, ...args: string[]): Promise<void> {
  process.exitCode = await runShown(node24, [scriptOf(service, script), ...args], {
    cwd: repoRoot,
    env: { ...environmentFor(service), LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
  })
}

function environmentFor(service: ServiceName): NodeJS.ProcessEnv {
  const pid = lockedBy(lockFile)
  const state = pid === undefined ? undefined : readState(pid)
  if (state) return environmentOf(service, surroundingsOf(state, secretsIn(join(localDir, 'secrets'))))
  const { MONGO_URL, KAFKA_BROKERS, REDIS_URL } = process.env
  if (MONGO_URL && KAFKA_BROKERS && REDIS_URL) return process.env
  throw new Refusal(
    `Izlog is not running here: start it with \`npm run up\`, or set MONGO_URL, KAFKA_BROKERS, REDIS_URL and what else ${service} reads.`,
  )
}

type Addresses = Pick<RunState, 'url' | 'simulatorsUrl' | 'mongoUrl' | 'kafkaBrokers' | 'redisUrl'>

/** What the services of `npm run up` are started with. */
export function surroundingsOf(state: Addresses, secrets: Secrets): Surroundings {
  const { internal: ports, smtp }: { internal: Record<string, number>; smtp: number } = defaultPorts()
  return {
    simulatorsUrl: state.simulatorsUrl,
    mongoUrl: state.mongoUrl,
    kafkaBrokers: state.kafkaBrokers,
    redisUrl: state.redisUrl,
    publicUrl: process.env.PUBLIC_URL || state.url,
    appUrl: process.env.APP_URL ?? '',
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    secrets,
    uploadsDir: join(localDir, 'data/uploads'),
    urlOf: (name) => `http://127.0.0.1:${ports[name] ?? 0}`,
  }
}
