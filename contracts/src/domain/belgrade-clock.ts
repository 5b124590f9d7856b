import { HOUR_MS } from './durations.ts'

const ZONE = 'Europe/Belgrade'
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short' })
const OFFSET = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'longOffset' })

/** The day in Belgrade at a time in ms since 1970: '2026-11-23'. */
export const belgradeDay = (at: number): string => DAY.format(at)

/** When a clock in Belgrade shows a time, '08:30', of a day, '2026-11-23'; in ms since 1970. */
export function belgradeClock(day: string, time: string): number {
  // Clocks there change at 01:00 UTC, from 2 to 3 or from 3 to 2: an hour earlier than the same digits in UTC the offset is that of the local time.
  const before = Date.parse(`${day}T${time}Z`) - HOUR_MS
  const offset = OFFSET.formatToParts(before).find(({ type }) => type === 'timeZoneName')?.value
  return Date.parse(`${day}T${time}:00${offset?.replace('GMT', '') || 'Z'}`)
}
