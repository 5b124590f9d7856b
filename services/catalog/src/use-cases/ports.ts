import type { Logger } from '@izlog/kit/logger'
import type { RateLimit } from '@izlog/kit/security/rate-limit'
import type { NextId } from '@izlog/kit/store/counters'
import type { SafeFetcher } from '../adapters/fetch/safe-fetcher.ts'
import type { FileStore } from '../adapters/files/file-store.ts'
import type { Peers } from '../adapters/peers/peers.ts'
import type { Users } from '../adapters/peers/users.ts'
import type { Progress } from '../adapters/redis/progress.ts'
import type { SellersWork } from '../adapters/redis/sellers-work.ts'
import type { Views } from '../adapters/redis/views.ts'
import type { Visitors } from '../adapters/redis/visitors.ts'
import type { Shopify } from '../adapters/shopify/shopify.ts'
import type { Domains } from '../store/mongo-domains.ts'
import type { FormerUrls } from '../store/mongo-former-urls.ts'
import type { Listings } from '../store/mongo-listings.ts'
import type { PeerRequests } from '../store/mongo-peer-requests.ts'
import type { Pictures } from '../store/mongo-pictures.ts'
import type { ProductFactsStore } from '../store/mongo-product-facts.ts'
import type { PublicPages } from '../store/mongo-public-pages.ts'
import type { RecentOrders } from '../store/mongo-recent-orders.ts'
import type { Reviews } from '../store/mongo-reviews.ts'
import type { Revisions } from '../store/mongo-revisions.ts'
import type { Sellers } from '../store/mongo-sellers.ts'
import type { Trash } from '../store/mongo-trash.ts'
import type { UpsellProducts } from '../store/mongo-upsell-products.ts'
import type { UrlClaims } from '../store/mongo-url-claims.ts'
import type { Websites } from '../store/mongo-websites.ts'
import type { Writer } from './writer.ts'

/** All dependencies of catalog's use cases; each use case names the few that it needs. */
export interface Ports extends SellersWork {
  websites: Websites
  publicPages: PublicPages
  trash: Trash
  revisions: Revisions
  listings: Listings
  urlClaims: UrlClaims
  formerUrls: FormerUrls
  pictures: Pictures
  productFacts: ProductFactsStore
  sellers: Sellers
  domains: Domains
  recentOrders: RecentOrders
  reviews: Reviews
  upsellProducts: UpsellProducts
  visitors: Visitors
  files: FileStore
  fetcher: SafeFetcher
  writer: Writer
  /** Whether the product's picture is sent to the model. */
  aiPictures: boolean
  progress: Progress
  /** Undefined when Shopify is not configured. */
  shopify: Shopify | undefined
  peers: Peers
  peerRequests: PeerRequests
  users: Users
  /** Base URLs of the services that are called with the caller's session. */
  services: { authUrl: string; orderUrl: string }
  nextWebsiteId: NextId
  nextProductId: NextId
  limitViews: RateLimit
  limitStays: RateLimit
  limitSearches: RateLimit
  views: Pick<Views, 'count'>
  /** Without a trailing slash. */
  publicUrl: string
  now: () => Date
  log: Logger
}
