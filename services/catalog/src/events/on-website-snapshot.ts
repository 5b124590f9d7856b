import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { Listings } from '../store/mongo-listings.ts'
import type { Websites } from '../store/mongo-websites.ts'
import { listPages } from '../use-cases/list-pages.ts'

/** Lists our own pages on the storefront, as they are now: after a crash, those written just before it, and all when there is no list yet. */
export const onWebsiteSnapshot = (deps: { websites: Websites; listings: Listings }): EventHandler =>
  on('websites', 'website.snapshot.v1', (events) => listPages(deps, { ids: events.map(({ data }) => data.id) }))
