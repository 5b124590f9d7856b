import { networkOf } from '@izlog/kit/security/rate-limit'
import type { RequestHandler } from 'express'
import type { ShopperLimits } from '../shopper-limits.ts'

/** Stands after `allow` on what shoppers change: counts the try of their network, whatever comes of it. */
export const limitTries =
  ({ triesLimit }: Pick<ShopperLimits, 'triesLimit'>): RequestHandler =>
  async (req, _res, next) => {
    await triesLimit(networkOf(req.ip ?? ''))
    next()
  }
