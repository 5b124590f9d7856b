import { type OrderFeed, streamOrder } from '../live/order-feed.ts'
import type { Orders } from '../store/mongo-orders.ts'
import type { OrderRisks } from '../store/order-risks.ts'

interface Deps {
  risks: OrderRisks
  orders: Pick<Orders, 'byOrderIds'>
  feed: Pick<OrderFeed, 'notify' | 'isWatched'>
}

export type JudgeOrders = (orderIds: readonly string[]) => Promise<void>

/** Judges the risk of these orders and of those that depend on them, and streams whose has changed to open feeds. */
export const judgeOrders =
  ({ risks, orders, feed }: Deps): JudgeOrders =>
  async (orderIds) => {
    const rejudged = await risks.judge(orderIds)
    const watched = rejudged.filter(({ userId }) => feed.isWatched(userId)).map(({ orderId }) => orderId)
    if (watched.length === 0) return
    const [found, riskOf] = await Promise.all([orders.byOrderIds(watched), risks.of(watched)])
    for (const order of found) streamOrder(feed, 'changed', order, riskOf.get(order.orderId) ?? [])
  }
