import type { OutboxBacklog } from '@izlog/contracts/http/system'
import { liveInstances } from './instances/live-instances.ts'
import type { Logger } from './logger.ts'

/** Something that runs in the background: an outbox relay, a worker. */
export interface Worker {
  start(): void
  stop(): Promise<void>
  /** Of an outbox: what waits in it. */
  backlog?(): Promise<OutboxBacklog>
}

/**
 * How long (ms) an instance waits before it looks again for work that any of them may do: all together look every `idleMs`, at random times, so
 * that further instances cost the store nothing at rest.
 */
function idleWait(idleMs: number): number {
  const count = liveInstances()
  return count > 1 ? idleMs * count * (0.5 + Math.random()) : idleMs
}

/**
 * Calls `step` repeatedly: without a pause while it does work, otherwise every `idleMs` and when woken. Instances share the idle calls, unless
 * what a step reads concerns `eachInstance`.
 * `step` returns how many items it has processed; an error is logged, and the next call comes after an idle wait.
 */
export function pollingWorker(
  name: string,
  log: Logger,
  idleMs: number,
  step: () => Promise<number>,
  { eachInstance = false } = {},
): Worker & { wake(): void } {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isDue = false
  let stopped = true

  const round = async () => {
    do {
      isDue = false
      const done = await step().catch((err: unknown) => {
        log.warn({ err }, `${name}: next try soon`)
        return 0
      })
      if (done > 0) isDue = true
    } while (isDue && !stopped)
  }
  const run = () => {
    clearTimeout(timer)
    if (stopped || running) {
      isDue = true
      return
    }
    running = round().finally(() => {
      running = undefined
      if (stopped) return
      // Woken after the last step began: that work must not wait for the next poll.
      if (isDue) run()
      else timer = setTimeout(run, eachInstance ? idleMs : idleWait(idleMs))
    })
  }
  return {
    start() {
      stopped = false
      run()
    },
    wake: run,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
