import { HOUR_MS } from '@izlog/contracts/domain/durations'
import type { Bus } from '@izlog/kit/bus/bus'
import type { Logger } from '@izlog/kit/logger'
import { orderErasedEvent } from '../domain/order-events.ts'
import type { OrderErasures } from '../store/order-erasures.ts'

interface Deps {
  orderErasures: Pick<OrderErasures, 'claimUnanswered'>
  bus: Pick<Bus, 'publish'>
  now: () => Date
  log: Logger
}

const AT_ONCE = 200

/**
 * Publishes `order.erased` again where a service has not answered for an hour: it may be away for longer than Kafka keeps events. Answers 0,
 * so that its worker waits before the next run.
 */
export async function republishErasures({ orderErasures, bus, now, log }: Deps): Promise<number> {
  const at = now()
  const orders = await orderErasures.claimUnanswered(new Date(at.getTime() - HOUR_MS), at, AT_ONCE)
  if (orders.length === 0) return 0
  await bus.publish(orders.map((order) => orderErasedEvent(order, order.erasedAt ?? at)))
  log.warn({ orders: orders.length }, 'erased orders for which a service has not answered: published again')
  return 0
}
