import { expect, it } from 'vitest'
import { addressKeyOf, type BoughtOrder, riskOf } from './buyer-risk.ts'
import { HOUR_MS } from './durations.ts'

const AT = new Date('2026-11-20T10:00:00Z')
const hoursAgo = (hours: number) => new Date(AT.getTime() - hours * HOUR_MS)
const bought = (more: Partial<BoughtOrder> = {}): BoughtOrder => ({
  productId: 501,
  status: 'completed',
  desk: { shipment: 'delivered' },
  createdAt: hoursAgo(24 * 30),
  ...more,
})
const risk = (more: Partial<Parameters<typeof riskOf>[0]> = {}) =>
  riskOf({
    ...{ market: 'Serbia', phone: '+381648123390', address: 'Futoška 21', productId: 501, createdAt: AT },
    ...{ others: [], toAddress: 1, ...more },
  })

it('finds nothing in a usual order, also of a buyer who took parcels before', () => {
  expect(risk({ others: [bought(), bought()] })).toEqual([])
})

it.each(['refused', 'returned'] as const)('sees a parcel that was %s before', (shipment) => {
  const refused = bought({ status: 'cancelled', desk: { shipment } })
  expect(risk({ others: [bought(), refused] })).toEqual(['refused-before'])
  expect(risk({ others: [{ ...refused, isSamePurchase: true }] })).toEqual([])
})

it('does not take an order that was declined on the phone for a refused parcel', () => {
  expect(risk({ others: [bought({ status: 'cancelled', desk: { shipment: null } })] })).toEqual([])
})

it('sees the same product within a day, before or after, unless that order was cancelled', () => {
  const pending = { status: 'pending', desk: { shipment: null } } as const
  expect(risk({ others: [bought({ ...pending, createdAt: hoursAgo(24) })] })).toEqual(['duplicate'])
  expect(risk({ others: [bought({ ...pending, createdAt: hoursAgo(-1) })] })).toEqual(['duplicate'])
  expect(risk({ others: [bought({ ...pending, createdAt: hoursAgo(25) })] })).toEqual([])
  expect(risk({ others: [bought({ ...pending, createdAt: hoursAgo(1), productId: 502 })] })).toEqual([])
  expect(risk({ others: [bought({ desk: { shipment: null }, status: 'cancelled', createdAt: hoursAgo(1) })] })).toEqual(
    [],
  )
})

it.each([
  ['Futoška', true],
  ['Futoška ulica, treći sprat', true],
  ['Futoška 21', false],
  ['21. oktobra', false],
  ['Njegoševa bb', false],
  ['Njegoševa B.B.', false],
  ['Његошева бб', false],
])('an address without a number: %s %s', (address, isRisk) => {
  expect(risk({ address }).includes('address-without-number')).toBe(isRisk)
})

it('sees a phone of another country than the page’s market', () => {
  expect(risk({ phone: '+4915112345678' })).toEqual(['foreign-phone'])
  expect(risk({ phone: '+38761123456', market: 'Bosnia' })).toEqual([])
  expect(risk({ phone: '+38761123456', market: 'Montenegro' })).toEqual(['foreign-phone'])
})

it('sees many orders to one address in an hour, however it was typed', () => {
  expect(risk({ toAddress: 2 })).toEqual([])
  expect(risk({ toAddress: 3 })).toEqual(['many-to-address'])
  expect(addressKeyOf('Futoška 21', 'Novi Sad')).toBe(addressKeyOf(' FUTOSKA, 21 ', 'Нови Сад'))
  expect(addressKeyOf('', '')).toBe('')
})

it('names the gravest first', () => {
  const refused = bought({ status: 'cancelled', desk: { shipment: 'refused' } })
  expect(risk({ address: 'Futoška', phone: '+4915112345678', others: [refused] })).toEqual([
    'refused-before',
    'address-without-number',
    'foreign-phone',
  ])
})
