import { MINUTE_MS } from '@izlog/contracts/domain/durations'
import { invalid } from '@izlog/kit/errors'
import type { QueryFilter } from 'mongoose'

/** The place of an order in a list, newest first: `{ms}-{number}`. */
export interface Cursor {
  at: Date
  id: number
}

/** Throws `invalid` for a cursor that is not ours. */
export function cursorOf(text: string): Cursor {
  const [, ms, id] = /^(\d{1,15})-(\d{1,12})$/.exec(text) ?? []
  if (!ms || !id) throw invalid([{ path: 'cursor', message: 'Nepoznata strana liste' }])
  return { at: new Date(Number(ms)), id: Number(id) }
}

export const olderThan = ({ at, id }: Cursor, number: '_id' | 'id') => ({
  $or: [{ createdAt: { $lt: at } }, { createdAt: at, [number]: { $lt: id } }],
})

interface Stretches {
  shortestMs: number
  longestMs: number
}
/** Up to two years: a list with fewer orders than that is short. */
export const STRETCHES: Stretches = { shortestMs: 16 * MINUTE_MS, longestMs: 1_048_576 * MINUTE_MS }
/**
 * A search matches only some orders of a stretch, so it begins with a longer one. Each order of a stretch is read, so for older orders
 * sorting all matches costs less.
 */
export const SEARCHED_STRETCHES: Stretches = { shortestMs: 256 * MINUTE_MS, longestMs: 4096 * MINUTE_MS }

/**
 * Reads the newest `limit` before that time. The embedded store finds a range by an index but sorts all of it, so a long list is read in
 * stretches of time that grow until the page is full: a page costs as much as its stretches hold, not as the whole list.
 */
export async function newestIn<T>(
  read: (from: QueryFilter<T>, inStretch: boolean) => Promise<T[]>,
  from: QueryFilter<T>,
  { before, limit, shortestMs, longestMs }: Stretches & { before: Date; limit: number },
): Promise<T[]> {
  for (let stretch = shortestMs; stretch <= longestMs; ) {
    const since = new Date(before.getTime() - stretch)
    const found = await read({ $and: [from, { createdAt: { $gte: since } }] } as QueryFilter<T>, true)
    if (found.length === limit) return found
    // Long enough to fill the page if orders further back are as frequent.
    stretch *= Math.min(100, Math.max(2, (1.5 * limit) / Math.max(1, found.length)))
  }
  return read(from, false)
}
