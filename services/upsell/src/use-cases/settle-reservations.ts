import { SettleUpsellAnswer, type UpsoldOrder } from '@izlog/contracts/http/upsell-internal'
import { unavailable } from '@izlog/kit/errors'
import { retryWait } from '@izlog/kit/retry-wait'
import { acceptedUpsell, type UpsellOrder } from '../domain/upsell-order.ts'
import type { UpsellProductReservation } from '../store/mongo-stock.ts'
import type { UpsellDeps } from './deps.ts'

export type SettleDeps = Pick<
  UpsellDeps,
  'stock' | 'upsellOrders' | 'nextUpsellOrderId' | 'askInternal' | 'orderUrl' | 'now'
>

const AT_ONCE = 50
const LONGEST_WAIT_MS = 5 * 60_000

/** Settles reservations that a kill or an unreachable order service left unfinished. One that cannot be settled is retried later and later, so it does not block the others. Answers how many were handled. */
export async function settleLeftReservations(
  deps: SettleDeps & Pick<UpsellDeps, 'settleAfterMs' | 'log'>,
): Promise<number> {
  const now = deps.now()
  const left = await deps.stock.reservationsSince(new Date(now.getTime() - deps.settleAfterMs), now, AT_ONCE)
  await Promise.all(
    left.map((reservation) => settle(deps, reservation).catch((err: unknown) => putOff(deps, reservation, err))),
  )
  return left.length
}

async function putOff(
  { stock, now, log, settleAfterMs }: Pick<UpsellDeps, 'stock' | 'now' | 'log' | 'settleAfterMs'>,
  { product, reservation }: UpsellProductReservation,
  err: unknown,
): Promise<void> {
  const tries = (reservation.settleTries ?? 0) + 1
  const at = new Date(now().getTime() + retryWait(tries, { firstMs: settleAfterMs, maxMs: LONGEST_WAIT_MS }))
  log.warn({ err, product: product.id, reservation: reservation.id, tries, at }, 'reservation not settled')
  await stock.putOff(product.id, reservation, tries, at)
}

/** Ends a reservation: one that has joined its order is recorded, any other is withdrawn for good and its pieces return to the stock. Throws `unavailable`. */
export async function settle(
  deps: SettleDeps,
  { product, reservation }: UpsellProductReservation,
): Promise<UpsellOrder | undefined> {
  const path = `/internal/orders/${reservation.originalOrderId}/upsells/settle`
  const answer = await deps.askInternal('order', deps.orderUrl, path, SettleUpsellAnswer, {
    body: { reservationId: reservation.id },
  })
  if (!answer) throw unavailable()
  if (answer.outcome === 'accepted') return record(deps, { product, reservation }, answer.order)
  await deps.stock.giveBack(product.id, reservation)
  return undefined
}

/** Stores an accepted upsell with its event, then removes the reservation. */
export async function record(
  deps: SettleDeps,
  { product, reservation }: UpsellProductReservation,
  order: UpsoldOrder,
): Promise<UpsellOrder> {
  const upsell = acceptedUpsell(await deps.nextUpsellOrderId(), product, reservation, order, deps.now())
  const stored = await deps.upsellOrders.insert(upsell)
  await deps.stock.settle(product.id, reservation)
  return stored
}
