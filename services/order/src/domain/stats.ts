import type { MonthSum } from '@izlog/contracts/domain/month-sums'
import type { OrderCounts, OrderStatus } from '@izlog/contracts/domain/order-status'

/** Figures of all orders or of one seller's, updated by events. */
export interface Stats {
  counts: OrderCounts
  ordersByWebsite: Record<string, number>
  /** Month (`2026-11`) to currency to the sum of its orders and upsells that are not cancelled, whole units. */
  months: Months
  /** The part of `months` whose orders are completed. Absent: counted by older code, and unknown until a recount. */
  completed?: Months
}
type Months = Record<string, Record<string, number>>

export const emptyStats = (): Stats => ({
  counts: { total: 0, pending: 0, processing: 0, completed: 0, cancelled: 0 },
  ordersByWebsite: {},
  months: {},
  completed: {},
})

/** A change of an order that figures count. */
export interface Happening {
  websiteId: number
  currency: string
  totalPrice: number
  createdAt: string
  /** Upsells that had joined by then: they are cancelled with it. */
  upsells?: readonly Joined[]
  /** Undefined for a new order. */
  from?: OrderStatus
  to: OrderStatus
}

interface Joined {
  totalPrice: number
  joinedAt: string
}
/** An upsell that joined an order; it counts in its own month. */
export interface Joining {
  currency: string
  joined: Joined
  /** Of its order then; older events lack it, and then it was hardly completed. */
  status?: OrderStatus
}

/** The figures after the change. */
export function counted(stats: Stats, happening: Happening | Joining): Stats {
  const { currency } = happening
  if ('joined' in happening) {
    const sums = [sumOf(happening.joined)]
    const isCompleted = Number(happening.status === 'completed')
    return {
      ...stats,
      months: brought(stats.months, currency, sums),
      ...(stats.completed ? { completed: brought(stats.completed, currency, sums, isCompleted) } : {}),
    }
  }
  const { websiteId, from, to } = happening
  const counts = { ...stats.counts }
  const ordersByWebsite = { ...stats.ordersByWebsite }
  if (from) counts[from] -= 1
  else {
    counts.total += 1
    ordersByWebsite[websiteId] = (ordersByWebsite[websiteId] ?? 0) + 1
  }
  counts[to] += 1
  const sign = Number(to !== 'cancelled') - Number(from !== undefined && from !== 'cancelled')
  const sums = sumsOf(happening)
  const completedSign = Number(to === 'completed') - Number(from === 'completed')
  return {
    counts,
    ordersByWebsite,
    months: brought(stats.months, currency, sums, sign),
    ...(stats.completed ? { completed: brought(stats.completed, currency, sums, completedSign) } : {}),
  }
}

interface Sum {
  month: string
  amount: number
}
const sumOf = ({ totalPrice, joinedAt }: Joined): Sum => ({ month: monthOf(new Date(joinedAt)), amount: totalPrice })
/** T in the order's month, each U in its own. */
const sumsOf = ({ totalPrice, createdAt, upsells = [] }: Happening): Sum[] =>
  [{ totalPrice, joinedAt: createdAt }, ...upsells].map(sumOf)

/** The months with these sums added, or subtracted with sign -1. */
function brought(months: Months, currency: string, sums: readonly Sum[], sign = 1): Months {
  if (sign === 0) return months
  const after = { ...months }
  for (const { month, amount } of sums) {
    if (amount === 0) continue
    const ofMonth = after[month] ?? {}
    after[month] = { ...ofMonth, [currency]: (ofMonth[currency] ?? 0) + sign * amount }
  }
  return after
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

/** The sum of a month in EUR with two decimals: '4218.50'. */
export function revenueOf(stats: Stats, month: string, rsdPerEur: number): string {
  const perEur: Record<string, number> = { RSD: rsdPerEur, KM: KM_PER_EUR, EUR: 1 }
  const sum = Object.entries(stats.months[month] ?? {}).reduce(
    (total, [currency, amount]) => total + amount / (perEur[currency] ?? 1),
    0,
  )
  return (Math.round(sum * 100) / 100).toFixed(2)
}

/** A month in each of its currencies; undefined until older figures are recounted. */
export function monthSums({ months, completed }: Stats, month: string): MonthSum[] | undefined {
  return (
    completed &&
    Object.entries(months[month] ?? {}).map(([currency, sum]) => {
      const done = completed[month]?.[currency] ?? 0
      return { currency, completed: done, onTheWay: sum - done }
    })
  )
}

/** A figure that differs from the recount: `total`, `completed`, `website 7`, `2026-11 RSD`. */
export interface Difference {
  figure: string
  was: number
  is: number
}

/** The figures that differ; a missing figure is 0. */
export function differences(before: Stats, after: Stats): Difference[] {
  const [was, is] = [figuresOf(before), figuresOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((figure) => ({ figure, was: was.get(figure) ?? 0, is: is.get(figure) ?? 0 }))
    .filter((one) => one.was !== one.is)
}

const figuresOf = ({ counts, ordersByWebsite, months, completed }: Stats): Map<string, number> =>
  new Map([
    ...Object.entries(counts),
    ...Object.entries(ordersByWebsite).map(([id, count]) => [`website ${id}`, count] as const),
    ...figuresOfMonths(months, ''),
    ...figuresOfMonths(completed ?? {}, ' completed'),
    // So that a recount stores them also where they are all 0.
    ['completed sums', completed ? 1 : 0],
  ])

const figuresOfMonths = (months: Months, which: string) =>
  Object.entries(months).flatMap(([month, sums]) =>
    Object.entries(sums).map(([currency, sum]) => [`${month} ${currency}${which}`, sum] as const),
  )

/** Adds to figures in place, for counting many. */
export function countInto(stats: Stats, order: Happening): void {
  const { websiteId, currency, to } = order
  stats.counts.total += 1
  stats.counts[to] += 1
  stats.ordersByWebsite[websiteId] = (stats.ordersByWebsite[websiteId] ?? 0) + 1
  if (to === 'cancelled') return
  for (const sum of sumsOf(order)) {
    bringInto(stats.months, currency, sum)
    if (to === 'completed' && stats.completed) bringInto(stats.completed, currency, sum)
  }
}

function bringInto(months: Months, currency: string, { month, amount }: Sum): void {
  if (amount === 0) return
  const sums = months[month] ?? {}
  months[month] = sums
  sums[currency] = (sums[currency] ?? 0) + amount
}
