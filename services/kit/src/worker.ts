import type { Logger } from './logger.ts'
import type { Worker } from './service.ts'

/**
 * Does due work again and again: at once while there is some, every `idleMs` otherwise, and when woken.
 * `step` answers how many things it did; an error is logged and the next round comes after `idleMs`.
 */
export function pollingWorker(
  name: string,
  log: Logger,
  idleMs: number,
  step: () => Promise<number>,
): Worker & { wake(): void } {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = true

  const round = async () => {
    do {
      again = false
      const done = await step().catch((err: unknown) => {
        log.warn({ err }, `${name}: next try soon`)
        return 0
      })
      if (done > 0) again = true
    } while (again && !stopped)
  }
  const run = () => {
    clearTimeout(timer)
    if (stopped || running) {
      again = true
      return
    }
    running = round().finally(() => {
      running = undefined
      if (stopped) return
      // Woken after the last look and before this line: that must not wait for the next poll.
      if (again) run()
      else timer = setTimeout(run, idleMs)
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
