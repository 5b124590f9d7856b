import type { Worker } from '@izlog/kit/service'
import { pollingWorker } from '@izlog/kit/worker'
import type { AnyChannel } from '../channels/channel.ts'
import { type Job, type TakeDeps, takeDue } from './take-due.ts'

/** How many calls to one outside service a process makes at a time. */
const CONCURRENCY = 32

export interface ChannelWorker extends Worker {
  /** There may be something due. */
  wake(): void
  /** Keeps at most so many places for jobs that are about to come; `use` fills them and lets the others go. */
  reserve(most: number): { places: number; use(jobs: readonly Job[]): void }
}

/**
 * Sends what a channel has due: at once when woken, else every `pollMs`. A slow call takes one of the places and holds up nobody else;
 * each that ends makes room for the next.
 */
export function channelWorker(deps: TakeDeps, channel: AnyChannel, pollMs: number): ChannelWorker {
  const { log } = deps
  const underWay = new Set<Promise<void>>()
  let reserved = 0
  let stopped = false
  /** The last look took all that there was room for, or may not take all of a seller's at once. */
  let mayBeMore = false
  const free = () => CONCURRENCY - underWay.size - reserved
  const launch = (job: Job) => {
    const running = job()
      // Errors of the store may hold the documents, so only their text is logged.
      .catch((error: unknown) =>
        log.warn({ error: String(error), channel: channel.name }, 'left to the end of its lease'),
      )
      .finally(() => {
        underWay.delete(running)
        if (mayBeMore) worker.wake()
      })
    underWay.add(running)
  }
  const worker = pollingWorker(`notifier.${channel.name}`, log, pollMs, async () => {
    const room = free()
    const jobs = room > 0 ? await takeDue(deps, channel, room) : []
    mayBeMore = channel.together !== undefined || jobs.length >= room
    jobs.forEach(launch)
    return jobs.length
  })
  return {
    ...worker,
    reserve(most) {
      const places = stopped ? 0 : Math.max(0, Math.min(most, free()))
      reserved += places
      return {
        places,
        use(jobs) {
          reserved -= places
          jobs.forEach(launch)
        },
      }
    },
    async stop() {
      stopped = true
      await worker.stop()
      await Promise.all(underWay)
    },
  }
}
