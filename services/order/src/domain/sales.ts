import type { Confirmation, Shipment } from '@izlog/contracts/domain/order-desk'
import type { SalesFigures, SalesPeriod } from '@izlog/contracts/http/sales'
import { belgradeTime, dayStart, nextDay, previousDay } from '@izlog/kit/belgrade-day'

/** Orders of one day that are alike in all that sales are shown by. */
export interface SalesGroup {
  /** `2026-11-29`, in Belgrade. */
  day: string
  websiteId: number
  ad: string | null
  currency: string
  confirmation: Confirmation
  shipment: Shipment | null
  orders: number
  /** What is collected for them all, whole units. */
  sum: number
}

/** A stretch of time, without its end. */
export interface Stretch {
  from: Date
  to: Date
}

const LENGTH: Readonly<Record<SalesPeriod, number>> = { today: 1, yesterday: 1, '7-days': 7, '30-days': 30 }

/** The days of a period, oldest first. */
export function daysOf(period: SalesPeriod, now: Date): string[] {
  const today = belgradeTime(now).day
  const days = [period === 'yesterday' ? previousDay(today) : today]
  while (days.length < LENGTH[period]) days.unshift(previousDay(days[0] ?? today))
  return days
}

/** The time of a period, and as much time just before it. */
export function stretchesOf(period: SalesPeriod, now: Date): { now: Stretch; before: Stretch } {
  const days = daysOf(period, now)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const earlier = (day: string): string => days.reduce(previousDay, day)
  const before = dayStart(earlier(first))
  if (period === 'yesterday')
    return {
      now: { from: dayStart(first), to: dayStart(nextDay(last)) },
      before: { from: before, to: dayStart(first) },
    }
  // By days and not by hours: where the clocks change a day has 23 or 25.
  const sinceMidnight = now.getTime() - dayStart(last).getTime()
  return {
    now: { from: dayStart(first), to: now },
    before: { from: before, to: new Date(dayStart(earlier(last)).getTime() + sinceMidnight) },
  }
}

/** The figures of these orders. */
export function figuresOf(groups: readonly SalesGroup[]): SalesFigures {
  const figures = { ordered: 0, confirmed: 0, delivered: 0, refused: 0 }
  const collected = new Map<string, number>()
  for (const { confirmation, shipment, orders, currency, sum } of groups) {
    figures.ordered += orders
    if (confirmation === 'confirmed') figures.confirmed += orders
    if (shipment === 'refused' || shipment === 'returned') figures.refused += orders
    if (shipment !== 'delivered') continue
    figures.delivered += orders
    collected.set(currency, (collected.get(currency) ?? 0) + sum)
  }
  return { ...figures, collected: [...collected].map(([currency, sum]) => ({ currency, sum })) }
}

/** The figures of each value of `key`, those with the most orders first. */
export const figuresBy = <Key>(
  groups: readonly SalesGroup[],
  key: (group: SalesGroup) => Key,
): { key: Key; figures: SalesFigures }[] =>
  [...Map.groupBy(groups, key)]
    .map(([value, own]) => ({ key: value, figures: figuresOf(own) }))
    .toSorted((one, other) => other.figures.ordered - one.figures.ordered)
