import { wwwOf } from '@izlog/contracts/domain/hosts'
import { LRUCache } from 'lru-cache'
import { primaryDomain, primaryDomains } from './find-site.ts'
import type { Ports } from './ports.ts'

/** The address of a seller's site on their own domain. */
export interface OwnAddress {
  host: string
  /** Scheme, host and port as in PUBLIC_URL; www when only that half is known to point here. */
  origin: string
  /** Whether the host is known to point here: a certificate was issued for it. */
  seen: boolean
}

/** How long an address is cached. A stale one is harmless: it only decides which of two addresses crawlers and links prefer. */
const CACHED_MS = 2000
const MAX_KEPT = 10_000

/** Reads a seller's own address from their primary host; undefined when they have none. */
export function createOwnAddresses({ domains, publicUrl, now }: Pick<Ports, 'domains' | 'publicUrl' | 'now'>) {
  const addresses = new LRUCache<number, Promise<OwnAddress | undefined>>({
    max: MAX_KEPT,
    ttl: CACHED_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  })
  const read = async (userId: number): Promise<OwnAddress | undefined> => {
    const primary = await primaryDomain(domains, userId)
    if (!primary) return undefined
    const { host, seenAs } = primary
    const name = seenAs.length > 0 && !seenAs.includes(host) ? wwwOf(host) : host
    return { host, origin: originOf(publicUrl, name), seen: seenAs.length > 0 }
  }
  return (userId: number): Promise<OwnAddress | undefined> => {
    const cached = addresses.get(userId)
    if (cached) return cached
    const address = read(userId)
    addresses.set(userId, address)
    address.catch(() => addresses.delete(userId))
    return address
  }
}

/** The origin of another host of ours, with the scheme and port of PUBLIC_URL. */
export function originOf(publicUrl: string, host: string): string {
  const url = new URL(publicUrl)
  url.hostname = host
  return url.origin
}

/** Sellers whose pages crawlers should find under the seller's own host instead of the platform's. */
export async function sellersElsewhere({ domains }: Pick<Ports, 'domains'>): Promise<number[]> {
  const primaries = await primaryDomains(domains)
  return primaries.filter(({ seenAs }) => seenAs.length > 0).map(({ userId }) => userId)
}
