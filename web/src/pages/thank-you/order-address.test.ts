import { describe, expect, it } from 'vitest'
import { hideOrder, orderIn } from './order-address.ts'

describe('orderIn', () => {
  it.each([
    ['/hvala/7/K7QM-4RXW-9TPH', '', null, 'K7QM-4RXW-9TPH'],
    ['/hvala-simple', '?order=K7QM-4RXW-9TPH', null, 'K7QM-4RXW-9TPH'],
    ['/hvala', '?order=K7QM-4RXW-9TPH&website=7', null, 'K7QM-4RXW-9TPH'],
    ['/hvala', '', { order: 'K7QM-4RXW-9TPH' }, 'K7QM-4RXW-9TPH'],
    ['/hvala', '', null, null],
    ['/hvala/7', '', { other: 1 }, null],
  ])('finds in %s%s the order %s', (path, search, remembered, order) => {
    expect(orderIn(path, search, remembered)).toBe(order)
  })
})

describe('hideOrder', () => {
  it('takes the order out of the address, where a reload still finds it', () => {
    history.replaceState(null, '', '/hvala/7/K7QM-4RXW-9TPH')
    hideOrder('K7QM-4RXW-9TPH')
    expect(location.pathname).toBe('/hvala')
    expect(orderIn(location.pathname, location.search, history.state)).toBe('K7QM-4RXW-9TPH')
  })
})
