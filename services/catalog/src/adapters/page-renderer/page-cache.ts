import type { RenderedPage } from '@izlog/contracts/pages/render'
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
  const pages = new Map<string, SentPage>()
  let size = 0
  const keep = (key: string, page: SentPage) => {
    pages.set(key, page)
    size += page.bytes.length
    for (const [oldest, { bytes }] of pages) {
      if (size <= maxBytes) return
      pages.delete(oldest)
      size -= bytes.length
    }
  }
  return {
    /** The page under this key; rendered by `render` when it is not held. */
    async get(key: string, encoding: Encoding, render: () => RenderedPage | Promise<RenderedPage>): Promise<SentPage> {
      const whole = `${encoding} ${key}`
      const cached = pages.get(whole)
      if (cached) {
        pages.delete(whole)
        pages.set(whole, cached)
        return cached
      }
      const { html, status, contentSecurityPolicy } = await render()
      const page = { bytes: encode(html, encoding), encoding, status, contentSecurityPolicy }
      if (!pages.has(whole)) keep(whole, page)
      return page
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>
