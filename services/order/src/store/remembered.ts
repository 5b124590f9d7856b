import { LRUCache } from 'lru-cache'

/** What many orders at once ask for is read once in so long, ms: what another instance hears of it counts here as late as that. */
const REMEMBERED_MS = 1000
const MAX_REMEMBERED = 1000

/** A read whose answers are kept for a second; what was not found, or could not be read, is looked for again. */
export interface Remembered<K, V> {
  get(key: K): Promise<V | undefined>
  /** Everything is read anew from now on. */
  clear(): void
}

export function remembered<K extends string | number, V>(read: (key: K) => Promise<V | undefined>): Remembered<K, V> {
  const answers = new LRUCache<K, Promise<V | undefined>>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS })
  return {
    async get(key) {
      const cached = answers.get(key)
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
