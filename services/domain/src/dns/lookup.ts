import { Resolver } from 'node:dns/promises'
import { wwwOf } from '@izlog/contracts/domain/hosts'
import type { DnsFound } from '../domain/dns-checks.ts'
import { answerOf } from './answer.ts'
import { nameServersOf } from './name-servers.ts'

/** A person waits at most 5 s for the whole request, ms. */
const LOOKUP_TIMEOUT_MS = 4500
const NAME_SERVERS_TIMEOUT_MS = 2000
const TRY = { timeout: 800, tries: 2 }

const NO_ANSWER: DnsFound = { txt: null, cname: null, wwwAddresses: null, addresses: null }
const NOT_FOUND: DnsFound = { txt: [], cname: [], wwwAddresses: [], addresses: [] }

/** Looks up a host and its www; resolves within 4.5 s even if servers do not answer. Never throws. */
export type LookUp = (host: string) => Promise<DnsFound>

/**
 * Looks up without any cache: at the given servers, or else at the host's authoritative ones. Each look-up has a resolver of its own,
 * so nothing is cached and a silent server does not delay other look-ups.
 */
export const dnsLookup =
  (servers: readonly string[]): LookUp =>
  async (host) => {
    const until = Date.now() + LOOKUP_TIMEOUT_MS
    const asked =
      servers.length > 0
        ? servers
        : await within(NAME_SERVERS_TIMEOUT_MS, (recursive) => nameServersOf(host, recursive))
    if (!asked) return NO_ANSWER
    if (asked.length === 0) return NOT_FOUND
    return within(until - Date.now(), (resolver) => {
      resolver.setServers(asked)
      return lookUpAt(resolver, host)
    })
  }

async function lookUpAt(resolver: Resolver, host: string): Promise<DnsFound> {
  const www = wwwOf(host)
  const [txt, cname, wwwAddresses, addresses] = await Promise.all([
    answerOf(resolver.resolveTxt(host)),
    answerOf(resolver.resolveCname(www)),
    addressesOf(resolver, www),
    addressesOf(resolver, host),
  ])
  return { txt: txt === null ? null : txt.map((chunks) => chunks.join('')), cname, wwwAddresses, addresses }
}

async function addressesOf(resolver: Resolver, name: string): Promise<string[] | null> {
  const [four, six] = await Promise.all([answerOf(resolver.resolve4(name)), answerOf(resolver.resolve6(name))])
  return four || six ? [...(four ?? []), ...(six ?? [])] : null
}

/** Look-ups still open after `ms` count as not answered. */
async function within<T>(ms: number, work: (resolver: Resolver) => Promise<T>): Promise<T> {
  const resolver = new Resolver(TRY)
  const timer = setTimeout(() => resolver.cancel(), ms)
  try {
    return await work(resolver)
  } finally {
    clearTimeout(timer)
  }
}
