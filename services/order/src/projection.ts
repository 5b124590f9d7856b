import type { Projection } from '@izlog/kit/projections/rebuild'
import { onSnapshot } from './events/on-snapshot.ts'
import type { Blocks } from './store/mongo-blocks.ts'
import { PROJECTED, type Projections } from './store/mongo-projections.ts'

/** Order's projections of websites, users and upsell products. */
export const orderProjection = (projections: Projections, blocks: Pick<Blocks, 'dropOf'>): Projection => ({
  group: 'order.projections',
  topics: ['websites', 'users', 'upsell-products'],
  from: 'start',
  handlers: onSnapshot(projections, blocks),
  collections: PROJECTED,
})
