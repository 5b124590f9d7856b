import type { RenderedPage } from '@izlog/contracts/pages/render'
import { LRUCache } from 'lru-cache'
import { type Encoding, encode } from './encoding.ts'

/** A page as it goes over the wire. */
export interface SentPage {
  bytes: Buffer
  encoding: Encoding
  status: RenderedPage['status']
  contentSecurityPolicy: string
}

/**
 * Renders each page once per version and encoding. The key says all that the page depends on, so nothing here is ever
 * out of date; the pages longest unused leave when they take more than `maxBytes` together.
 */
export function createPageCache(maxBytes: number) {
  const pages = new LRUCache<string, SentPage>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.length })
  return {
    /** The page under this key; rendered by `render` when it is not cached. */
    async get(key: string, encoding: Encoding, render: () => RenderedPage | Promise<RenderedPage>): Promise<SentPage> {
      const whole = `${encoding} ${key}`
      const cached = pages.get(whole)
      if (cached) return cached
      const { html, status, contentSecurityPolicy } = await render()
      const page = { bytes: encode(html, encoding), encoding, status, contentSecurityPolicy }
      pages.set(whole, page)
      return page
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>
