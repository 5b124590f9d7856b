import { Resolver } from 'node:dns/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { nameServersOf } from '../src/dns/name-servers.ts'
import { type DnsServer, startDnsServer } from './dns-server.ts'

let dns: DnsServer
beforeAll(async () => {
  dns = await startDnsServer()
})
afterAll(() => dns.stop())
afterEach(() => {
  dns.clear()
  dns.beSilent(false)
})

function ask(host: string, timeout = 60_000) {
  const resolver = new Resolver({ timeout, tries: 1 })
  resolver.setServers([dns.address])
  return nameServersOf(host, resolver)
}

it('finds the servers of the nearest zone above a host', async () => {
  dns.set('radnja.co.rs', 'NS', 'ns1.registrar.rs', 'ns2.registrar.rs')
  dns.set('ns1.registrar.rs', 'A', '93.184.216.34')
  dns.set('ns2.registrar.rs', 'AAAA', '2606:2800:220:1::53')
  expect(await ask('a.shop.radnja.co.rs')).toEqual(['93.184.216.34', '2606:2800:220:1::53'])
  expect(await ask('radnja.co.rs')).toHaveLength(2)
})

it('asks no server inside a private network, whatever the owner of a domain says', async () => {
  dns.set('radnja.rs', 'NS', 'ns1.radnja.rs')
  dns.set('ns1.radnja.rs', 'A', '127.0.0.1', '10.0.0.53', '169.254.169.254', '192.168.1.1')
  dns.set('ns1.radnja.rs', 'AAAA', '::1', 'fd00::53', 'fe80::1', '::ffff:7f00:1')
  expect(await ask('radnja.rs')).toEqual([])
})

it('tells a domain without servers from a resolver that is silent', async () => {
  expect(await ask('nema-me.rs')).toEqual([])
  dns.beSilent(true)
  expect(await ask('radnja.rs', 300)).toBeNull()
})
