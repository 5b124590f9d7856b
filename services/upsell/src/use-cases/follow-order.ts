import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import { statusChangedEvent } from '../domain/upsell-events.ts'
import { followed, type UpsellOrder } from '../domain/upsell-order.ts'
import type { UpsellDeps } from './deps.ts'
import { type SettleDeps, settle } from './settle-reservations.ts'

type Deps = SettleDeps & Pick<UpsellDeps, 'stock' | 'upsellOrders'>

export interface OrderChange {
  orderId: string
  /** Version of the order's document. */
  version: number
  to: OrderStatus
  changedBy: number
}

/** Gives an order's upsells its status. When it was cancelled before the parcel left, their pieces return to the stock. */
export async function followOrder(deps: Deps, change: OrderChange): Promise<void> {
  await settleThoseOf(deps, [change.orderId])
  for (const upsell of await deps.upsellOrders.ofOrder(change.orderId)) {
    let now: UpsellOrder | undefined = upsell
    // Somebody else saved it meanwhile: retry with what they saved.
    while (now && !(await follow(deps, now, change)))
      now = await deps.upsellOrders.of(now.originalOrderId, now.upsellProductId)
  }
}

/** Marks upsells whose parcel the courier has. */
export async function followReleases(deps: Deps, orderIds: readonly string[]): Promise<void> {
  await settleThoseOf(deps, orderIds)
  await deps.upsellOrders.markReleased(orderIds)
}

/** Settles reservations first: an upsell that its order has accepted but that is not stored yet would miss the change. */
export async function settleThoseOf(deps: SettleDeps, orderIds: readonly string[]): Promise<void> {
  for (const reservation of await deps.stock.reservationsOfOrders(orderIds)) await settle(deps, reservation)
}

/** Moves the stock first, with an idempotency key; then saves the upsell and drops the key. False when somebody else saved the upsell first. */
async function follow(deps: Deps, upsell: UpsellOrder, change: OrderChange): Promise<boolean> {
  const movement = `${upsell.orderId}:${change.version}`
  const step = followed(upsell, change, deps.now())
  if (step && step.back !== 0) await deps.stock.move(upsell.upsellProductId, movement, step.back)
  if (step && !(await deps.upsellOrders.save(step.after, [statusChangedEvent(upsell, step.after, change.changedBy)]))) {
    return false
  }
  await deps.stock.forget(upsell.upsellProductId, movement)
  return true
}
