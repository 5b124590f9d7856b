import { expect, it } from 'vitest'
import { belgradeTime, dayStart, nextDay, previousDay } from './belgrade-day.ts'

it.each([
  ['2026-11-23', '2026-11-22T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  // Clocks change in the night of these days.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
])('%s begins in Belgrade at %s', (day, start) => expect(dayStart(day).toISOString()).toBe(start))

it('goes over the end of a year', () => expect(nextDay('2026-12-31')).toBe('2027-01-01'))

it('goes back over the beginning of one', () => expect(previousDay('2027-01-01')).toBe('2026-12-31'))

it.each([
  ['2026-11-24T06:59:00Z', { day: '2026-11-24', hour: 7 }],
  ['2026-11-24T23:30:00Z', { day: '2026-11-25', hour: 0 }],
  ['2026-07-01T06:00:00Z', { day: '2026-07-01', hour: 8 }],
])('%s is %o there', (at, time) => expect(belgradeTime(new Date(at))).toEqual(time))
