import { DAY_MS } from '@izlog/contracts/domain/durations'
import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import type { Order } from './order.ts'

/** An order that nobody ever completes or cancels is over after so many days. */
const OVER_AFTER_DAYS = 90
export const OVER_AFTER_MS = OVER_AFTER_DAYS * DAY_MS

/** Statuses in which an order is over. */
export const END_STATUSES: readonly OrderStatus[] = ['completed', 'cancelled']

/** Since when an order is over; null while it is running. */
export function endOf({ status, timeline, createdAt }: Pick<Order, 'status' | 'timeline' | 'createdAt'>, now: Date) {
  const ended = END_STATUSES.includes(status) ? timeline.at(-1)?.at : undefined
  if (ended) return ended
  const over = new Date(createdAt.getTime() + OVER_AFTER_MS)
  return over <= now ? over : null
}

/** Whether nothing personal is shown by an order's string any more: its data are erased, or it was over for `days` days. 0: only the former. */
export function isClosed(order: Order, days: number, now: Date): boolean {
  if (order.erasedAt) return true
  const end = days === 0 ? null : endOf(order, now)
  return end !== null && now.getTime() - end.getTime() > days * DAY_MS
}
