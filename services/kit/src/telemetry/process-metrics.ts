import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import {
  diskFreeBytes,
  diskSizeBytes,
  eventLoopDelaySeconds,
  processCpuSeconds,
  processMemoryBytes,
} from './instruments.ts'
import { observe } from './metrics.ts'

/** The delay is sampled by a timer, which wakes an idle process this often, ms. */
const RESOLUTION_MS = 100
const DISK_KEPT_MS = 10_000

const QUANTILES = { '0.5': 50, '0.99': 99, '1': 100 } as const

/** Observes this process until it ends. */
export function observeProcess(): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  eventLoopDelaySeconds.addCallback((result) => {
    if (delay.count === 0) return
    for (const [quantile, percentile] of Object.entries(QUANTILES)) {
      // The histogram holds whole intervals, of which the resolution is no delay.
      const late = delay.percentile(percentile) / 1e9 - RESOLUTION_MS / 1000
      result.observe(Math.max(0, late), { quantile })
    }
    delay.reset()
  })
  processCpuSeconds.addCallback((result) => {
    const { user, system } = process.cpuUsage()
    result.observe((user + system) / 1e6)
  })
  processMemoryBytes.addCallback((result) => result.observe(process.memoryUsage.rss()))
}

/** Observes the disk of a folder. Returns a function that ends that. */
export function observeDisk(folder: string): () => void {
  const read = async () => {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, size: blocks * bsize }
  }
  const ends = [
    observe(diskFreeBytes, DISK_KEPT_MS, async () => [{ value: (await read()).free }]),
    observe(diskSizeBytes, DISK_KEPT_MS, async () => [{ value: (await read()).size }]),
  ]
  return () => {
    for (const end of ends) end()
  }
}
