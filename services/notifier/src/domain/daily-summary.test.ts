import { expect, it } from 'vitest'
import { type Day, dailySummary } from './daily-summary.ts'

const at = new Date('2026-11-24T07:00:00Z')
const order = (total: number, currency: string | null = 'RSD') => ({ isOrder: true, total, currency })
const upsell = (total: number, currency = 'RSD') => ({ isOrder: false, total, currency })
const summary = (fields: Partial<Day>) =>
  dailySummary({ userId: 7, day: '2026-11-23', sold: [], dead: 0, ...fields }, at)
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

it('is none when there was nothing', () => expect(summary({})).toBeUndefined())

it('is one a seller and day, by e-mail alone', () => {
  expect(summary({ sold: [order(2990)] })).toMatchObject({
    _id: 'summary.daily:7:2026-11-23',
    title: 'Izlog: pregled za 23. 11. 2026.',
    channels: ['email'],
  })
})

it.each([
  [{ sold: [order(2990)] }, 'Juče ste dobili 1 porudžbinu, ukupno 2.990 RSD.'],
  [
    { sold: [order(2990), order(49, '€'), order(1000), upsell(500)] },
    'Juče ste dobili 3 porudžbine i 1 dodatak uz porudžbine, ukupno 4.490 RSD i 49 €.',
  ],
  // Orders from before sums were stored.
  [{ sold: Array.from({ length: 5 }, () => order(0, null)) }, 'Juče ste dobili 5 porudžbina.'],
  [
    { dead: 2 },
    'Juče nije bilo porudžbina.\n\nNisu uspele 2 isporuke. Na strani Isporuke piše zašto, i odatle može ponovo da se pošalje.',
  ],
])('says how much: %o', (fields, message) => expect(plain(summary(fields)?.message)).toBe(message))
