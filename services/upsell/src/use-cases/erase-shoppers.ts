import { publishErased } from '@izlog/kit/erasure/publish-erased'
import type { UpsellDeps } from './deps.ts'
import { settleThoseOf } from './follow-order.ts'

/** Erases the shoppers of these orders from what joined them, and publishes how much. Run again it publishes the same. Throws `unavailable` while order, or Kafka, is away. */
export async function eraseShoppers(deps: UpsellDeps, orderIds: readonly string[]): Promise<void> {
  // A reservation holds the shopper's address; once settled it is an upsell order, or gone.
  await settleThoseOf(deps, orderIds)
  const upsells = await deps.upsellOrders.erase(orderIds, deps.now())
  const erased = orderIds.map((orderId) => {
    const count = upsells.filter(({ originalOrderId }) => originalOrderId === orderId).length
    return [orderId, [{ kind: 'upsell-orders' as const, count }]] as const
  })
  await publishErased(deps.bus, 'upsell', new Map(erased), deps.now())
}
