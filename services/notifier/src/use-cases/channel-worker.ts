import type { Worker } from '@izlog/kit/service'
import { pollingWorker } from '@izlog/kit/worker'
import type { AnyChannel } from '../channels/channel.ts'
import { type Job, type TakeDeps, takeDue } from './take-due.ts'

/** How many calls to one outside service a process makes at a time. */
const CONCURRENCY = 32

/**
 * Sends what a channel has due: at once when woken, else every `pollMs`. A slow call takes one of the places and holds up nobody else;
 * each that ends makes room for the next.
 */
export function channelWorker(deps: TakeDeps, channel: AnyChannel, pollMs: number): Worker & { wake(): void } {
  const { log } = deps
  const underWay = new Set<Promise<void>>()
  const launch = (job: Job) => {
    const running = job()
      // Errors of the store may hold the documents, so only their text is logged.
      .catch((error: unknown) =>
        log.warn({ error: String(error), channel: channel.name }, 'left to the end of its lease'),
      )
      .finally(() => {
        underWay.delete(running)
        worker.wake()
      })
    underWay.add(running)
  }
  const worker = pollingWorker(`notifier.${channel.name}`, log, pollMs, async () => {
    const free = CONCURRENCY - underWay.size
    const jobs = free > 0 ? await takeDue(deps, channel, free) : []
    jobs.forEach(launch)
    return jobs.length
  })
  return {
    ...worker,
    async stop() {
      await worker.stop()
      await Promise.all(underWay)
    },
  }
}
