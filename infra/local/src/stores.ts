import { join } from 'node:path'
import { localDir } from './paths.ts'
import { provisionStores } from './provision/stack.ts'
import { defaultStorePorts } from './run/ports.ts'
import { startStores } from './run/stores.ts'
import { print, step } from './terminal.ts'

// Starts only the stores on their default ports, for work on a single service, and prints the environment variables that it needs.
const dataDir = join(localDir, process.argv[2] ?? 'dev')
const parts = await provisionStores()
const stores = await step('Stores', () =>
  startStores({ parts, dataDir, ports: defaultStorePorts, patienceMs: 10_000 }, print),
)
print(`export MONGO_URL=${stores.mongoUrl} KAFKA_BROKERS=${stores.kafkaBrokers} REDIS_URL=${stores.redisUrl}`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    await step('Stopping', () => stores.stop())
    process.exit(0)
  })
