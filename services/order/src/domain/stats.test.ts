import { OrderStatus } from '@izlog/contracts/domain/order-status'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { counted, countInto, differences, emptyStats, type Happening, monthOf, monthSums, revenueOf } from './stats.ts'

const order: Happening = {
  websiteId: 7,
  currency: 'RSD',
  totalPrice: 2990,
  createdAt: '2026-11-10T10:00:00.000Z',
  to: 'pending',
}

it('counts a new order and what it brings', () => {
  expect(counted(emptyStats(), order)).toEqual({
    counts: { total: 1, pending: 1, processing: 0, completed: 0, cancelled: 0 },
    ordersByWebsite: { 7: 1 },
    months: { '2026-11': { RSD: 2990 } },
    completed: {},
  })
})

it('takes a cancelled order out of the revenue of its own month and back in when it is reopened', () => {
  const cancelled = counted(counted(emptyStats(), order), { ...order, from: 'pending', to: 'cancelled' })
  expect(revenueOf(cancelled, '2026-11', 117.2)).toBe('0.00')
  const reopened = counted(cancelled, { ...order, from: 'cancelled', to: 'processing' })
  expect(revenueOf(reopened, '2026-11', 117.2)).toBe('25.51')
})

it('adds an upsell in its own month, and takes it out and back in with its order', () => {
  const joined = { totalPrice: 1990, joinedAt: '2026-11-30T23:30:00.000Z' }
  const both = counted(counted(emptyStats(), order), { currency: 'RSD', joined })
  expect(both.months).toEqual({ '2026-11': { RSD: 2990 }, '2026-12': { RSD: 1990 } })
  const cancelled = counted(both, { ...order, upsells: [joined], from: 'processing', to: 'cancelled' })
  expect(cancelled.months).toEqual({ '2026-11': { RSD: 0 }, '2026-12': { RSD: 0 } })
  expect(counted(cancelled, { ...order, upsells: [joined], from: 'cancelled', to: 'pending' }).months).toEqual(
    both.months,
  )
  const recounted = emptyStats()
  countInto(recounted, { ...order, upsells: [joined] })
  expect(recounted).toEqual(both)
})

it('tells what was completed from what is on its way, upsells counted in', () => {
  const joined = { totalPrice: 1990, joinedAt: '2026-11-12T10:00:00.000Z' }
  const other = { ...order, currency: 'EUR', totalPrice: 25 }
  const placed = [order, { currency: 'RSD', joined }, order, other].reduce(counted, emptyStats())
  expect(monthSums(placed, '2026-11')).toEqual([
    { currency: 'RSD', completed: 0, onTheWay: 7970 },
    { currency: 'EUR', completed: 0, onTheWay: 25 },
  ])
  const done = counted(placed, { ...order, upsells: [joined], from: 'pending', to: 'completed' })
  const late = counted(done, { currency: 'RSD', joined: { ...joined, totalPrice: 500 }, status: 'completed' })
  expect(monthSums(late, '2026-11')?.[0]).toEqual({ currency: 'RSD', completed: 5480, onTheWay: 2990 })
  const returned = counted(done, { ...order, upsells: [joined], from: 'completed', to: 'cancelled' })
  expect(monthSums(returned, '2026-11')?.[0]).toEqual({ currency: 'RSD', completed: 0, onTheWay: 2990 })
})

it('says nothing of what was completed in figures that older code has counted, until a recount', () => {
  const { completed: _unknown, ...older } = counted(emptyStats(), order)
  const changed = counted(older, { ...order, from: 'pending', to: 'completed' })
  expect(monthSums(changed, '2026-11')).toBeUndefined()
  const recounted = emptyStats()
  countInto(recounted, { ...order, to: 'completed' })
  expect(differences(changed, recounted).map(({ figure }) => figure)).toEqual([
    'completed sums',
    '2026-11 RSD completed',
  ])
})

it('adds three currencies in euro', () => {
  const all = [order, { ...order, currency: 'KM', totalPrice: 50 }, { ...order, currency: 'EUR', totalPrice: 25 }]
  expect(revenueOf(all.reduce(counted, emptyStats()), '2026-11', 117.2)).toBe('76.08')
})

it('cuts months in Belgrade', () => {
  expect(monthOf(new Date('2026-10-31T23:30:00Z'))).toBe('2026-11')
})

it('keeps the total equal to the sum of the statuses whatever happens, and to a recount of what became of the order', () => {
  const path = fc.array(fc.constantFrom(...OrderStatus.options), { minLength: 1 })
  fc.assert(
    fc.property(path, (statuses) => {
      let stats = counted(emptyStats(), order)
      let from: OrderStatus = 'pending'
      for (const to of statuses.filter((status, index) => status !== (statuses[index - 1] ?? 'pending'))) {
        stats = counted(stats, { ...order, from, to })
        from = to
      }
      const { total, pending, processing, completed, cancelled } = stats.counts
      expect(total).toBe(pending + processing + completed + cancelled)
      expect(stats.counts[from]).toBe(1)
      const recounted = emptyStats()
      countInto(recounted, { ...order, to: from })
      expect(differences(stats, recounted)).toEqual([])
    }),
  )
})

it('says which figures differ', () => {
  const damaged = { ...counted(emptyStats(), order), ordersByWebsite: {} }
  expect(differences(damaged, counted(emptyStats(), order))).toEqual([{ figure: 'website 7', was: 0, is: 1 }])
})
