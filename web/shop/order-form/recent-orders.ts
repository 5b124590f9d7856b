import { DAY_MS } from '@izlog/contracts/domain/durations'
import { asRecord } from '../../shared/as-record.ts'

/** An order that this browser placed. */
export interface RecentOrder {
  readonly websiteId: number
  /** Opens the order, also for any script that runs here: null once its upsell window has closed. */
  readonly orderId: string | null
  /** Unix milliseconds. */
  readonly at: number
}

const KEY = 'izlog-orders'
const MOST = 20
/** As long as an upsell window is open (order's UPSELL_WINDOW_S), and some more. */
const STRING_KEPT_MS = 10 * 60 * 1000
const LOOKED_AT_EVERY_MS = 30_000

/** Keeps an order of this browser, so that a second one of the same page does not happen by mistake. Told again it stays as it was. */
export function rememberOrder(order: RecentOrder & { readonly orderId: string }): void {
  const before = ordersOfLastDay(order.at)
  if (before.some(({ orderId }) => orderId === order.orderId)) return
  keep([order, ...before].slice(0, MOST))
}

/** Takes orders' strings out of the storage as their windows close, from now on while the page is open. Gives back what ends that. */
export function dropOldStrings(): () => void {
  const look = () => {
    if (stored() !== null) keep(ordersOfLastDay(Date.now()))
  }
  look()
  const looking = setInterval(look, LOOKED_AT_EVERY_MS)
  return () => clearInterval(looking)
}

function keep(orders: readonly RecentOrder[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(orders))
  } catch {
    // Storage is full or switched off; the orders stand all the same.
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

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function ordersOfLastDay(now: number): readonly RecentOrder[] {
  try {
    const kept: unknown = JSON.parse(stored() ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept
      .filter(isOrder)
      .filter(({ at }) => at <= now && now - at < DAY_MS)
      .map((order) => (now - order.at < STRING_KEPT_MS ? order : { ...order, orderId: null }))
  } catch {
    return []
  }
}

function isOrder(value: unknown): value is RecentOrder {
  const { websiteId, orderId, at } = asRecord(value)
  return typeof websiteId === 'number' && (orderId === null || typeof orderId === 'string') && typeof at === 'number'
}
