import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { Listings } from '../store/mongo-listings.ts'
import { pageOwnerOf, type Sellers } from '../store/mongo-sellers.ts'
import type { Websites } from '../store/mongo-websites.ts'
import { listPages } from '../use-cases/list-pages.ts'

/** Projects sellers, and hides or shows their pages with them. */
export const onUserSnapshot = ({
  sellers,
  websites,
  listings,
}: {
  sellers: Sellers
  websites: Websites
  listings: Listings
}): EventHandler =>
  on('users', 'user.snapshot.v1', async (events) => {
    const snapshots = events.map(({ aggregateVersion, data: { userId, callSettings, ...seller } }) => ({
      _id: userId,
      version: aggregateVersion,
      ...seller,
      keepsUnfinished: callSettings?.unfinished ?? false,
    }))
    await sellers.projectUsers(snapshots)
    for (const seller of snapshots) {
      await websites.setOwner(seller._id, pageOwnerOf(seller))
      await listPages({ websites, listings }, { userId: seller._id })
    }
  })
