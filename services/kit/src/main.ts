import { releaseMemoryWhenCalm } from './release-memory.ts'
import type { RunningService } from './service.ts'

/** For consumers, workers and connections, beyond what the service itself says of its calls. */
export const STOP_WITHIN_MS = 15_000

/** The life of a service's process: starts it, stops it cleanly on SIGTERM or SIGINT, ends with one clear line when it cannot start. */
export async function runMain(start: () => Promise<RunningService>): Promise<void> {
  try {
    const service = await start()
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
