import { UpsellProductSnapshotV1 } from '@izlog/contracts/events/upsell-products'
import { announceById, marksDeleted, type OwnedSnapshots } from '@izlog/kit/projections/republish'
import { goneUpsellProduct } from '../domain/upsell-events.ts'
import type { UpsellDeps } from './deps.ts'

/** The snapshots of all upsell products, to be published again. */
export const upsellProductSnapshots = ({ products }: Pick<UpsellDeps, 'products'>): OwnedSnapshots => ({
  topics: ['upsell-products'],
  ids: () => products.idsOf({}),
  announce: announceById(products.byId, products.announce),
  unpublished: products.unpublished,
  isGone: marksDeleted,
  gone: (last, version) => [goneUpsellProduct(UpsellProductSnapshotV1.parse(last), version, new Date())],
  counters: { 'upsell-products': ({ aggregateId }) => Number(aggregateId) },
})
