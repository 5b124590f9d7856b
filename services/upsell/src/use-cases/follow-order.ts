import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import { statusChangedEvent } from '../domain/upsell-events.ts'
import { followed, type UpsellOrder } from '../domain/upsell-order.ts'
import type { UpsellDeps } from './deps.ts'
import { type SettleDeps, settle } from './settle-reservations.ts'

type Deps = SettleDeps & Pick<UpsellDeps, 'stock' | 'upsellOrders'>

export interface OrderChange {
  orderId: string
  /** Of the order's document. */
  version: number
  to: OrderStatus
  changedBy: number
}

/** An order's upsells take its status; cancelled before the parcel went, their pieces come back. */
export async function followOrder(deps: Deps, change: OrderChange): Promise<void> {
  await settleThoseOf(deps, [change.orderId])
  for (const upsell of await deps.upsellOrders.ofOrder(change.orderId)) {
    let now: UpsellOrder | undefined = upsell
    // Saved by somebody else meanwhile: once more on what they saved.
    while (now && !(await follow(deps, now, change)))
      now = await deps.upsellOrders.of(now.originalOrderId, now.upsellProductId)
  }
}

/** From now on the courier has them. */
export async function followReleases(deps: Deps, orderIds: readonly string[]): Promise<void> {
  await settleThoseOf(deps, orderIds)
  await deps.upsellOrders.markReleased(orderIds)
}

/** What the orders have taken and is not recorded yet must be, or it would not follow. */
export async function settleThoseOf(deps: SettleDeps, orderIds: readonly string[]): Promise<void> {
  for (const reservation of await deps.stock.reservationsOfOrders(orderIds)) await settle(deps, reservation)
}

/** Stock first, under a name that makes it once; then the upsell, which makes the name needless. False when somebody saved it first. */
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
