import type { Logger } from '@izlog/kit/logger'
import type { RateLimit } from '@izlog/kit/security/rate-limit'
import type { NextId } from '@izlog/kit/store/counters'
import type { FileStore } from '../files/file-store.ts'
import type { SafeFetcher } from '../outside/outside.ts'
import type { Peers } from '../peers/peers.ts'
import type { Users } from '../peers/users.ts'
import type { Progress } from '../progress/progress.ts'
import type { SellersWork } from '../sellers-work.ts'
import type { Shopify } from '../shopify/shopify.ts'
import type { Domains } from '../store/mongo-domains.ts'
import type { Listings } from '../store/mongo-listings.ts'
import type { PeerRequests } from '../store/mongo-peer-requests.ts'
import type { Pictures } from '../store/mongo-pictures.ts'
import type { ProductFactsStore } from '../store/mongo-product-facts.ts'
import type { RecentOrders } from '../store/mongo-recent-orders.ts'
import type { Sellers } from '../store/mongo-sellers.ts'
import type { UpsellOffers } from '../store/mongo-upsell-offers.ts'
import type { UrlClaims } from '../store/mongo-url-claims.ts'
import type { Websites } from '../store/mongo-websites.ts'
import type { Views } from '../visitors/views.ts'
import type { Visitors } from '../visitors/visitors.ts'
import type { Writer } from './writer.ts'

/** All that the use cases of catalog work with; each takes what it needs. */
export interface CatalogDeps extends SellersWork {
  websites: Websites
  listings: Listings
  urlClaims: UrlClaims
  pictures: Pictures
  productFacts: ProductFactsStore
  sellers: Sellers
  domains: Domains
  recentOrders: RecentOrders
  upsellOffers: UpsellOffers
  visitors: Visitors
  files: FileStore
  outside: SafeFetcher
  writer: Writer
  /** Whether the writer is shown the product's picture. */
  aiPictures: boolean
  progress: Progress
  /** Undefined: not set up. */
  shopify: Shopify | undefined
  peers: Peers
  peerRequests: PeerRequests
  users: Users
  /** Addresses of the services that are asked as the caller. */
  services: { authUrl: string; orderUrl: string }
  nextWebsiteId: NextId
  nextProductId: NextId
  limitViews: RateLimit
  limitStays: RateLimit
  limitSearches: RateLimit
  views: Pick<Views, 'count'>
  /** Without a slash at the end. */
  publicUrl: string
  now: () => Date
  log: Logger
}
