import { DAY_MS } from '@izlog/contracts/domain/durations'
import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import type { Order } from './order.ts'

/** An order that nobody completes or cancels counts as over after this many days. */
const OVER_AFTER_DAYS = 90
export const OVER_AFTER_MS = OVER_AFTER_DAYS * DAY_MS

/** Statuses in which an order is over. */
export const END_STATUSES: readonly OrderStatus[] = ['completed', 'cancelled']

/** When an order ended; null while it is running. */
export function endOf({ status, timeline, createdAt }: Pick<Order, 'status' | 'timeline' | 'createdAt'>, now: Date) {
  const ended = END_STATUSES.includes(status) ? timeline.at(-1)?.at : undefined
  if (ended) return ended
  const over = new Date(createdAt.getTime() + OVER_AFTER_MS)
  return over <= now ? over : null
}

/** Whether an order's code shows nothing personal any more: its data are erased, or it ended more than `days` days ago. 0 days: only erased ones. */
export function isClosed(order: Order, days: number, now: Date): boolean {
  if (order.erasedAt) return true
  const end = days === 0 ? null : endOf(order, now)
  return end !== null && now.getTime() - end.getTime() > days * DAY_MS
}
