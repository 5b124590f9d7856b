import { CATEGORIES, type Category, categoryOf } from '@izlog/contracts/domain/categories'
import type { CatalogDeps } from './deps.ts'

export type ShelfCounts = Record<Category, number>

/** How long counts are believed when the number of pages has not changed: a name may have. */
const BELIEVED_MS = 60_000

/**
 * How many of the public pages stand on each shelf of the storefront (builder spec 2.2). A shelf is read from a page's words, so
 * all of them are looked at: anew when their number (`total`) has changed, else at most once a minute.
 */
export function createShelfCounts({ websites, now }: Pick<CatalogDeps, 'websites' | 'now'>) {
  let kept: { counts: ShelfCounts; total: number; at: number } | undefined
  return async (total: number): Promise<ShelfCounts> => {
    const at = now().getTime()
    if (kept && kept.total === total && at - kept.at < BELIEVED_MS) return kept.counts
    const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as ShelfCounts
    for await (const words of websites.publicWords()) counts[categoryOf(words)]++
    kept = { counts, total, at }
    return counts
  }
}
