import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2a00:1450:4001:830::200e'])('lets in %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ['this machine', '127.0.0.1'],
    ['all of 127', '127.9.9.9'],
    ['any address', '0.0.0.0'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '192.168.1.1'],
    ['carrier', '100.64.0.1'],
    ['link-local, cloud metadata', '169.254.169.254'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['documentation', '203.0.113.5'],
    ['this machine in IPv6', '::1'],
    ['any address in IPv6', '::'],
    ['IPv4 mapped', '::ffff:127.0.0.1'],
    ['IPv4 mapped, also of a public one', '::ffff:8.8.8.8'],
    ['IPv4 compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['NAT64 of a network\u2019s own', '64:ff9b:1::7f00:1'],
    ['site-local of old', 'fec0::1'],
    ['unique local', 'fd00::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['documentation', '2001:db8::1'],
    ['no address', 'localhost'],
    ['nothing', ''],
  ])('keeps out %s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
