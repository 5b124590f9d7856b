import type { Projection } from '@izlog/kit/projections/rebuild'
import { onSellerStats } from './events/on-seller-stats.ts'
import { onUserSnapshot } from './events/on-user-snapshot.ts'
import { PROJECTED, type Sellers } from './store/mongo-sellers.ts'
import type { Websites } from './store/mongo-websites.ts'

/** What catalog keeps of others: sellers and their figures. */
export const catalogProjection = (deps: { sellers: Sellers; websites: Websites }): Projection => ({
  group: 'catalog.projections',
  topics: ['users', 'seller-stats'],
  from: 'start',
  handlers: [onUserSnapshot(deps), onSellerStats(deps)],
  collections: PROJECTED,
})
