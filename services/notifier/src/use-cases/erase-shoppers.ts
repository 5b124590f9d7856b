import type { Bus } from '@izlog/kit/bus/bus'
import { publishErased } from '@izlog/kit/erasure/publish-erased'
import type { ErasedOrders } from '../store/erased-orders.ts'
import type { FanOuts } from '../store/fan-outs.ts'
import type { NotificationStore } from '../store/notifications.ts'

export interface EraseShoppersDeps {
  erasedOrders: ErasedOrders
  fanOuts: Pick<FanOuts, 'eraseShoppers'>
  notifications: Pick<NotificationStore, 'eraseShoppers'>
  bus: Pick<Bus, 'publish'>
  now: () => Date
}

/** Erases the shoppers of these orders and publishes the counts, which are the same when it runs again. */
export async function eraseShoppers(deps: EraseShoppersDeps, orderIds: readonly string[]): Promise<void> {
  const at = deps.now()
  // First, so that nothing slips through: later writes are checked against it, earlier ones are found below.
  await deps.erasedOrders.add(orderIds, at)
  const { deliveries, notifications } = await eraseKept(deps, orderIds)
  const erased = orderIds.map((orderId) => {
    const own = { deliveries: deliveries.filter(isOf(orderId)), notifications: notifications.filter(isOf(orderId)) }
    return [
      orderId,
      [
        { kind: 'deliveries' as const, count: own.deliveries.length },
        { kind: 'notifications' as const, count: own.notifications.length },
      ],
    ] as const
  })
  await publishErased(deps.bus, 'notifier', new Map(erased), at)
}

const isOf =
  (orderId: string) =>
  (one: { orderId: string | null }): boolean =>
    one.orderId === orderId

async function eraseKept({ fanOuts, notifications, now }: EraseShoppersDeps, orderIds: readonly string[]) {
  const quoting = await notifications.eraseShoppers(orderIds)
  // The same message may be a delivery to the seller's Telegram.
  await fanOuts.eraseShoppers({ ids: quoting.map(({ id }) => id) }, now())
  return { notifications: quoting, deliveries: await fanOuts.eraseShoppers({ orderIds }, now()) }
}

/**
 * Runs `work` with those of `things` whose orders are not erased. If an order was erased meanwhile, it is erased again, since neither
 * may have seen the other's writes.
 */
export async function unlessErased<T>(
  deps: EraseShoppersDeps,
  things: readonly T[],
  orderOf: (thing: T) => string,
  work: (things: readonly T[]) => Promise<void>,
): Promise<void> {
  if (things.length === 0) return
  const before = await deps.erasedOrders.among(things.map(orderOf))
  const wanted = things.filter((thing) => !before.has(orderOf(thing)))
  if (wanted.length === 0) return
  await work(wanted)
  const meanwhile = await deps.erasedOrders.among(wanted.map(orderOf))
  if (meanwhile.size > 0) await eraseKept(deps, [...meanwhile])
}
