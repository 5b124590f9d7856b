import { publishErased } from '@izlog/kit/erasure/publish-erased'
import type { UpsellDeps } from './deps.ts'
import { settleThoseOf } from './follow-order.ts'

/** Erases the shoppers of these orders in their upsells, and publishes how many. Running it again publishes the same. Throws `unavailable` while order, or Kafka, is away. */
export async function eraseShoppers(deps: UpsellDeps, orderIds: readonly string[]): Promise<void> {
  // A reservation contains the shopper's address; settling turns it into an upsell order or removes it.
  await settleThoseOf(deps, orderIds)
  const upsells = await deps.upsellOrders.erase(orderIds, deps.now())
  const erased = orderIds.map((orderId) => {
    const count = upsells.filter(({ originalOrderId }) => originalOrderId === orderId).length
    return [orderId, [{ kind: 'upsell-orders' as const, count }]] as const
  })
  await publishErased(deps.bus, 'upsell', new Map(erased), deps.now())
}
