import { REVIEW_MESSAGES } from '@izlog/contracts/http/reviews'
import { CHANGE_MESSAGES } from '@izlog/contracts/http/shopper-changes'
import { type RateLimit, rateLimit } from '@izlog/kit/security/rate-limit'
import type { Runtime } from '@izlog/kit/service'
import type { OrderConfig } from './config.ts'

/** How often shoppers may change their orders. */
export interface ShopperLimits {
  /** By network: every try of any change, also one that is refused. */
  triesLimit: RateLimit
  /** By order: corrections that are saved, each of which is sent to the seller. */
  correctionLimit: RateLimit
  /** By order: reviews that are saved. */
  reviewLimit: RateLimit
}

export function shopperLimits(
  config: Pick<OrderConfig, 'LIMIT_CHANGES_PER_MINUTE' | 'LIMIT_CHANGES_PER_ORDER'>,
  { redis, keyspace }: Pick<Runtime, 'redis' | 'keyspace'>,
): ShopperLimits {
  const hourly = (name: string, message: string) =>
    rateLimit(redis, { name, keyspace, points: config.LIMIT_CHANGES_PER_ORDER, seconds: 3600, message })
  return {
    triesLimit: rateLimit(redis, {
      ...{ name: 'change-tries', keyspace, points: config.LIMIT_CHANGES_PER_MINUTE, seconds: 60 },
      message: CHANGE_MESSAGES.tooManyTries,
    }),
    correctionLimit: hourly('changes', CHANGE_MESSAGES.tooMany),
    reviewLimit: hourly('reviews', REVIEW_MESSAGES.tooMany),
  }
}
