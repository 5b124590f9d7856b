import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { localDir } from '../paths.ts'
import { identityOf, isAlive } from '../proc.ts'
import { provisionStores } from '../provision/stack.ts'
import { freeStorePorts } from '../run/ports.ts'
import { startStores } from '../run/stores.ts'
import { run, which } from '../shell.ts'
import { containerStores } from './container-stores.ts'

export type TestStores = {
  mongoUrl: string
  postgresUrl?: string | undefined
  kafkaBrokers: string
  redisUrl: string
  stop(): Promise<void>
}

/**
 * Stores for a test run. If the environment names no store and Docker answers, containers are started. Otherwise the stores that the
 * environment does not name are embedded ones in a new folder.
 */
export async function startTestStores(): Promise<TestStores> {
  const { MONGO_URL, KAFKA_BROKERS, REDIS_URL } = process.env
  if (!MONGO_URL && !KAFKA_BROKERS && !REDIS_URL && (await dockerAnswers())) return containerStores()

  const dataDir = freshFolder()
  const stores = await startStores({ parts: await provisionStores(), dataDir, ports: await freeStorePorts() })
  return {
    ...stores,
    stop: async () => {
      await stores.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const dockerAnswers = (): Promise<boolean> =>
  which('docker') === undefined
    ? Promise.resolve(false)
    : run('docker', ['info']).then(
        () => true,
        () => false,
      )

/** A new folder of this process; folders of earlier runs that were killed are removed first. */
export function freshFolder(): string {
  mkdirSync(localDir, { recursive: true })
  for (const name of readdirSync(localDir)) {
    const owner = /^test-(\d+@\d+)$/.exec(name)?.[1]
    if (owner && !isAlive(owner)) rmSync(join(localDir, name), { recursive: true, force: true })
  }
  const folder = join(localDir, `test-${identityOf(process.pid) ?? `${process.pid}@0`}`)
  mkdirSync(folder, { recursive: true })
  return folder
}
