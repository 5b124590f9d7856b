import { setTimeout as sleep } from 'node:timers/promises'
import DataLoader from 'dataloader'

const MAX_GATHERED = 64
/** A call that hangs, as on a connection that is half open, holds up the others for no longer than this, ms. */
const PATIENCE_MS = 500

/**
 * One call for all that comes while the call before it is under way, 64 at most: to the store a call costs more than a document.
 * What comes alone goes at once. `answer` gives a result or an Error for each, in their order; if it throws, all of them fail.
 */
export function gathered<K, V>(
  answer: (keys: readonly K[]) => Promise<readonly (V | Error)[]>,
): (key: K) => Promise<V> {
  let underWay: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<K, V>(
    (keys) => {
      const answered = answer(keys)
      underWay = endOf(answered)
      return answered
    },
    {
      cache: false,
      maxBatchSize: MAX_GATHERED,
      batchScheduleFn: (send) => void underWay.then(() => setImmediate(send)),
    },
  )
  return (key) => loader.load(key)
}

/** Resolves once the call has ended either way, or after PATIENCE_MS. */
async function endOf(call: Promise<unknown>): Promise<void> {
  const ended = new AbortController()
  const patience = sleep(PATIENCE_MS, undefined, { ref: false, signal: ended.signal })
  await Promise.race([call, patience]).catch(() => undefined)
  ended.abort()
  await patience.catch(() => undefined)
}
