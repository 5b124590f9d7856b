/** What many orders at once ask for is read once in so long, ms: what another instance hears of it counts here as late as that. */
const REMEMBERED_MS = 1000
const MAX_REMEMBERED = 1000

/** A read whose answers are kept for a second; what was not found, or could not be read, is looked for again. */
export interface Remembered<K, V> {
  get(key: K): Promise<V | undefined>
  /** Everything is read anew from now on. */
  clear(): void
}

export function remembered<K, V>(read: (key: K) => Promise<V | undefined>): Remembered<K, V> {
  const kept = new Map<K, { until: number; answer: Promise<V | undefined> }>()
  return {
    async get(key) {
      const now = Date.now()
      const known = kept.get(key)
      if (known && known.until > now) return known.answer
      if (kept.size >= MAX_REMEMBERED) kept.clear()
      const entry = { until: now + REMEMBERED_MS, answer: read(key) }
      kept.set(key, entry)
      const forget = () => kept.get(key) === entry && kept.delete(key)
      const found = await entry.answer.catch((error: unknown) => {
        forget()
        throw error
      })
      if (found === undefined) forget()
      return found
    },
    clear: () => kept.clear(),
  }
}
