import { asRecord } from '@izlog/contracts/domain/as-record'
import { DAY_MS, MINUTE_MS } from '@izlog/contracts/domain/durations'

/** Path of a placed order's thank-you page (docs/product/builder.md 2.10). */
export const thankYouPath = (websiteId: number, orderId: string): string =>
  `/hvala/${websiteId}/${encodeURIComponent(orderId)}`

/** An order that this browser placed. */
export interface RecentOrder {
  readonly websiteId: number
  /** The order's code, which opens it for every script on this host: null once its upsell window has closed. */
  readonly orderId: string | null
  /** Unix milliseconds. */
  readonly at: number
}

const KEY = 'izlog-orders'
const MAX_ORDERS = 20
/** Longer than an upsell window is open (order's UPSELL_WINDOW_S). */
const STRING_KEPT_MS = 10 * MINUTE_MS
const CHECK_EVERY_MS = 30_000

/** Stores an order of this browser, so that nobody orders twice from a page by mistake. An order that is stored already stays unchanged. */
export function rememberOrder(order: RecentOrder & { readonly orderId: string }): void {
  const before = ordersOfLastDay(order.at)
  if (before.some(({ orderId }) => orderId === order.orderId)) return
  store([order, ...before].slice(0, MAX_ORDERS))
}

/** Removes orders' codes from the storage as their upsell windows close, as long as the page is open; returns a function that stops it. */
export function dropOldCodes(): () => void {
  const check = () => {
    if (stored() !== null) store(ordersOfLastDay(Date.now()))
  }
  check()
  const timer = setInterval(check, CHECK_EVERY_MS)
  return () => clearInterval(timer)
}

function store(orders: readonly RecentOrder[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(orders))
  } catch {
    // Storage is full or switched off; the orders are placed all the same.
  }
}

/** Calls back when another tab may have ordered, and when the browser shows this page again from its cache; returns an unsubscribe function. */
export function onOrdersChange(listener: () => void): () => void {
  const types = ['storage', 'pageshow']
  for (const type of types) addEventListener(type, listener)
  return () => {
    for (const type of types) removeEventListener(type, listener)
  }
}

/** The last order from this page in the past 24 hours, or null. `now` in Unix milliseconds. */
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
