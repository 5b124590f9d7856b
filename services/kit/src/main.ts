import { releaseMemoryWhenCalm } from './release-memory.ts'
import type { RunningService } from './service.ts'
import { observeProcess } from './telemetry/process-metrics.ts'

/** How long (ms) consumers, workers and connections may take to stop, in addition to the service's own `stopsWithinMs`. */
export const STOP_WITHIN_MS = 15_000

/** The main function of a service: starts it and stops it cleanly on SIGTERM or SIGINT; ends at once when it only migrated (`--migrate`); if it cannot start, prints one line and exits with 1. */
export async function runMain(start: () => Promise<RunningService>): Promise<void> {
  observeProcess()
  try {
    const service = await start()
    if (service.port === 0) process.exit(0)
    releaseMemoryWhenCalm()
    let stopping = false
    const stop = () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), STOP_WITHIN_MS + (service.stopsWithinMs ?? 0)).unref()
      service.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
