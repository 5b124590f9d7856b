import { DAY_MS } from '@izlog/contracts/domain/durations'

const OFFSET = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Belgrade', timeZoneName: 'longOffset' })

/** When a day, `2026-11-23`, begins in Belgrade. */
export function dayStart(day: string): Date {
  // Clocks there change at 01:00 UTC, so at 00:00 UTC the offset is still that of the local midnight.
  const parts = OFFSET.formatToParts(new Date(`${day}T00:00:00Z`))
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? ''
  return new Date(`${day}T00:00:00${offset || 'Z'}`)
}

/** The day after. */
export const nextDay = (day: string): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY_MS).toISOString().slice(0, 10)
