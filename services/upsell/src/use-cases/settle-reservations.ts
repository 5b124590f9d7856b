import { SettleUpsellAnswer, type UpsoldOrder } from '@izlog/contracts/http/upsell-internal'
import { unavailable } from '@izlog/kit/errors'
import { acceptedUpsell, type UpsellOrder } from '../domain/upsell-order.ts'
import type { Held } from '../store/mongo-stock.ts'
import type { UpsellDeps } from './deps.ts'

export type SettleDeps = Pick<
  UpsellDeps,
  'stock' | 'upsellOrders' | 'nextUpsellOrderId' | 'askInternal' | 'orderUrl' | 'now'
>

const AT_ONCE = 50

/** Settles what a kill or an order service out of reach has left lying. Answers how many. */
export async function settleLeftReservations(deps: SettleDeps & Pick<UpsellDeps, 'settleAfterMs'>): Promise<number> {
  const left = await deps.stock.heldSince(new Date(deps.now().getTime() - deps.settleAfterMs), AT_ONCE)
  for (const held of left) await settle(deps, held)
  return left.length
}

/** Ends a reservation: in the order it is recorded, otherwise it is withdrawn for good and the pieces come back. Throws `unavailable`. */
export async function settle(deps: SettleDeps, { offer, held }: Held): Promise<UpsellOrder | undefined> {
  const path = `/internal/orders/${held.originalOrderId}/upsells/settle`
  const answer = await deps.askInternal(deps.orderUrl, path, SettleUpsellAnswer, { body: { reservationId: held.id } })
  if (!answer) throw unavailable()
  if (answer.outcome === 'accepted') return record(deps, { offer, held }, answer.order)
  await deps.stock.giveBack(offer.id, held)
  return undefined
}

/** Stores what order accepted, with its event; then the reservation has done its work. */
export async function record(deps: SettleDeps, { offer, held }: Held, order: UpsoldOrder): Promise<UpsellOrder> {
  const upsell = acceptedUpsell(await deps.nextUpsellOrderId(), offer, held, order, deps.now())
  const stored = await deps.upsellOrders.insert(upsell)
  await deps.stock.settle(offer.id, held)
  return stored
}
