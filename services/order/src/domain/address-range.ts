import { networkOf } from '@izlog/kit/security/rate-limit'

/**
 * The range of internet addresses that an address belongs to: '203.0.113.0/24', '2001:db8:1::/48'. A phone or a household changes its
 * address within such a range every day. Undefined for what is no address.
 */
export function addressRangeOf(ip: string): string | undefined {
  const network = networkOf(ip)
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1]
  if (v4) return `${v4}.0/24`
  const v6 = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1]
  return v6 && `${v6}::/48`
}
