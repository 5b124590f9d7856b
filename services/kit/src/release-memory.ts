import { performance } from 'node:perf_hooks'

const LOOK_EVERY_MS = 5000
/** Share of its time in which a calm process has something to do. */
const CALM = 0.1
/** A collection halts the process for a moment: only where it has grown by so much is one worth that. */
const GROWN_BY_BYTES = 16 * 1024 * 1024

/**
 * Gives the memory of a start or a burst back once the process is calm: V8 keeps the pages that it freed for the next burst, for as long as
 * nothing else asks for memory. Does nothing where Node was started without --expose-gc.
 */
export function releaseMemoryWhenCalm(): void {
  const collect = globalThis.gc
  if (!collect) return
  let kept = 0
  let before = performance.eventLoopUtilization()
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > CALM || process.memoryUsage.rss() < kept + GROWN_BY_BYTES) return
    collect({ type: 'major', flavor: 'last-resort' })
    kept = process.memoryUsage.rss()
  }
  setInterval(look, LOOK_EVERY_MS).unref()
}
