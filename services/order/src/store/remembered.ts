import { cacheReads } from '@izlog/kit/telemetry/instruments'
import { LRUCache } from 'lru-cache'

/** How long a read is reused, ms; a change that another instance has received takes effect here as late as that. */
const REMEMBERED_MS = 1000
const MAX_REMEMBERED = 1000

/** Caches a read's answers for a second; what was not found, or could not be read, is not cached. */
export interface Remembered<K, V> {
  get(key: K): Promise<V | undefined>
  /** Drops everything cached. */
  clear(): void
}

/** `cache`: its name in the metrics. */
export function remembered<K extends string | number, V>(
  cache: string,
  read: (key: K) => Promise<V | undefined>,
): Remembered<K, V> {
  const hit = { cache, result: 'hit' }
  const miss = { cache, result: 'miss' }
  // Both from the start, so that the first reads of a process are an increase.
  for (const result of [hit, miss]) cacheReads.add(0, result)
  const answers = new LRUCache<K, Promise<V | undefined>>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS })
  return {
    async get(key) {
      const cached = answers.get(key)
      cacheReads.add(1, cached ? hit : miss)
      if (cached) return cached
      const answer = read(key)
      answers.set(key, answer)
      const forget = () => answers.peek(key) === answer && answers.delete(key)
      const found = await answer.catch((error: unknown) => {
        forget()
        throw error
      })
      if (found === undefined) forget()
      return found
    },
    clear: () => answers.clear(),
  }
}
