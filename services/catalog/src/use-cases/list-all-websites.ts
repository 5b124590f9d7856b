import { searchWordsOf } from '@izlog/contracts/domain/search-words'
import type { AdminWebsitePage, AdminWebsitesQuery } from '@izlog/contracts/http/catalog'
import type { PageQuery } from '@izlog/contracts/http/paging'
import type { Ports } from './ports.ts'

type Deps = Pick<Ports, 'websites' | 'sellers' | 'listings'>

/** All pages with their sellers' names, newest first; each word of `search` is in the product, title, address or seller's name. */
export async function listAllWebsites(deps: Deps, { search, ...query }: AdminWebsitesQuery): Promise<AdminWebsitePage> {
  const words = searchWordsOf(search)
  const page = await (words.length === 0 ? deps.websites.listAll(query) : found(deps, words, query))
  const names = await deps.sellers.namesOf(page.items.map(({ userId }) => userId))
  return { ...page, items: page.items.map((item) => ({ ...item, sellerName: names.get(item.userId) ?? null })) }
}

async function found({ websites, sellers, listings }: Deps, words: readonly string[], query: PageQuery) {
  const named = await Promise.all(words.map(async (word) => ({ word, userIds: await sellers.named(word) })))
  const { ids, ...page } = await listings.search(named, query)
  return { ...page, items: await websites.summariesOf(ids) }
}
