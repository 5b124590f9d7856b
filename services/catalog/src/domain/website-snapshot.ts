import { orderableOf, type Website } from '@izlog/contracts/domain/website'
import type { WebsiteSnapshotV1 } from '@izlog/contracts/events/websites'
import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'

/** The event that publishes a page after a write. One in its seller's trash is off. */
export const websiteSnapshot = (
  website: Website,
  { trashed = false, deleted = false }: { trashed?: boolean; deleted?: boolean } = {},
): OutboxEntry =>
  makeEvent(
    'websites',
    'website.snapshot.v1',
    { aggregateId: website.id, aggregateVersion: website.version, at: new Date(website.updatedAt) },
    {
      ...orderableOf(website),
      active: website.isActive && !trashed,
      upsellProductLinks: website.upsellProductLinks,
      trashed,
      deleted,
    },
  )

/** The event that publishes the deletion of a page that the store has lost, made from its last snapshot. */
export const goneWebsite = ({ aggregateId, data }: WebsiteSnapshotV1, version: number, at: Date): OutboxEntry =>
  makeEvent(
    'websites',
    'website.snapshot.v1',
    { aggregateId, aggregateVersion: version, at },
    { ...data, version, active: false, deleted: true },
  )
