import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { UpsellProducts } from '../store/mongo-upsell-products.ts'
import type { Websites } from '../store/mongo-websites.ts'

/** Projects upsell products, and writes to each page whether it has an active one. */
export const onUpsellProduct = ({ upsellProducts, websites }: { upsellProducts: UpsellProducts; websites: Websites }) =>
  on('upsell-products', 'upsell-product.snapshot.v1', async (events) => {
    await upsellProducts.project(
      events.map(({ aggregateVersion, data: { id, websiteId, active, deleted } }) => ({
        _id: id,
        version: aggregateVersion,
        websiteId,
        active: active && !deleted,
      })),
    )
    for (const websiteId of new Set(events.map(({ data }) => data.websiteId)))
      await settle(websiteId, upsellProducts, websites)
  }) satisfies EventHandler

/** Repeats until the flag still matches after the write: snapshots of one page may arrive on two partitions concurrently. */
async function settle(websiteId: number, upsellProducts: UpsellProducts, websites: Websites): Promise<void> {
  let updated: boolean
  do {
    updated = await upsellProducts.anyActive(websiteId)
    await websites.setHasUpsells(websiteId, updated)
  } while ((await upsellProducts.anyActive(websiteId)) !== updated)
}
