import { describe, expect, it } from 'vitest'
import { filterIn, filterWords, openOrderIn, statusShown, withFilter, withOpenOrder } from './order-filter.ts'

const url = (query: string) => new URLSearchParams(query)

describe('the URL of the orders screen', () => {
  it('holds search and status', () => {
    expect(filterIn(url('q=%C5%A0abac&status=pending'))).toEqual({ search: 'Šabac', status: 'pending' })
  })

  it('holds a place on the desk and a source', () => {
    const filter = { place: 'to-pack', source: 'viber' } as const
    expect(filterIn(url('stanje=to-pack&izvor=viber'))).toEqual(filter)
    expect(withFilter(url(''), filter).toString()).toBe('stanje=to-pack&izvor=viber')
    expect(filterWords(filter)).toEqual(['Za pakovanje', 'Viber'])
  })

  it('holds a page and days', () => {
    const filter = { websiteId: 17, from: '2026-11-01', to: '2026-11-05' }
    expect(filterIn(url('stranica=17&od=2026-11-01&do=2026-11-05'))).toEqual(filter)
    expect(withFilter(url(''), filter).toString()).toBe('stranica=17&od=2026-11-01&do=2026-11-05')
    expect(filterIn(url('stranica=nula&od=juče'))).toEqual({})
  })

  it('holds a risk', () => {
    expect(filterIn(url('rizik=refused-before'))).toEqual({ risk: 'refused-before' })
    expect(withFilter(url(''), { risk: 'any' }).toString()).toBe('rizik=any')
    expect(filterWords({ risk: 'refused-before' })).toEqual(['rizik: ranije odbijen paket'])
  })

  it('shows the status that a place has', () => {
    expect(statusShown({ place: 'to-pack' })).toBe('processing')
    expect(statusShown({ place: 'no-answer' })).toBe('pending')
    expect(statusShown({ place: 'returned' })).toBe('cancelled')
    expect(statusShown({ status: 'completed' })).toBe('completed')
    expect(statusShown({})).toBeUndefined()
  })

  it('passes over a status there is not, and an empty search', () => {
    expect(filterIn(url('q=++&status=izgubljeno&stanje=confirmed&izvor=golub'))).toEqual({})
  })

  it('takes a filter and gives it back', () => {
    const filter = { search: 'Đorđe Vučić', status: 'completed' } as const
    expect(filterIn(withFilter(url(''), filter))).toEqual(filter)
  })

  it('has orders on hold apart from search and status', () => {
    expect(filterIn(withFilter(url('q=ana'), { onHold: true }))).toEqual({ onHold: true })
    expect(withFilter(url('zadrzane='), {}).toString()).toBe('')
  })

  it('is clean again without a filter, and keeps the open order', () => {
    expect(withFilter(url('q=ana&status=pending&order=K7QM-4RXW-9TPH'), {}).toString()).toBe('order=K7QM-4RXW-9TPH')
  })

  it('says which order is open, and forgets it', () => {
    const open = withOpenOrder(url('status=pending'), 'K7QM-4RXW-9TPH')
    expect(openOrderIn(open)).toBe('K7QM-4RXW-9TPH')
    expect(withOpenOrder(open, null).toString()).toBe('status=pending')
  })
})
