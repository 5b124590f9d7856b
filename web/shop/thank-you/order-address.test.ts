import { afterEach, describe, expect, it, vi } from 'vitest'
import { hideOrder, orderIn, websiteIn } from './order-address.ts'

describe('orderIn', () => {
  it.each([
    ['/hvala/7/K7QM-4RXW-9TPH', '', null, 'K7QM-4RXW-9TPH'],
    ['/hvala-simple', '?order=K7QM-4RXW-9TPH', null, 'K7QM-4RXW-9TPH'],
    ['/hvala', '?order=K7QM-4RXW-9TPH&website=7', null, 'K7QM-4RXW-9TPH'],
    ['/hvala', '', { order: 'K7QM-4RXW-9TPH' }, 'K7QM-4RXW-9TPH'],
    ['/hvala', '', null, null],
    ['/hvala/7', '', { other: 1 }, null],
    ['/hvala/7/%FF%C5', '', null, '%FF%C5'],
  ])('finds in %s%s the order %s', (path, search, remembered, order) => {
    expect(orderIn(path, search, remembered)).toBe(order)
  })
})

describe('websiteIn', () => {
  it.each([
    ['/hvala/7/K7QM-4RXW-9TPH', '', 7],
    ['/hvala', '?order=K7QM-4RXW-9TPH&website=7', 7],
    ['/hvala-upsell', '?order=K7QM-4RXW-9TPH', null],
    ['/hvala/abc/K7QM-4RXW-9TPH', '', null],
    ['/hvala', '', null],
  ])('finds in %s%s the page %s', (path, search, website) => {
    expect(websiteIn(path, search)).toBe(website)
  })
})

describe('hideOrder', () => {
  afterEach(() => {
    vi.useRealTimers()
    history.replaceState(null, '', '/')
  })

  it.each([
    ['/hvala/7/K7QM-4RXW-9TPH', '/hvala?website=7'],
    ['/hvala?order=K7QM-4RXW-9TPH&website=7', '/hvala?website=7'],
    ['/hvala-simple?order=K7QM-4RXW-9TPH', '/hvala-simple'],
  ])('takes the order out of %s, where a reload still finds it and the address comes back', (address, hidden) => {
    vi.useFakeTimers()
    history.replaceState(null, '', address)
    hideOrder('K7QM-4RXW-9TPH')
    const { pathname, search } = location
    expect(pathname + search).toBe(hidden)
    expect(orderIn(pathname, search, history.state)).toBe('K7QM-4RXW-9TPH')
    const show = hideOrder('K7QM-4RXW-9TPH') // as a reloaded page does
    show()
    vi.runAllTimers()
    expect(location.pathname + location.search).toBe(address)
  })
})
