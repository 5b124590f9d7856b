import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { TOO_MANY_SEARCHES } from '@izlog/contracts/http/public-list'
import { TOO_MANY_VIEWS } from '@izlog/contracts/http/track'
import { ownAppUrl } from '@izlog/kit/config'
import { internalClient } from '@izlog/kit/internal-client'
import { createOutbox } from '@izlog/kit/outbox/outbox'
import { rateLimit } from '@izlog/kit/security/rate-limit'
import { type RunningService, type Runtime, startRuntime, startService } from '@izlog/kit/service'
import { storeTime } from '@izlog/kit/store/clock'
import { counter } from '@izlog/kit/store/counters'
import { observeDisk } from '@izlog/kit/telemetry/process-metrics'
import { pollingWorker } from '@izlog/kit/worker'
import { createAskModel } from './adapters/ai/ask-model.ts'
import { createAiBudget } from './adapters/ai/budget.ts'
import { createSafeFetcher, type SafeFetcher } from './adapters/fetch/safe-fetcher.ts'
import { openFileStore } from './adapters/files/open-file-store.ts'
import { createPageCache } from './adapters/page-renderer/page-cache.ts'
import { loadPageRenderer } from './adapters/page-renderer/page-renderer.ts'
import { createPeers } from './adapters/peers/peers.ts'
import { usersOfAuth } from './adapters/peers/users.ts'
import { createProgress } from './adapters/redis/progress.ts'
import { createSellersWork } from './adapters/redis/sellers-work.ts'
import { createViews } from './adapters/redis/views.ts'
import { createVisitors } from './adapters/redis/visitors.ts'
import { createShopify, type Shopify } from './adapters/shopify/shopify.ts'
import type { CatalogConfig } from './config.ts'
import { recentOrdersFacts } from './events/on-order-happened.ts'
import { reviewsFacts } from './events/on-review-decided.ts'
import { routersOf } from './http/routers.ts'
import { listingsHaveAdminText } from './migrations/listings-have-admin-text.ts'
import { catalogProjection } from './projection.ts'
import { mongoDomains } from './store/mongo-domains.ts'
import { mongoFormerUrls } from './store/mongo-former-urls.ts'
import { mongoListings } from './store/mongo-listings.ts'
import { mongoPeerRequests } from './store/mongo-peer-requests.ts'
import { mongoPictures } from './store/mongo-pictures.ts'
import { mongoProductFacts } from './store/mongo-product-facts.ts'
import { mongoPublicPages } from './store/mongo-public-pages.ts'
import { mongoRecentOrders } from './store/mongo-recent-orders.ts'
import { mongoReviews } from './store/mongo-reviews.ts'
import { mongoRevisions } from './store/mongo-revisions.ts'
import { mongoSellers } from './store/mongo-sellers.ts'
import { mongoTrash } from './store/mongo-trash.ts'
import { mongoUpsellProducts } from './store/mongo-upsell-products.ts'
import { mongoUrlClaims } from './store/mongo-url-claims.ts'
import { mongoWebsites } from './store/mongo-websites.ts'
import { websiteModel } from './store/website-model.ts'
import { emptyTrash } from './use-cases/empty-trash.ts'
import { createOwnAddresses } from './use-cases/own-address.ts'
import type { Ports } from './use-cases/ports.ts'
import type { PagesDeps } from './use-cases/show-page.ts'
import { builtInWriter, modelWriter, type Writer } from './use-cases/writer.ts'

const PAGE_CACHE_BYTES = 16 * 1024 * 1024

/** Builds and starts the service; tests replace `outside`, the access to the public internet. Throws when pages are to be rendered and the web is not built. */
export async function startCatalogService(
  config: CatalogConfig,
  fetcher: SafeFetcher = createSafeFetcher(),
): Promise<RunningService> {
  const render = config.ROLES.includes('pages') ? await loadPageRenderer(config.WEB_DIST) : undefined
  const runtime = await startRuntime('catalog', config)
  const { store, bus, redis, keyspace, log } = runtime
  const websitesModel = websiteModel(store)
  const outbox = createOutbox(websitesModel, bus, log)
  const websites = mongoWebsites(websitesModel, outbox)
  const now = () => storeTime(store)
  const views = createViews(bus.publish, now, log)
  const deps: Ports = {
    websites,
    publicPages: mongoPublicPages(websitesModel),
    trash: mongoTrash(websitesModel, outbox),
    revisions: mongoRevisions(store),
    listings: mongoListings(store),
    urlClaims: mongoUrlClaims(store),
    formerUrls: mongoFormerUrls(store),
    pictures: mongoPictures(store),
    productFacts: mongoProductFacts(store),
    sellers: mongoSellers(store),
    domains: mongoDomains(store),
    recentOrders: mongoRecentOrders(store),
    reviews: mongoReviews(store),
    upsellProducts: mongoUpsellProducts(store),
    visitors: createVisitors(redis, keyspace, now, log),
    files: await openFileStore(config.files),
    fetcher,
    writer: writerOf(config, runtime, now),
    aiPictures: config.AI_PICTURES,
    shopify: shopifyOf(config),
    peers: createPeers({ key: config.SYNC_KEY, targets: config.SYNC_TARGETS }),
    peerRequests: mongoPeerRequests(store),
    users: usersOfAuth(internalClient(config, 'catalog'), config.AUTH_URL),
    services: { authUrl: config.AUTH_URL, orderUrl: config.ORDER_URL },
    progress: createProgress(redis, keyspace, log),
    nextWebsiteId: counter(store, 'website', { collection: 'websites' }),
    nextProductId: counter(store, 'product', { collection: 'websites', field: 'productId' }),
    ...createSellersWork(redis, keyspace, config),
    ...limits(runtime, config),
    views,
    publicUrl: config.PUBLIC_URL,
    now,
    log,
  }
  const pages: PagesDeps | undefined = render && {
    ...deps,
    render,
    pageCache: createPageCache(PAGE_CACHE_BYTES),
    ownAddress: createOwnAddresses(deps),
    pixelScriptUrl: config.META_PIXEL_SCRIPT_URL,
    appUrl: ownAppUrl(config),
  }
  const trashWorkers = config.ROLES.includes('api')
    ? [pollingWorker('emptying the trash', log, HOUR_MS, () => emptyTrash(deps))]
    : []
  const endObserving = config.files.kind === 's3' ? () => {} : observeDisk(config.files.path)
  return startService(runtime, {
    port: config.PORT,
    routers: routersOf(config.ROLES, deps, pages),
    projections: [catalogProjection(deps)],
    migrations: [listingsHaveAdminText(deps)],
    facts: [recentOrdersFacts(deps), reviewsFacts({ ...deps, bus })],
    workers: [
      outbox,
      ...trashWorkers,
      closing(views.stop),
      closing(async () => deps.progress.stop()),
      closing(() => fetcher.stop()),
      closing(async () => endObserving()),
    ],
    callsWithinMs: config.AI_TIMEOUT_S * 1000,
  })
}

function limits({ redis, keyspace }: Runtime, config: CatalogConfig) {
  const limit = (name: string, points: number, seconds: number, message: string) =>
    rateLimit(redis, { name, keyspace, points, seconds, message })
  return {
    limitViews: limit('views', config.LIMIT_VIEWS_PER_MINUTE, 60, TOO_MANY_VIEWS),
    limitStays: limit('stays', config.LIMIT_STAYS_PER_MINUTE, 60, TOO_MANY_VIEWS),
    limitSearches: limit('searches', config.LIMIT_SEARCHES_PER_10_SECONDS, 10, TOO_MANY_SEARCHES),
  }
}

/** A part that only needs to be stopped. */
const closing = (stop: () => Promise<void>) => ({ start: () => undefined, stop })

const shopifyOf = ({
  SHOPIFY_STORE_URL: storeUrl,
  SHOPIFY_ACCESS_TOKEN: accessToken,
  SHOPIFY_API_VERSION: apiVersion,
}: CatalogConfig): Shopify | undefined =>
  storeUrl && accessToken ? createShopify({ storeUrl, accessToken, apiVersion }) : undefined

function writerOf(config: CatalogConfig, { redis, keyspace, log }: Runtime, now: () => Date): Writer {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey, AI_TIMEOUT_S: seconds } = config
  if (baseUrl === undefined) return builtInWriter
  return modelWriter(createAskModel({ baseUrl, model, apiKey, timeoutMs: seconds * 1000 }), {
    budget: createAiBudget(redis, keyspace, config.LIMIT_AI_TOKENS_PER_DAY, now),
    prices: { in: config.AI_PRICE_IN, out: config.AI_PRICE_OUT },
    log,
  })
}
