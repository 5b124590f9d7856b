import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import { deleteUpsellProductsOf } from '../use-cases/delete-upsell-products.ts'
import type { UpsellDeps } from '../use-cases/deps.ts'
import { takeLinks } from '../use-cases/take-links.ts'

/** Updates the projections of websites and users. A new website's links become upsell products; those of a deleted website or seller are deleted. */
export const onSnapshot = (deps: UpsellDeps): EventHandler[] => [
  on('websites', 'website.snapshot.v1', async (events) => {
    await deps.projections.applyWebsites(events)
    for (const event of events) {
      if (event.data.deleted) await deleteUpsellProductsOf(deps, { websiteId: event.data.id })
      else await takeLinks(deps, event)
    }
  }),
  on('users', 'user.snapshot.v1', async (events) => {
    await deps.projections.applyUsers(events)
    for (const { data } of events) if (data.deleted) await deleteUpsellProductsOf(deps, { userId: data.userId })
  }),
]
