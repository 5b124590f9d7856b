import { belgradeClock } from '@izlog/contracts/domain/belgrade-clock'
import { DAY_MS } from '@izlog/contracts/domain/durations'

/** When a day, `2026-11-23`, begins in Belgrade. */
export const dayStart = (day: string): Date => new Date(belgradeClock(day, '00:00'))

const shifted = (day: string, days: number): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** The day after. */
export const nextDay = (day: string): string => shifted(day, 1)
/** The day before. */
export const previousDay = (day: string): string => shifted(day, -1)

const LOCAL = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Belgrade', dateStyle: 'short', timeStyle: 'short' })

/** The day and the hour in Belgrade. */
export function belgradeTime(at: Date): { day: string; hour: number } {
  const [day = '', time = ''] = LOCAL.format(at).split(' ')
  return { day, hour: Number.parseInt(time, 10) }
}
