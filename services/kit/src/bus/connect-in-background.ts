import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../logger.ts'

const RETRY_AFTER_MS = 1000

/** A connection that is being established. */
export interface Connecting {
  /** Whether the first try found Kafka. */
  readonly reached: Promise<boolean>
  /** Resolves once `connect` and `prepare` have succeeded; never if the connection is stopped before that. */
  readonly ready: Promise<void>
  isReady(): boolean
  /** Ends the retries. */
  stop(): void
}

/** Connects and prepares in the background and retries until both succeed, so that a service starts without waiting for Kafka. */
export function connectInBackground(
  connect: () => Promise<void>,
  prepare: () => Promise<void>,
  log: Logger,
): Connecting {
  const reached = Promise.withResolvers<boolean>()
  const stopping = new AbortController()
  let isReady = false
  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        await connect()
        reached.resolve(true)
        await prepare()
        isReady = true
        return
      } catch (err) {
        reached.resolve(false)
        if (stopping.signal.aborted) break
        log.warn({ err }, 'Kafka is away, next try in a second')
        await sleep(RETRY_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
    await new Promise<never>(() => {})
  }
  return {
    reached: reached.promise,
    ready: run(),
    isReady: () => isReady,
    stop: () => stopping.abort(),
  }
}
