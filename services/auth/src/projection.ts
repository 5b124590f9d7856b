import type { Projection } from '@izlog/kit/projections/rebuild'
import { onDomain } from './events/on-domain.ts'
import { type Domains, PROJECTED } from './store/mongo-domains.ts'

/** Auth's projection of its users' hosts. */
export const authProjection = (domains: Domains): Projection => ({
  group: 'auth.projections',
  topics: ['domains'],
  from: 'start',
  handlers: [onDomain(domains)],
  collections: PROJECTED,
})
