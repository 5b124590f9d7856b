import { apexOf, wwwOf } from '@izlog/contracts/domain/hosts'
import { primaryOf } from '@izlog/contracts/domain/primary-host'
import type { Domains, KnownDomain } from '../store/mongo-domains.ts'
import { pageOwnerOf } from '../store/mongo-sellers.ts'
import type { Ports } from './ports.ts'

/** The seller whose site a host serves, or the primary host to redirect to; undefined for a host of nobody. */
export type Site = { owner: number } | { primary: string } | undefined

/**
 * What a host serves. Both halves of a pair (with and without www) serve their seller's site: a seller may have set only one DNS record,
 * so one half must not redirect to the other, which may point elsewhere. For the same reason www of a secondary host redirects to www of the
 * primary one, unless only the other half is known to point here. A request over https is not redirected to a primary host without a certificate.
 */
export async function findSite(
  { domains, sellers }: Pick<Ports, 'domains' | 'sellers'>,
  asked: string,
  { secure }: { secure: boolean },
): Promise<Site> {
  const host = apexOf(asked)
  const domain = holder(await domains.verifiedUnder([host]))
  if (!domain?.ownerActive || !pageOwnerOf(await sellers.find(domain.userId)).visible) return undefined
  const primary = await primaryDomain(domains, domain.userId)
  if (primary === undefined || primary.host === host) return { owner: domain.userId }
  if (secure && primary.seenAs.length === 0) return { owner: domain.userId }
  const half = asked === host ? primary.host : wwwOf(primary.host)
  return { primary: primary.seenAs.includes(half) ? half : (primary.seenAs[0] ?? half) }
}

/** The seller's primary host. Hosts that another seller has verified later do not count as theirs. */
export async function primaryDomain(domains: Domains, userId: number): Promise<KnownDomain | undefined> {
  const own = await domains.verifiedOf(userId)
  const all = await domains.verifiedUnder(own.map(({ host }) => host))
  return primaryAmong(verifiedOnly(all).filter((domain) => domain.userId === userId))
}

/** The primary host of every seller who has one. */
export async function primaryDomains(domains: Domains): Promise<KnownDomain[]> {
  const bySeller = Map.groupBy(verifiedOnly(await domains.verified()), ({ userId }) => userId)
  return [...bySeller.values()].flatMap((own) => primaryAmong(own) ?? [])
}

const primaryAmong = (own: readonly KnownDomain[]): KnownDomain | undefined =>
  primaryOf(own.map((domain) => ({ ...domain, id: domain._id })))

/** Of all claims on each host, the one that holds it. */
const verifiedOnly = (claims: readonly KnownDomain[]): KnownDomain[] =>
  [...Map.groupBy(claims, ({ host }) => host).values()].flatMap((same) => holder(same) ?? [])

/** When several claims look verified, the one verified last holds the host (contracts/src/events/domains.ts). */
const holder = (claims: readonly KnownDomain[]): KnownDomain | undefined =>
  claims.toSorted((a, b) => (b.verifiedAt?.getTime() ?? 0) - (a.verifiedAt?.getTime() ?? 0))[0]
