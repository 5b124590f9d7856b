import { expect, it } from 'vitest'
import { belgradeClock } from './belgrade-clock.ts'
import { openFrom, ShopHours } from './shop-hours.ts'

const HOURS: ShopHours = {
  weekdays: { from: '08:00', until: '20:00' },
  saturday: { from: '09:00', until: '14:00' },
  sunday: null,
}
const opens = (at: string) => new Date(openFrom(HOURS, Date.parse(at))).toISOString()

it.each([
  ['before it opens', '2026-11-27T06:59:00.000Z', '2026-11-27T07:00:00.000Z'],
  ['while it is open', '2026-11-27T12:34:56.000Z', '2026-11-27T12:34:56.000Z'],
  ['when it closes', '2026-11-27T19:00:00.000Z', '2026-11-28T08:00:00.000Z'],
  ['after midnight, which is another day there', '2026-11-27T23:30:00.000Z', '2026-11-28T08:00:00.000Z'],
  ['over a day without hours', '2026-11-28T13:00:00.000Z', '2026-11-30T07:00:00.000Z'],
  ['in summer an hour earlier', '2026-07-01T05:00:00.000Z', '2026-07-01T06:00:00.000Z'],
  ['over the night when clocks go back', '2026-10-24T12:00:00.000Z', '2026-10-26T07:00:00.000Z'],
  ['over the night when clocks go forward', '2026-03-28T13:00:00.000Z', '2026-03-30T06:00:00.000Z'],
])('%s', (_, at, expected) => expect(opens(at)).toBe(expected))

it('is open at any time without hours', () => expect(openFrom(null, 5)).toBe(5))

it('comes round to the same day of the next week', () => {
  const saturdays: ShopHours = { weekdays: null, saturday: { from: '09:00', until: '10:00' }, sunday: null }
  const at = Date.parse('2026-11-28T09:00:00.000Z')
  expect(new Date(openFrom(saturdays, at)).toISOString()).toBe('2026-12-05T08:00:00.000Z')
})

it('refuses hours that end before they begin, and a week without any', () => {
  const issues = (hours: unknown) => ShopHours.safeParse(hours).error?.issues.map(({ message }) => message)
  expect(issues({ ...HOURS, sunday: { from: '10:00', until: '09:00' } })).toEqual(['Kraj mora biti posle početka'])
  expect(issues({ weekdays: null, saturday: null, sunday: null })).toEqual(['Izaberite bar jedan dan'])
  expect(issues({ ...HOURS, sunday: { from: '9', until: '20:00' } })).toContain('Upišite vreme')
})

it.each([
  ['2026-11-23', '00:00', '2026-11-22T23:00:00.000Z'],
  ['2026-07-01', '12:30', '2026-07-01T10:30:00.000Z'],
  // Clocks change in the night of these days.
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('%s %s in Belgrade is %s', (day, time, at) => expect(new Date(belgradeClock(day, time)).toISOString()).toBe(at))
