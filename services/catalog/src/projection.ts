import type { Projection } from '@izlog/kit/projections/rebuild'
import { onDomainSnapshot } from './events/on-domain-snapshot.ts'
import { onSellerStats } from './events/on-seller-stats.ts'
import { onUpsellOffer } from './events/on-upsell-offer.ts'
import { onUserSnapshot } from './events/on-user-snapshot.ts'
import { type Domains, PROJECTED as PROJECTED_DOMAINS } from './store/mongo-domains.ts'
import { PROJECTED, type Sellers } from './store/mongo-sellers.ts'
import { PROJECTED_OFFERS, type UpsellOffers } from './store/mongo-upsell-offers.ts'
import type { Websites } from './store/mongo-websites.ts'

interface Deps {
  sellers: Sellers
  websites: Websites
  domains: Domains
  upsellOffers: UpsellOffers
}

/** What catalog keeps of others: sellers, their figures and hosts, and the offers of pages. */
export const catalogProjection = (deps: Deps): Projection => ({
  group: 'catalog.projections',
  topics: ['users', 'seller-stats', 'domains', 'upsell-products'],
  from: 'start',
  handlers: [onUserSnapshot(deps), onSellerStats(deps), onDomainSnapshot(deps), onUpsellOffer(deps)],
  collections: { ...PROJECTED, ...PROJECTED_DOMAINS, ...PROJECTED_OFFERS },
})
