import { orderableOf, type Website } from '@izlog/contracts/domain/website'
import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'

/** What the others are told of a page after a write. */
export const websiteSnapshot = (website: Website): OutboxEntry =>
  makeEvent(
    'websites',
    'website.snapshot.v1',
    { aggregateId: website.id, aggregateVersion: website.version, at: new Date(website.updatedAt) },
    { ...orderableOf(website), upsellProductLinks: website.upsellProductLinks, deleted: false },
  )
