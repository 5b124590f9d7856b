import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { dnsLookup } from '../src/dns/lookup.ts'
import { type DnsServer, startDnsServer } from './dns-server.ts'

/** The most servers that are asked; one after the other they would take far longer than a person waits. */
const SERVERS = 6
const LIMIT_MS = 4500

let servers: DnsServer[]
beforeAll(async () => {
  servers = await Promise.all(Array.from({ length: SERVERS }, startDnsServer))
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))
afterEach(() => void vi.useRealTimers())

it('is over after 4.5 s whoever is silent: then it says that nobody answered', async () => {
  for (const server of servers) server.beSilent(true)
  // Our clock alone: the resolver's own, which would go on to the next server, is not ours.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let over = false
  const lookUp = dnsLookup(servers.map(({ address }) => address))
  const found = lookUp('radnja.rs').finally(() => {
    over = true
  })
  while (servers.every((server) => server.asked() === 0)) await new Promise(setImmediate)
  vi.advanceTimersByTime(LIMIT_MS - 1)
  await new Promise(setImmediate)
  expect(over).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await found).toEqual({ txt: null, cname: null, wwwAddresses: null, addresses: null })
})

it('asks the next server when one is silent', async () => {
  const [silent, other] = servers
  silent?.beSilent(true)
  other?.beSilent(false)
  other?.set('radnja.rs', 'TXT', 'v=spf1 -all')
  const { txt } = await dnsLookup([silent, other].flatMap((server) => server?.address ?? []))('radnja.rs')
  expect(txt).toEqual(['v=spf1 -all'])
})
