import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { Listings } from '../store/mongo-listings.ts'
import type { Websites } from '../store/mongo-websites.ts'
import { listPages } from '../use-cases/list-pages.ts'

/** Lists catalog's own pages in their current state: those written just before a crash, and all pages when there is no list yet. */
export const onWebsiteSnapshot = (deps: { websites: Websites; listings: Listings }): EventHandler =>
  on('websites', 'website.snapshot.v1', (events) => listPages(deps, { ids: events.map(({ data }) => data.id) }))
