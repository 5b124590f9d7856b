import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pebbleBinary } from '../provision/pebble.ts'
import { gatewayPackages, provisionStores } from '../provision/stack.ts'
import { type System, type SystemOptions, startSystem } from '../run/system.ts'
import { freeSystemPorts } from '../run/system-ports.ts'
import { buildWeb } from '../web-build.ts'
import { freshFolder } from './test-stores.ts'

export type TestSystemOptions = Pick<SystemOptions, 'logDir' | 'storeUsers' | 'scale' | 'services'> & {
  /** Shared stores, as the global setup provides them. The system starts its own for each store that is not given. */
  stores?: { mongoUrl?: string; kafkaBrokers: string; redisUrl: string }
  env?: Record<string, string>
  /** Adds a name server, an ACME directory and https for sellers' own hosts. */
  customDomains?: boolean
  /** Where its data are, such as those of a backup; a new folder by default. */
  dataDir?: string
  /** The app's own host. */
  appHost?: string
}

/** Starts all of Izlog with the built web, on free ports and with its own data, for tests and measurements; `stop` removes the data. */
export async function startTestSystem({
  stores,
  env = {},
  customDomains = false,
  appHost,
  dataDir: ownDataDir,
  ...options
}: TestSystemOptions = {}): Promise<System> {
  await buildWeb()
  const parts = await provisionStores(
    stores
      ? { MONGO_URL: stores.mongoUrl, KAFKA_BROKERS: stores.kafkaBrokers, REDIS_URL: stores.redisUrl }
      : { MONGO_URL: undefined, KAFKA_BROKERS: undefined, REDIS_URL: undefined },
    gatewayPackages,
  )
  const namespace = `t${randomBytes(5).toString('hex')}`
  const dataDir = ownDataDir ?? join(freshFolder(), namespace)
  const ports = await freeSystemPorts()
  const system = await startSystem({
    ...options,
    parts,
    dataDir,
    ports,
    ...(appHost ? { appUrl: `http://${appHost}:${ports.gateway}` } : {}),
    env: { NAMESPACE: namespace, ...env },
    ...(customDomains ? { customDomains: { pebble: await pebbleBinary(), ownDns: true } } : {}),
  })
  return {
    ...system,
    stop: async () => {
      await system.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
