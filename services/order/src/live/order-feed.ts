import type { RiskReason } from '@izlog/contracts/domain/buyer-risk'
import { OrderStreamEvent } from '@izlog/contracts/http/orders'
import { type UserFeed, userFeed } from '@izlog/kit/live/user-feed'
import type { Logger } from '@izlog/kit/logger'
import type { Redis } from 'ioredis'
import type { Order } from '../domain/order.ts'
import { orderItem } from '../domain/order-views.ts'

/** Live feed of new and changed orders, each streamed to its seller. */
export type OrderFeed = UserFeed<OrderStreamEvent>

export const redisOrderFeed = (redis: Redis, keyspace: string, log: Logger): OrderFeed =>
  userFeed(redis, { keyspace, name: 'orders', event: OrderStreamEvent, log })

/** Streams an order's current state to a feed, with its risk where that has changed; nothing of one on hold. */
export function streamOrder(
  feed: Pick<OrderFeed, 'notify'>,
  kind: OrderStreamEvent['kind'],
  order: Order,
  risk?: RiskReason[],
): void {
  if (!order.hold) feed.notify(order.userId, { kind, order: { ...orderItem(order), ...(risk ? { risk } : {}) } })
}
