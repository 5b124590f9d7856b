import { makeEvent } from '@izlog/kit/bus/make-event'
import type { CatalogDeps } from './deps.ts'

/** Tells that a page was opened. Only pages that are shown count; a view that Kafka does not take is lost, no shopper waits for it. */
export async function trackView(
  { websites, publish, now, log }: Pick<CatalogDeps, 'websites' | 'publish' | 'now' | 'log'>,
  productId: number,
): Promise<void> {
  const page = await websites.findShown(productId)
  if (!page) return
  const about = { aggregateId: page._id, aggregateVersion: 1, at: now() }
  const seen = makeEvent('pages', 'page.viewed.v1', about, { websiteId: page._id, productId, title: page.title })
  publish([seen]).catch((err: unknown) => log.warn({ err }, 'page view not told'))
}
