import type { Projection } from '@izlog/kit/projections/rebuild'
import { onDomainSnapshot } from './events/on-domain-snapshot.ts'
import { onSellerStats } from './events/on-seller-stats.ts'
import { onUpsellProduct } from './events/on-upsell-product.ts'
import { onUserSnapshot } from './events/on-user-snapshot.ts'
import { onWebsiteSnapshot } from './events/on-website-snapshot.ts'
import { type Domains, PROJECTED_DOMAINS } from './store/mongo-domains.ts'
import { type Listings, PROJECTED_LISTINGS } from './store/mongo-listings.ts'
import { PROJECTED_SELLERS, type Sellers } from './store/mongo-sellers.ts'
import { PROJECTED_UPSELL_PRODUCTS, type UpsellProducts } from './store/mongo-upsell-products.ts'
import type { Websites } from './store/mongo-websites.ts'

interface Deps {
  sellers: Sellers
  websites: Websites
  listings: Listings
  domains: Domains
  upsellProducts: UpsellProducts
}

/** Catalog's projections: sellers, their figures and hosts, and upsell products from other services; listings from its own pages. */
export const catalogProjection = (deps: Deps): Projection => ({
  group: 'catalog.projections',
  topics: ['users', 'seller-stats', 'domains', 'upsell-products', 'websites'],
  from: 'start',
  handlers: [
    onUserSnapshot(deps),
    onSellerStats(deps),
    onDomainSnapshot(deps),
    onUpsellProduct(deps),
    onWebsiteSnapshot(deps),
  ],
  collections: { ...PROJECTED_SELLERS, ...PROJECTED_DOMAINS, ...PROJECTED_UPSELL_PRODUCTS, ...PROJECTED_LISTINGS },
})
