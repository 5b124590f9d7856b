import { UpsellProductSnapshotV1 } from '@izlog/contracts/events/upsell-products'
import { announceById, marksDeleted, type OwnedSnapshots } from '@izlog/kit/projections/republish'
import { goneOffer } from '../domain/upsell-events.ts'
import type { UpsellDeps } from './deps.ts'

/** The snapshots of all offers, to be published again. */
export const offerSnapshots = ({ offers }: Pick<UpsellDeps, 'offers'>): OwnedSnapshots => ({
  topics: ['upsell-products'],
  ids: () => offers.idsOf({}),
  announce: announceById(offers.byId, offers.announce),
  unpublished: offers.unpublished,
  isGone: marksDeleted,
  gone: (last, version) => [goneOffer(UpsellProductSnapshotV1.parse(last), version, new Date())],
  counters: { 'upsell-products': ({ aggregateId }) => Number(aggregateId) },
})
