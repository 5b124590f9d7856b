import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import { monthOf, monthSums, revenueOf, type Stats } from './stats.ts'

/** A seller's figures as published to other services. */
export function sellerStatsEvent(
  userId: number,
  figures: Stats,
  aggregateVersion: number,
  { at, rsdPerEur }: { at: Date; rsdPerEur: number },
): OutboxEntry {
  const month = monthOf(at)
  const sums = monthSums(figures, month)
  return makeEvent(
    'seller-stats',
    'seller-stats.snapshot.v1',
    { aggregateId: userId, aggregateVersion, at },
    {
      userId,
      counts: figures.counts,
      month,
      revenue: revenueOf(figures, month, rsdPerEur),
      ...(sums ? { sums } : {}),
      ordersByWebsite: figures.ordersByWebsite,
    },
  )
}
