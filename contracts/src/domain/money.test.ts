import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, groupThousands, MAX_MONEY, parseMoney } from './money.ts'
import { TypedMoney } from './money-schema.ts'

describe('parseMoney', () => {
  it.each([
    ['2990', 2990],
    ['2.990', 2990],
    ['2 990', 2990],
    ['2.990,00', 2990],
    ['2,990.00', 2990],
    [' 2\u00a0990 RSD ', 2990],
    ['2990din', null],
    ['2990 din.', 2990],
    ['€49', 49],
    ['49 €', 49],
    ['24,90', 25],
    ['24,49', 24],
    ['24.5', 25],
    ['1.234.567', 1_234_567],
    ['0', 0],
    [24.5, 25],
    [2990, 2990],
  ])('reads %j as %j', (typed, amount) => expect(parseMoney(typed)).toBe(amount))

  it.each([
    '',
    ' ',
    'RSD',
    'abc',
    '-5',
    '1.29.90',
    '1.2345',
    '12 34',
    '1e5',
    '9999999999',
    Number.NaN,
    -1,
    null,
    undefined,
    [],
    {},
  ])('refuses %j', (typed) => expect(parseMoney(typed)).toBeNull())

  it('reads back every amount it wrote', () => {
    fc.assert(
      fc.property(fc.nat(MAX_MONEY), fc.constantFrom('RSD', 'KM', '€'), (amount, symbol) => {
        expect(parseMoney(formatMoney(amount, symbol))).toBe(amount)
      }),
    )
  })
})

describe('formatMoney', () => {
  it('groups by points and keeps amount and currency on one line', () => {
    expect([formatMoney(2990, 'RSD'), formatMoney(49, '€'), formatMoney(1_234_567, 'KM')]).toEqual([
      '2.990\u00a0RSD',
      '49\u00a0€',
      '1.234.567\u00a0KM',
    ])
  })

  it('groups as sr-RS does', () => {
    const serbian = new Intl.NumberFormat('sr-RS')
    fc.assert(
      fc.property(fc.nat(MAX_MONEY), (amount) => {
        expect(groupThousands(amount)).toBe(serbian.format(amount))
      }),
    )
  })
})

it('says in Serbian what to type instead of what is no amount', () => {
  expect(TypedMoney.safeParse('jeftino').error?.issues[0]?.message).toBe('Unesite iznos brojem, na primer 2.990')
  expect(TypedMoney.parse('24,90')).toBe(25)
})
