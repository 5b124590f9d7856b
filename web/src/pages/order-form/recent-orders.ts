import { recordOf } from '../parts/record-of.ts'

/** An order that this browser placed. */
export interface RecentOrder {
  readonly websiteId: number
  readonly orderId: string
  /** Unix milliseconds. */
  readonly at: number
}

const KEY = 'izlog-orders'
const DAY_MS = 24 * 60 * 60 * 1000
const MOST = 20

/** Keeps an order of this browser, so that a second one of the same page does not happen by mistake. Told again it stays as it was. */
export function rememberOrder(order: RecentOrder): void {
  const before = ordersOfLastDay(order.at)
  if (before.some(({ orderId }) => orderId === order.orderId)) return
  const kept = [order, ...before].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage is full or switched off; the order stands all the same.
  }
}

/** Calls back when there may be another one: from another tab, or from before the browser brought this page back. Gives back what ends that. */
export function onOrdersChange(listener: () => void): () => void {
  const moments = ['storage', 'pageshow']
  for (const moment of moments) addEventListener(moment, listener)
  return () => {
    for (const moment of moments) removeEventListener(moment, listener)
  }
}

/** What this browser ordered on the page in the last 24 hours; null for nothing. `now` in Unix milliseconds. */
export const recentOrderOf = (websiteId: number, now: number): RecentOrder | null =>
  ordersOfLastDay(now).find((order) => order.websiteId === websiteId) ?? null

function ordersOfLastDay(now: number): readonly RecentOrder[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isOrder).filter(({ at }) => at <= now && now - at < DAY_MS) : []
  } catch {
    return []
  }
}

function isOrder(value: unknown): value is RecentOrder {
  const { websiteId, orderId, at } = recordOf(value)
  return typeof websiteId === 'number' && typeof orderId === 'string' && typeof at === 'number'
}
