import type { Projection } from '@izlog/kit/projections/rebuild'
import { onSnapshot, type SnapshotDeps } from './events/on-snapshot.ts'
import { PROJECTED } from './store/mongo-projections.ts'

/** Order's projections of websites, users and upsell products. */
export const orderProjection = (deps: SnapshotDeps): Projection => ({
  group: 'order.projections',
  topics: ['websites', 'users', 'upsell-products'],
  from: 'start',
  handlers: onSnapshot(deps),
  collections: PROJECTED,
})
