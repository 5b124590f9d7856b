import type { Projection } from '@izlog/kit/projections/rebuild'
import { onSnapshot } from './events/on-snapshot.ts'
import { PROJECTED } from './store/mongo-projections.ts'
import type { UpsellDeps } from './use-cases/deps.ts'

/** Upsell's projections of websites and users. */
export const upsellProjection = (deps: UpsellDeps): Projection => ({
  group: 'upsell.projections',
  topics: ['websites', 'users'],
  from: 'start',
  handlers: onSnapshot(deps),
  collections: PROJECTED,
})
