import { HOUR_S } from '@izlog/contracts/domain/durations'
import { CATALOG_MESSAGES } from '@izlog/contracts/http/catalog'
import { CROSS_SYNC_MESSAGES } from '@izlog/contracts/http/cross-sync'
import { GENERATION_MESSAGES } from '@izlog/contracts/http/generation'
import { TOO_MANY_LINKS } from '@izlog/contracts/http/product-link'
import { SHOPIFY_MESSAGES } from '@izlog/contracts/http/shopify'
import { concurrencyLimit } from '@izlog/kit/security/concurrency-limit'
import { type LimitedWork, limitedWork } from '@izlog/kit/security/limited-work'
import { rateLimit } from '@izlog/kit/security/rate-limit'
import type { Redis } from 'ioredis'
import type { CatalogConfig } from '../../config.ts'

/** Expensive work of sellers; each kind has its own limits. */
export interface SellersWork {
  /** Uploaded pictures, and pictures fetched for a page that is being edited. */
  uploads: LimitedWork
  linkReads: LimitedWork
  /** Whole pages. */
  generations: LimitedWork
  /** Single sections. */
  proposals: LimitedWork
  shopifyCalls: LimitedWork
  syncTests: LimitedWork
}

const RETRY_AFTER_S = 5

/**
 * Limits how much work of a kind runs concurrently, per seller and in this process, and how often a seller may start it. This bounds memory to
 * 8 uploads of 5 MB and 8 linked pages of 2 MB, besides the pictures that `collect-pictures` fetches; generating waits for a model and takes little memory.
 */
export function createSellersWork(redis: Redis, keyspace: string, config: CatalogConfig): SellersWork {
  const work = (name: string, atOnce: { seller: number; all: number }, rate: Rate) =>
    limitedWork(
      concurrencyLimit(atOnce.seller, { ofAll: atOnce.all, retryAfter: RETRY_AFTER_S }),
      rateLimit(redis, { name, keyspace, ...rate }),
    )
  const perMinute = (points: number, message: string): Rate => ({ points, seconds: 60, message })
  const perHour = (points: number, message: string): Rate => ({ points, seconds: HOUR_S, message })
  const { LIMIT_UPLOADS_PER_MINUTE, LIMIT_LINKS_PER_MINUTE, LIMIT_GENERATIONS_PER_HOUR, LIMIT_TESTS_PER_MINUTE } =
    config
  const { tooManyUploads, tooManyGenerations } = CATALOG_MESSAGES
  return {
    uploads: work('uploads', { seller: 4, all: 8 }, perMinute(LIMIT_UPLOADS_PER_MINUTE, tooManyUploads)),
    linkReads: work('links', { seller: 3, all: 8 }, perMinute(LIMIT_LINKS_PER_MINUTE, TOO_MANY_LINKS)),
    generations: work('generations', { seller: 3, all: 16 }, perHour(LIMIT_GENERATIONS_PER_HOUR, tooManyGenerations)),
    proposals: work(
      'proposals',
      { seller: 3, all: 16 },
      perHour(LIMIT_GENERATIONS_PER_HOUR, GENERATION_MESSAGES.tooMany),
    ),
    shopifyCalls: work('shopify', { seller: 2, all: 8 }, perMinute(LIMIT_TESTS_PER_MINUTE, SHOPIFY_MESSAGES.tooMany)),
    syncTests: work(
      'sync-tests',
      { seller: 2, all: 8 },
      perMinute(LIMIT_TESTS_PER_MINUTE, CROSS_SYNC_MESSAGES.tooMany),
    ),
  }
}

type Rate = { points: number; seconds: number; message: string }
