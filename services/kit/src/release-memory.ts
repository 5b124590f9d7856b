import { performance } from 'node:perf_hooks'

const CHECK_EVERY_MS = 5000
/** Event loop utilization (0 to 1) below which a process counts as idle. */
const CALM = 0.1
/** A collection pauses the process: it is worth that only if memory has grown by this much. */
const GROWN_BY_BYTES = 16 * 1024 * 1024

/**
 * Returns memory to the system once the process is idle after its start or a burst: V8 keeps freed pages for the next burst.
 * Does nothing if Node was started without --expose-gc.
 */
export function releaseMemoryWhenCalm(): void {
  const collect = globalThis.gc
  if (!collect) return
  let kept = 0
  let before = performance.eventLoopUtilization()
  const check = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > CALM || process.memoryUsage.rss() < kept + GROWN_BY_BYTES) return
    collect({ type: 'major', flavor: 'last-resort' })
    kept = process.memoryUsage.rss()
  }
  setInterval(check, CHECK_EVERY_MS).unref()
}
