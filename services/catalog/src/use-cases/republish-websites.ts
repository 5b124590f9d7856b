import { WebsiteSnapshotV1 } from '@izlog/contracts/events/websites'
import { announceById, marksDeleted, type OwnedSnapshots } from '@izlog/kit/projections/republish'
import { goneWebsite } from '../domain/website-snapshot.ts'
import type { Ports } from './ports.ts'

/** The snapshots of all pages, to be published again. */
export const websiteSnapshots = ({ websites }: Pick<Ports, 'websites'>): OwnedSnapshots => ({
  topics: ['websites'],
  ids: websites.ids,
  announce: announceById(websites.findKept, websites.announce),
  unpublished: websites.unpublished,
  isGone: marksDeleted,
  gone: (last, version) => [goneWebsite(WebsiteSnapshotV1.parse(last), version, new Date())],
  counters: {
    website: ({ aggregateId }) => Number(aggregateId),
    product: (last) => WebsiteSnapshotV1.safeParse(last).data?.data.productId ?? 0,
  },
})
