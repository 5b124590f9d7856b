import { describe, expect, it } from 'vitest'
import { anOrder, aPageOf } from '../../../testing/samples.ts'
import { withStatus } from './order-cache.ts'

const one = anOrder({ id: 1 })
const other = anOrder({ id: 2, status: 'completed' })

describe('a page after a change of status', () => {
  it('shows the new status and moves one from count to count', () => {
    const page = withStatus(aPageOf([one, other]), one, 'processing')
    expect(page.items.map(({ status }) => status)).toEqual(['processing', 'completed'])
    expect(page.counts).toEqual({ total: 2, pending: 0, processing: 1, completed: 1, cancelled: 0 })
  })

  it('counts also an order that is not on it', () => {
    const page = withStatus(
      aPageOf([other], { counts: { total: 2, pending: 1, processing: 0, completed: 1, cancelled: 0 } }),
      one,
      'cancelled',
    )
    expect(page.items).toEqual([other])
    expect(page.counts).toMatchObject({ pending: 0, cancelled: 1 })
  })

  it('is the same when nothing changed', () => {
    const page = aPageOf([one])
    expect(withStatus(page, one, 'pending')).toBe(page)
  })
})
