import { expect, it } from 'vitest'
import { networkOf } from './rate-limit.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['', ''],
])('counts %s as %s: whoever has an IPv6 address has all of its /64', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
