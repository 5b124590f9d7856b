import type { Order } from '../domain/order.ts'
import { leaderOf } from '../domain/parcel-share.ts'
import type { PayoutFacts } from '../domain/payout-matching.ts'
import type { FileRow } from '../domain/payout-rows.ts'
import type { Payouts } from '../store/mongo-payouts.ts'
import type { PayoutOrders } from '../store/payout-orders.ts'

export interface PayoutFactsDeps {
  payouts: Payouts
  payoutOrders: PayoutOrders
  now: () => Date
}

/** Reads what is stored that these rows may be about. */
export async function readPayoutFacts(
  { payouts, payoutOrders, now }: PayoutFactsDeps,
  userId: number,
  rows: readonly FileRow[],
): Promise<PayoutFacts> {
  const asked = rows.filter(({ fault, outcome }) => fault === null && outcome !== 'skip')
  const imported = await payouts.importedAmong(asked.map(({ key }) => key))
  const fresh = asked.filter(({ key }) => !imported.has(key))
  const { orders, trackings } = await payoutOrders.find(userId, {
    codes: fresh.flatMap(({ orderCode }) => orderCode ?? []),
    numbers: fresh.flatMap(({ orderNumber }) => orderNumber ?? []),
    trackings: fresh.flatMap(({ tracking }) => tracking ?? []),
    phones: fresh.flatMap(({ phones }) => phones),
  })
  const byNumber = new Map(orders.map((order) => [order.id, order]))
  // The courier collects for the parcel, whichever of its orders a row names.
  const leading = (order: Order): Order => byNumber.get(leaderOf(order)?.id ?? order.id) ?? order
  return {
    now: now(),
    imported,
    byNumber: new Map(orders.map((order) => [order.id, leading(order)])),
    byCode: new Map(orders.map((order) => [order.orderId, leading(order)])),
    byTracking: grouped(orders, ({ orderId }) => trackings.get(orderId), leading),
    byPhone: grouped(orders, ({ customer }) => customer.phone || undefined, leading),
    paid: await payouts.paidFor(orders.map(({ orderId }) => orderId)),
  }
}

function grouped(
  orders: readonly Order[],
  keyOf: (order: Order) => string | undefined,
  leading: (order: Order) => Order,
): Map<string, Order[]> {
  const groups = new Map<string, Order[]>()
  for (const order of orders) {
    const key = keyOf(order)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), leading(order)])
  }
  return groups
}
