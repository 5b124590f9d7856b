import { SellerStatsSnapshotV1 } from '@izlog/contracts/events/seller-stats'
import type { OwnedSnapshots } from '@izlog/kit/projections/republish'
import { sellerStatsEvent } from '../domain/seller-stats.ts'
import { emptyStats } from '../domain/stats.ts'
import type { StatsSnapshots } from '../store/stats-snapshots.ts'

interface RepublishDeps {
  stats: StatsSnapshots
  rsdPerEur: number
  now: () => Date
}

/** Snapshots of all sellers' figures, to be published again. A seller without figures gets empty ones. */
export const sellerStatsSnapshots = ({ stats, rsdPerEur, now }: RepublishDeps): OwnedSnapshots => ({
  topics: ['seller-stats'],
  ids: stats.userIds,
  announce: (id, above) =>
    stats.announce(id, above, (figures, version) => [sellerStatsEvent(id, figures, version, { at: now(), rsdPerEur })]),
  unpublished: stats.unpublished,
  isGone: (last) => SellerStatsSnapshotV1.safeParse(last).data?.data.counts.total === 0,
  gone: ({ aggregateId }, version) => [
    sellerStatsEvent(Number(aggregateId), emptyStats(), version, { at: now(), rsdPerEur }),
  ],
  counters: {},
})
