import { z } from 'zod'
import { MonthSum } from '../domain/month-sums.ts'
import { OrderCounts } from '../domain/order-status.ts'
import { UserId } from '../domain/users.ts'
import { event } from './envelope.ts'

/** Figures of a seller's orders, without personal data. Counted by order, shown by the dashboard. Key: user id. */
export const SellerStatsSnapshotV1 = event(
  'seller-stats.snapshot',
  1,
  z.object({
    userId: UserId,
    counts: OrderCounts,
    /** Europe/Belgrade, `2026-11`: the month of the revenue. */
    month: z.string().regex(/^\d{4}-\d{2}$/),
    /** EUR with two decimals: `4218.50`; orders and upsells of that month that are not cancelled. */
    revenue: z.string().regex(/^-?\d+\.\d{2}$/),
    /** The same month in each currency of its pages; absent until older figures are recounted. */
    sums: z.array(MonthSum).optional(),
    /** Number of orders by website id. */
    ordersByWebsite: z.record(z.string(), z.int().nonnegative()),
  }),
)
export type SellerStatsSnapshotV1 = z.infer<typeof SellerStatsSnapshotV1>

export const sellerStatsEvents = { 'seller-stats.snapshot.v1': SellerStatsSnapshotV1 } as const
