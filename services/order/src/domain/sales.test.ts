import { expect, it } from 'vitest'
import { daysOf, figuresBy, figuresOf, type SalesGroup, stretchesOf } from './sales.ts'

const group = (fields: Partial<SalesGroup> = {}): SalesGroup => ({
  day: '2026-11-29',
  websiteId: 1,
  ad: null,
  currency: 'RSD',
  confirmation: 'new',
  shipment: null,
  orders: 1,
  sum: 2990,
  ...fields,
})

it.each([
  ['today', ['2026-11-29']],
  ['yesterday', ['2026-11-28']],
  ['7-days', ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']],
] as const)('the days of %s are those of Belgrade', (period, days) =>
  expect(daysOf(period, new Date('2026-11-28T23:10:00Z'))).toEqual(days),
)

it('a period that ends now is compared with as many days before, up to the same time', () => {
  const { now, before } = stretchesOf('7-days', new Date('2026-11-29T09:00:00Z'))
  expect(now).toEqual({ from: new Date('2026-11-22T23:00:00Z'), to: new Date('2026-11-29T09:00:00Z') })
  expect(before).toEqual({ from: new Date('2026-11-15T23:00:00Z'), to: new Date('2026-11-22T09:00:00Z') })
})

it('yesterday is whole, and so is the day before it', () => {
  const { now, before } = stretchesOf('yesterday', new Date('2026-11-29T09:00:00Z'))
  expect(now).toEqual({ from: new Date('2026-11-27T23:00:00Z'), to: new Date('2026-11-28T23:00:00Z') })
  expect(before).toEqual({ from: new Date('2026-11-26T23:00:00Z'), to: new Date('2026-11-27T23:00:00Z') })
})

it('a day of 25 hours is compared with the day before it, and none of its own', () => {
  const { now, before } = stretchesOf('yesterday', new Date('2026-10-26T09:00:00Z'))
  expect(now).toEqual({ from: new Date('2026-10-24T22:00:00Z'), to: new Date('2026-10-25T23:00:00Z') })
  expect(before.to).toEqual(now.from)
})

it('counts what became of orders, and collects for delivered ones only', () => {
  const parcel = (shipment: SalesGroup['shipment'], fields: Partial<SalesGroup> = {}) =>
    group({ confirmation: 'confirmed', shipment, ...fields })
  expect(
    figuresOf([
      group({ orders: 3, sum: 8970 }),
      group({ confirmation: 'declined' }),
      parcel('to-pack'),
      parcel('delivered', { orders: 2, sum: 5980 }),
      parcel('delivered', { currency: 'KM', sum: 60 }),
      parcel('refused'),
      parcel('returned'),
    ]),
  ).toEqual({
    ordered: 10,
    confirmed: 6,
    delivered: 3,
    refused: 2,
    collected: [
      { currency: 'RSD', sum: 5980 },
      { currency: 'KM', sum: 60 },
    ],
  })
})

it('lists what sold most first', () => {
  const listed = figuresBy(
    [group({ ad: 'jesen' }), group({ orders: 2 }), group({ ad: 'jesen', orders: 4 })],
    ({ ad }) => ad,
  )
  expect(listed.map(({ key, figures }) => [key, figures.ordered])).toEqual([
    ['jesen', 5],
    [null, 2],
  ])
})
