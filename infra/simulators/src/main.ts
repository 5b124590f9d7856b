import { readConfig } from './config.ts'
import { startSimulators } from './server.ts'

const simulators = await startSimulators(readConfig(process.env))
console.log(`simulators: ${simulators.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void simulators.stop().then(() => process.exit(0)))
}
