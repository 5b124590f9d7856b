import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { UpsellOffers } from '../store/mongo-upsell-offers.ts'
import type { Websites } from '../store/mongo-websites.ts'

/** Projects upsell offers, and writes to each page whether it has an active one. */
export const onUpsellOffer = ({ upsellOffers, websites }: { upsellOffers: UpsellOffers; websites: Websites }) =>
  on('upsell-products', 'upsell-product.snapshot.v1', async (events) => {
    await upsellOffers.project(
      events.map(({ aggregateVersion, data: { id, websiteId, active, deleted } }) => ({
        _id: id,
        version: aggregateVersion,
        websiteId,
        active: active && !deleted,
      })),
    )
    for (const websiteId of new Set(events.map(({ data }) => data.websiteId)))
      await settle(websiteId, upsellOffers, websites)
  }) satisfies EventHandler

/** Repeats until the flag still matches after the write: offers of one page may arrive on two partitions concurrently. */
async function settle(websiteId: number, upsellOffers: UpsellOffers, websites: Websites): Promise<void> {
  let updated: boolean
  do {
    updated = await upsellOffers.anyActive(websiteId)
    await websites.setHasUpsells(websiteId, updated)
  } while ((await upsellOffers.anyActive(websiteId)) !== updated)
}
