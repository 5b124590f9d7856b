import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { Blocks } from '../store/mongo-blocks.ts'
import type { Projections } from '../store/mongo-projections.ts'
import type { UnfinishedForms } from '../store/mongo-unfinished-forms.ts'

export interface SnapshotDeps {
  projections: Projections
  blocks: Pick<Blocks, 'dropOf'>
  unfinishedForms: Pick<UnfinishedForms, 'dropOf'>
}

/** Updates the projections of websites, users and upsell products, and removes the block lists of deleted sellers and the unfinished forms of those who keep none. */
export const onSnapshot = ({ projections, blocks, unfinishedForms }: SnapshotDeps): EventHandler[] => [
  on('websites', 'website.snapshot.v1', projections.applyWebsites),
  on('users', 'user.snapshot.v1', async (events) => {
    await projections.applyUsers(events)
    const gone = events.flatMap(({ data }) => (data.deleted ? [data.userId] : []))
    if (gone.length > 0) await blocks.dropOf(gone)
    // By the projection and not by the events, which may come again after newer ones.
    const keepNone = await projections.withoutUnfinished(events.map(({ data }) => data.userId))
    if (keepNone.length > 0) await unfinishedForms.dropOf(keepNone)
  }),
  on('upsell-products', 'upsell-product.snapshot.v1', projections.applyUpsellProducts),
]
