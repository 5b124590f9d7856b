import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { Blocks } from '../store/mongo-blocks.ts'
import type { Projections } from '../store/mongo-projections.ts'

/** Updates the projections of websites, users and upsell products, and removes the block lists of deleted sellers. */
export const onSnapshot = (projections: Projections, blocks: Pick<Blocks, 'dropOf'>): EventHandler[] => [
  on('websites', 'website.snapshot.v1', projections.applyWebsites),
  on('users', 'user.snapshot.v1', async (events) => {
    await projections.applyUsers(events)
    const gone = events.flatMap(({ data }) => (data.deleted ? [data.userId] : []))
    if (gone.length > 0) await blocks.dropOf(gone)
  }),
  on('upsell-products', 'upsell-product.snapshot.v1', projections.applyUpsellProducts),
]
