import { wwwOf } from '@izlog/contracts/domain/hosts'
import { LRUCache } from 'lru-cache'
import { primaryDomain, primaryDomains } from './find-site.ts'
import type { Ports } from './ports.ts'

/** Where a seller's site lies under their own name. */
export interface OwnAddress {
  host: string
  /** Scheme, host and port, as those of PUBLIC_URL; www where only that was seen to lead here. */
  origin: string
  /** It was seen to lead here: a certificate was issued for it. */
  seen: boolean
}

/** How long an address is believed: it only tells crawlers and links which of two is the one. */
const BELIEVED_MS = 2000
const MAX_KEPT = 10_000

/** A seller's own address by their primary host; undefined where they have none. */
export function createOwnAddresses({ domains, publicUrl, now }: Pick<Ports, 'domains' | 'publicUrl' | 'now'>) {
  const addresses = new LRUCache<number, Promise<OwnAddress | undefined>>({
    max: MAX_KEPT,
    ttl: BELIEVED_MS,
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

/** The address of another host of ours: people reach it by the scheme and port of PUBLIC_URL. */
export function originOf(publicUrl: string, host: string): string {
  const url = new URL(publicUrl)
  url.hostname = host
  return url.origin
}

/** Sellers whose pages crawlers are to find under the seller's own host, not under the platform's. */
export async function sellersElsewhere({ domains }: Pick<Ports, 'domains'>): Promise<number[]> {
  const primaries = await primaryDomains(domains)
  return primaries.filter(({ seenAs }) => seenAs.length > 0).map(({ userId }) => userId)
}
