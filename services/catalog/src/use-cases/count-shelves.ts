import { CATEGORIES, type Category, categoryOf, type ShelfCounts } from '@izlog/contracts/domain/categories'
import type { SiteOwner } from '@izlog/kit/http/site'
import type { CatalogDeps } from './deps.ts'

/** How long counts are believed when the number of pages has not changed: a name may have. */
const BELIEVED_MS = 60_000
const MOST_KEPT = 1000

/**
 * How many of a site's public pages stand on each shelf of the storefront (builder spec 2.2). A shelf is read from a page's words, so
 * all of them are looked at: anew when their number (`total`) has changed, else at most once a minute.
 */
export function createShelfCounts({ websites, now }: Pick<CatalogDeps, 'websites' | 'now'>) {
  const kept = new Map<SiteOwner, { counts: ShelfCounts; total: number; at: number }>()
  return async (total: number, site: SiteOwner): Promise<ShelfCounts> => {
    const at = now().getTime()
    const known = kept.get(site)
    if (known && known.total === total && at - known.at < BELIEVED_MS) return known.counts
    const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>
    for await (const words of websites.publicWords(site)) counts[categoryOf(words)]++
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(site, { counts, total, at })
    return counts
  }
}
