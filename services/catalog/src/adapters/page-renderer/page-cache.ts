import type { RenderedPage } from '@izlog/contracts/pages/render'
import { cacheReads } from '@izlog/kit/telemetry/instruments'
import { LRUCache } from 'lru-cache'
import type { Encoding, SentPage } from '../../domain/sent-page.ts'
import { encode } from './encoding.ts'

const HIT = { cache: 'pages', result: 'hit' }
const MISS = { cache: 'pages', result: 'miss' }

/**
 * Renders each page once per version and encoding. The key contains everything that the page depends on, so entries never become stale;
 * the least recently used are evicted when all together exceed `maxBytes`.
 */
export function createPageCache(maxBytes: number) {
  // Both from the start, so that the first reads of a process are an increase.
  for (const result of [HIT, MISS]) cacheReads.add(0, result)
  const pages = new LRUCache<string, SentPage>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.length })
  return {
    /** The page of this key; calls `render` when it is not cached. */
    async get(key: string, encoding: Encoding, render: () => RenderedPage | Promise<RenderedPage>): Promise<SentPage> {
      const whole = `${encoding} ${key}`
      const cached = pages.get(whole)
      cacheReads.add(1, cached ? HIT : MISS)
      if (cached) return cached
      const { html, status, contentSecurityPolicy } = await render()
      const page = { bytes: encode(html, encoding), encoding, status, contentSecurityPolicy }
      pages.set(whole, page)
      return page
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>
