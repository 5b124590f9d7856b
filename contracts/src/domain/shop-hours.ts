import { z } from 'zod'
import { belgradeClock, belgradeDay } from './belgrade-clock.ts'
import { DAY_MS } from './durations.ts'

const ClockTime = z.string('Upišite vreme').regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Upišite vreme')

const OpenHours = z.object({ from: ClockTime, until: ClockTime }).refine(({ from, until }) => from < until, {
  path: ['until'],
  error: 'Kraj mora biti posle početka',
})

export const ShopDay = z.enum(['weekdays', 'saturday', 'sunday'])
export type ShopDay = z.infer<typeof ShopDay>

export const SHOP_DAY_LABELS: Readonly<Record<ShopDay, string>> = {
  weekdays: 'Radnim danima',
  saturday: 'Subotom',
  sunday: 'Nedeljom',
}

/** When a seller calls shoppers, by the clock in Belgrade; null: not on that day. */
export const ShopHours = z
  .object({ weekdays: OpenHours.nullable(), saturday: OpenHours.nullable(), sunday: OpenHours.nullable() })
  .refine((hours) => ShopDay.options.some((day) => hours[day]), {
    path: ['weekdays'],
    error: 'Izaberite bar jedan dan',
  })
export type ShopHours = z.infer<typeof ShopHours>

/** The first time from `at` on, in ms since 1970, when the shop is open; without hours that is `at`. */
export function openFrom(hours: ShopHours | null, at: number): number {
  if (!hours) return at
  const today = Date.parse(belgradeDay(at))
  // A week and a day: today's hours may be over already.
  for (let ahead = 0; ahead <= 7; ahead++) {
    const date = new Date(today + ahead * DAY_MS)
    const open = hours[kindOf(date.getUTCDay())]
    if (!open) continue
    const day = date.toISOString().slice(0, 10)
    if (at < belgradeClock(day, open.until)) return Math.max(at, belgradeClock(day, open.from))
  }
  return at
}

const kindOf = (weekday: number): ShopDay => (weekday === 0 ? 'sunday' : weekday === 6 ? 'saturday' : 'weekdays')
