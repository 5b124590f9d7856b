import { expect, it } from 'vitest'
import { addressRangeOf } from './address-range.ts'

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['', undefined],
  ['unknown', undefined],
])('%s is of %s', (ip, range) => expect(addressRangeOf(ip)).toBe(range))
