import type { OrderItem } from '@izlog/contracts/http/orders'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { anOrder, aPageOf } from '../testing/samples.ts'
import { putBack, showOrder, withOrder } from './order-cache.ts'
import { orderQueries } from './orders.ts'

const one = anOrder({ id: 1, seller: { id: 2, name: 'Marko Petrović' } })
const other = anOrder({ id: 2, status: 'completed' })

describe('a page after an order changed', () => {
  it('shows it as it is and moves one from count to count', () => {
    const page = withOrder(aPageOf([one, other]), { ...one, status: 'processing' }, 'pending')
    expect(page.items.map(({ status }) => status)).toEqual(['processing', 'completed'])
    expect(page.counts).toEqual({ total: 2, pending: 0, processing: 1, completed: 1, cancelled: 0 })
  })

  it('counts also an order that is not on it', () => {
    const counts = { total: 2, pending: 1, processing: 0, completed: 1, cancelled: 0 }
    const page = withOrder(aPageOf([other], { counts }), { ...one, status: 'cancelled' }, 'pending')
    expect(page.items).toEqual([other])
    expect(page.counts).toMatchObject({ pending: 0, cancelled: 1 })
  })

  it('keeps the seller’s name, which live changes do not carry', () => {
    const { seller: _, ...update } = { ...one, trackingId: 'TR-77' }
    expect(withOrder(aPageOf([one]), update, 'pending').items).toEqual([{ ...one, trackingId: 'TR-77' }])
  })

  it('keeps its risk until that has changed, and nothing of it once its shopper is erased', () => {
    const page = aPageOf([{ ...one, risk: ['duplicate'] }])
    const riskAfter = (change: Partial<OrderItem>) => withOrder(page, { ...one, ...change }, 'pending').items[0]?.risk
    expect(riskAfter({ trackingId: 'TR-77' })).toEqual(['duplicate'])
    expect(riskAfter({ risk: [] })).toEqual([])
    expect(riskAfter({ erasedAt: one.createdAt })).toEqual([])
  })
})

it('every list that is kept shows the change, and takes it back', () => {
  const client = new QueryClient()
  const { queryKey } = orderQueries.newest('admin', 5)
  client.setQueryData(queryKey, aPageOf([one, other]))
  const before = showOrder(client, 'admin', { ...one, status: 'completed' })
  expect(client.getQueryData(queryKey)?.counts).toMatchObject({ pending: 0, completed: 2 })
  putBack(client, before)
  expect(client.getQueryData(queryKey)).toEqual(aPageOf([one, other]))
})
