import type { StorefrontProduct } from '@izlog/contracts/domain/website'
import type { PublicListQuery } from '@izlog/contracts/http/public-list'
import type { SiteOwner } from '@izlog/kit/identity'
import type { Page } from '../store/mongo-websites.ts'
import type { Ports } from './ports.ts'

type Deps = Pick<Ports, 'publicPages' | 'listings' | 'recentOrders' | 'now'>

/**
 * One page of a site's public products, filtered by category and search. Products hidden since they were listed are left out. Those in
 * honest mode carry their orders of the last 24 hours.
 */
export async function publicList(
  { publicPages, listings, recentOrders, now }: Deps,
  query: PublicListQuery,
  site: SiteOwner,
): Promise<Page<StorefrontProduct>> {
  const [{ ids, nextCursor }, total] = await Promise.all([listings.find(query, site), listings.count(query, site)])
  const cards = await publicPages.publicCards(ids, site)
  const honest = cards.filter(({ figures }) => figures === 'honest').map(({ id }) => id)
  const orders = await recentOrders.countEach(honest, now())
  return { items: cards.map((card) => ({ ...card, recentOrders: orders.get(card.id) ?? null })), nextCursor, total }
}
