import { CATALOG_MESSAGES } from '@izlog/contracts/http/catalog'
import type { ShopperCounts, TrackViewRequest } from '@izlog/contracts/http/track'
import { AppError } from '@izlog/kit/errors'
import type { SiteOwner } from '@izlog/kit/identity'
import type { Ports } from './ports.ts'

export type TrackViewDeps = Pick<Ports, 'publicPages' | 'views' | 'visitors' | 'recentOrders' | 'now'>

/**
 * Publishes that a page was opened, without making the shopper wait for Kafka. Only publicly visible pages count.
 * Returns the figures that an honest page shows to its visitor. Throws `not_found` for another seller's page on a seller's own host.
 */
export async function trackView(
  deps: TrackViewDeps,
  { productId, visitor, stays }: TrackViewRequest,
  site: SiteOwner,
): Promise<ShopperCounts | undefined> {
  const { publicPages, views, visitors, recentOrders, now } = deps
  const page = await publicPages.findShown(productId, site)
  if (!page && site !== undefined) throw new AppError('not_found', 'website.unknown', CATALOG_MESSAGES.notFound)
  if (!page) return undefined
  const { _id: websiteId, title } = page
  if (!stays) views.count({ websiteId, productId, title })
  if (page.figures !== 'honest' || !visitor) return undefined
  const [present, ordered] = await Promise.all([
    visitors.recordVisit(websiteId, visitor),
    recentOrders.count(websiteId, now()),
  ])
  return { visitors: present ?? null, orders: ordered }
}
