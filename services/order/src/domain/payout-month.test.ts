import { expect, it } from 'vitest'
import { type MonthOrder, payoutMonth } from './payout-month.ts'

const NOW = new Date('2026-11-29T10:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const website = { id: 1, customUrl: 'jastuk', productName: 'Jastuk', shortName: 'Jastuk', image: null }
const order = (orderId: string, shipment: MonthOrder['desk']['shipment'], days = 1): MonthOrder => ({
  ...{ orderId, website, currencySymbol: 'RSD', totalPrice: 2990, deliveryPrice: 300, upsells: [], parcelShare: null },
  partOf: null,
  desk: { confirmation: shipment ? 'confirmed' : 'new', shipment, attempts: 0, callAt: null, reason: null },
  timeline: shipment === 'delivered' ? [{ status: 'completed', at: daysAgo(days), by: 1 }] : [],
})

it('counts a month by page, and what the courier owes for delivered parcels', () => {
  const orders = [
    ...[order('A', 'delivered', 20), order('B', 'delivered', 12), order('C', 'delivered', 3), order('D', 'returned')],
    ...[order('E', 'refused'), order('F', 'to-pack'), order('G', null)],
  ]
  const paidOut = [
    { order: 'A', outcome: 'delivered', sum: 3290, fee: 350 },
    { order: 'B', outcome: 'delivered', sum: 3000, fee: null },
    { order: 'D', outcome: 'returned', sum: 0, fee: 200 },
  ] as const
  const { pages, overdue, overdueCount } = payoutMonth(orders, paidOut, NOW)
  expect(pages).toEqual([
    {
      ...{ websiteId: 1, customUrl: 'jastuk', productName: 'Jastuk', currencySymbol: 'RSD' },
      ...{ ordered: 7, confirmed: 6, delivered: 3, returned: 2, collected: 6290, fees: 550, owed: 290 + 3290 },
    },
  ])
  expect(overdue).toEqual([{ orderId: 'B', owed: 290, currencySymbol: 'RSD', deliveredAt: daysAgo(12).toISOString() }])
  expect(overdueCount).toBe(1)
})

it('counts a split order once, with the money of both parcels', () => {
  const part = { ...order('B', 'delivered'), totalPrice: 1000, deliveryPrice: 0, partOf: { id: 1, orderId: 'A' } }
  const { pages } = payoutMonth([order('A', 'delivered'), part], [], NOW)
  expect(pages).toMatchObject([{ ordered: 1, confirmed: 1, delivered: 1, owed: 3290 + 1000 }])
})
