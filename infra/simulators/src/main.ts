import { readConfig } from './config.ts'
import { startSimulators } from './server.ts'

try {
  const simulators = await startSimulators(readConfig(process.env))
  console.log(`simulators: ${simulators.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void simulators.stop().then(() => process.exit(0)))
  }
} catch (cause) {
  console.error(`simulators: ${cause instanceof Error ? cause.message : String(cause)}`)
  process.exitCode = 1
}
