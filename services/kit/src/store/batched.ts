import { setTimeout as sleep } from 'node:timers/promises'
import DataLoader from 'dataloader'
import { restFor } from '../rest.ts'

const MAX_BATCH = 64
/** How long (ms) the next call waits for a call that hangs, as on a half-open connection. */
const MAX_WAIT_MS = 500

/**
 * Collects the keys that arrive while the previous call is running, at most 64, into one call: to the store a call costs more than a
 * document. A single key is sent at once. `answer` returns a result or an Error for each key, in order; if it throws, all of them fail.
 * `restMs`: after a call of several keys the next one gathers at most so long (ms), three times as long as that took.
 */
export function batched<K, V>(
  answer: (keys: readonly K[]) => Promise<readonly (V | Error)[]>,
  { restMs = 0 }: { restMs?: number } = {},
): (key: K) => Promise<V> {
  let underWay: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<K, V>(
    (keys) => {
      const since = performance.now()
      const answered = answer(keys)
      underWay = endOf(answered).then(() =>
        restMs > 0 && keys.length > 1 ? sleep(restFor(performance.now() - since, restMs)) : undefined,
      )
      return answered
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH,
      batchScheduleFn: (send) => void underWay.then(() => setImmediate(send)),
    },
  )
  return (key) => loader.load(key)
}

/** Resolves once the call has succeeded or failed, or after MAX_WAIT_MS. */
async function endOf(call: Promise<unknown>): Promise<void> {
  const ended = new AbortController()
  const timeout = sleep(MAX_WAIT_MS, undefined, { ref: false, signal: ended.signal })
  await Promise.race([call, timeout]).catch(() => undefined)
  ended.abort()
  await timeout.catch(() => undefined)
}
