import type { OrderCounts, OrderStatus } from '@izlog/contracts/domain/order-status'

/** Figures of all orders or of one seller's, kept up with events. */
export interface Stats {
  counts: OrderCounts
  ordersByWebsite: Record<string, number>
  /** `2026-11` to currency to what its orders that are not cancelled bring, whole units. */
  months: Record<string, Record<string, number>>
}

export const emptyStats = (): Stats => ({
  counts: { total: 0, pending: 0, processing: 0, completed: 0, cancelled: 0 },
  ordersByWebsite: {},
  months: {},
})

/** What happened to an order, as far as figures care. */
export interface Happening {
  websiteId: number
  currency: string
  totalPrice: number
  createdAt: string
  /** Undefined for a new order. */
  from?: OrderStatus
  to: OrderStatus
}

/** The figures after it. */
export function counted(stats: Stats, { websiteId, currency, totalPrice, createdAt, from, to }: Happening): Stats {
  const counts = { ...stats.counts }
  const ordersByWebsite = { ...stats.ordersByWebsite }
  if (from) counts[from] -= 1
  else {
    counts.total += 1
    ordersByWebsite[websiteId] = (ordersByWebsite[websiteId] ?? 0) + 1
  }
  counts[to] += 1
  const change = (to === 'cancelled' ? 0 : totalPrice) - (from === undefined || from === 'cancelled' ? 0 : totalPrice)
  if (change === 0) return { ...stats, counts, ordersByWebsite }
  const month = monthOf(new Date(createdAt))
  const sums = stats.months[month] ?? {}
  const months = { ...stats.months, [month]: { ...sums, [currency]: (sums[currency] ?? 0) + change } }
  return { counts, ordersByWebsite, months }
}

const belgradeMonth = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Belgrade',
  year: 'numeric',
  month: '2-digit',
})
/** The month in Belgrade: `2026-11`. */
export const monthOf = (at: Date): string => belgradeMonth.format(at)

/** Convertible mark to the euro, fixed by law. */
const KM_PER_EUR = 1.95583

/** What a month brought, in EUR with two decimals: '4218.50'. */
export function revenueOf(stats: Stats, month: string, rsdPerEur: number): string {
  const perEur: Record<string, number> = { RSD: rsdPerEur, KM: KM_PER_EUR, EUR: 1 }
  const sum = Object.entries(stats.months[month] ?? {}).reduce(
    (total, [currency, amount]) => total + amount / (perEur[currency] ?? 1),
    0,
  )
  return (Math.round(sum * 100) / 100).toFixed(2)
}

/** A figure that is not what it should be: `total`, `completed`, `website 7`, `2026-11 RSD`. */
export interface Difference {
  figure: string
  was: number
  is: number
}

/** What differs; a figure that is missing is 0. */
export function differences(before: Stats, after: Stats): Difference[] {
  const [was, is] = [figuresOf(before), figuresOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((figure) => ({ figure, was: was.get(figure) ?? 0, is: is.get(figure) ?? 0 }))
    .filter((one) => one.was !== one.is)
}

const figuresOf = ({ counts, ordersByWebsite, months }: Stats): Map<string, number> =>
  new Map([
    ...Object.entries(counts),
    ...Object.entries(ordersByWebsite).map(([id, count]) => [`website ${id}`, count] as const),
    ...Object.entries(months).flatMap(([month, sums]) =>
      Object.entries(sums).map(([currency, sum]) => [`${month} ${currency}`, sum] as const),
    ),
  ])

/** Adds to figures in place, for counting many. */
export function countInto(stats: Stats, { websiteId, currency, totalPrice, createdAt, to }: Happening): void {
  stats.counts.total += 1
  stats.counts[to] += 1
  stats.ordersByWebsite[websiteId] = (stats.ordersByWebsite[websiteId] ?? 0) + 1
  if (to === 'cancelled' || totalPrice === 0) return
  const month = monthOf(new Date(createdAt))
  const sums = stats.months[month] ?? {}
  stats.months[month] = sums
  sums[currency] = (sums[currency] ?? 0) + totalPrice
}
