import { z } from 'zod'

/** Which days in Belgrade sales are shown of; each but yesterday ends now. */
export const SalesPeriod = z.enum(['today', 'yesterday', '7-days', '30-days'])
export type SalesPeriod = z.infer<typeof SalesPeriod>

const count = z.int().nonnegative()

/** What became of the orders that were placed in some days: each later figure is a part of `ordered`. Orders on hold are in none. */
export const SalesFigures = z.object({
  ordered: count,
  /** Confirmed by a call, whatever became of the parcel. */
  confirmed: count,
  delivered: count,
  /** Parcels refused at the door or returned. */
  refused: count,
  /** What couriers collected for the delivered ones, in each currency, whole units. */
  collected: z.array(z.object({ currency: z.string(), sum: z.int() })),
})
export type SalesFigures = z.infer<typeof SalesFigures>

/** GET /api/dashboard/sales?period=: a seller's sales of some days (docs/product/platform.md 4, Sales). */
export const Sales = z.object({
  period: SalesPeriod,
  total: SalesFigures,
  /** Orders of the days just before, up to the same time of the day where the period ends now. */
  orderedBefore: count,
  /** Every day of the period, `2026-11-29`, oldest first. */
  days: z.array(SalesFigures.extend({ day: z.iso.date() })),
  /** Pages with the most orders first, at most SALES_LISTED. */
  pages: z.array(SalesFigures.extend({ websiteId: z.int(), productName: z.string() })),
  /** The same by campaign, or by the platform of the click; null: came without either. */
  ads: z.array(SalesFigures.extend({ ad: z.string().nullable() })),
})
export type Sales = z.infer<typeof Sales>

export const SALES_LISTED = 10

export const SalesQuery = z.object({ period: SalesPeriod.default('7-days') })
