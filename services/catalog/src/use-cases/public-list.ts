import type { PublicListItem } from '@izlog/contracts/domain/website'
import type { PublicListQuery } from '@izlog/contracts/http/public-list'
import type { SiteOwner } from '@izlog/kit/identity'
import type { Page } from '../store/mongo-websites.ts'
import type { Ports } from './ports.ts'

/** One page of a site's public products, filtered by category and search. Products hidden since they were listed are left out. */
export async function publicList(
  { websites, listings }: Pick<Ports, 'websites' | 'listings'>,
  query: PublicListQuery,
  site: SiteOwner,
): Promise<Page<PublicListItem>> {
  const [{ ids, nextCursor }, total] = await Promise.all([listings.find(query, site), listings.count(query, site)])
  return { items: await websites.publicCards(ids, site), nextCursor, total }
}
