import { describe, expect, it } from 'vitest'
import { counted, pluralize } from '../../shared/plural.ts'
import {
  ACTIVE,
  formatAgo,
  formatDate,
  formatDayTimeAlone,
  formatExactTime,
  formatMoney,
  formatRevenue,
  formatTime,
  ORDERS,
} from './format.ts'

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe('what people read', () => {
  it('is money with its symbol', () => expect(plain(formatMoney(4990, 'RSD'))).toBe('4.990 RSD'))

  it('is revenue to the cent', () => expect(plain(formatRevenue('4218.50'))).toBe('4.218,50 €'))

  it('is the date and time of Belgrade', () => {
    const at = '2026-11-20T23:38:07.000Z'
    expect([plain(formatDate(at)), formatTime(at), formatExactTime(at)]).toEqual(['21. 11. 2026.', '00:38', '00:38:07'])
  })

  it.each([
    [1, '1 porudžbina'],
    [2, '2 porudžbine'],
    [5, '5 porudžbina'],
    [11, '11 porudžbina'],
    [21, '21 porudžbina'],
    [22, '22 porudžbine'],
    [1200, '1.200 porudžbina'],
  ])('is %i in its plural', (count, text) => expect(plain(counted(count, ORDERS))).toBe(text))

  it('agrees with what is counted', () =>
    expect([1, 2, 5].map((count) => pluralize(count, ACTIVE))).toEqual(['aktivan', 'aktivna', 'aktivnih']))

  const now = new Date('2026-11-21T10:00:00Z')
  it.each([
    ['2026-11-21T09:59:40Z', 'upravo sada'],
    ['2026-11-21T09:56:00Z', 'pre 4 min'],
    ['2026-11-21T05:12:00Z', '06:12'],
    ['2026-11-20T15:00:00Z', 'juče'],
    ['2026-11-18T15:00:00Z', '18. 11. 2026.'],
  ])('says of %s how long ago it was', (iso, text) => expect(plain(formatAgo(iso, now))).toBe(text))

  it.each([
    ['2026-11-21T09:44:00Z', 'Danas u 10:44'],
    ['2026-11-20T20:33:00Z', 'Juče u 21:33'],
    ['2026-11-18T20:33:00Z', '18. 11. 2026. u 21:33'],
  ])('begins a line with the day of %s', (iso, text) => expect(plain(formatDayTimeAlone(iso, now))).toBe(text))
})
