import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import { deleteOffersOf } from '../use-cases/delete-offers.ts'
import type { UpsellDeps } from '../use-cases/deps.ts'
import { takeLinks } from '../use-cases/take-links.ts'

/** Updates the projections of websites and users. A new website's links become offers; a deleted website's or seller's offers are deleted. */
export const onSnapshot = (deps: UpsellDeps): EventHandler[] => [
  on('websites', 'website.snapshot.v1', async (events) => {
    await deps.projections.applyWebsites(events)
    for (const event of events) {
      if (event.data.deleted) await deleteOffersOf(deps, { websiteId: event.data.id })
      else await takeLinks(deps, event)
    }
  }),
  on('users', 'user.snapshot.v1', async (events) => {
    await deps.projections.applyUsers(events)
    for (const { data } of events) if (data.deleted) await deleteOffersOf(deps, { userId: data.userId })
  }),
]
