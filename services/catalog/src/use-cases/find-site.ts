import { apexOf, wwwOf } from '@izlog/contracts/domain/hosts'
import { primaryOf } from '@izlog/contracts/domain/primary-host'
import type { Domains, KnownDomain } from '../store/mongo-domains.ts'
import { pageOwnerOf } from '../store/mongo-sellers.ts'
import type { Ports } from './ports.ts'

/** Whose site a host is, or which host stands for it; undefined: nobody's. */
export type Site = { owner: number } | { primary: string } | undefined

/**
 * What a host leads to. Both halves of a pair serve their seller's site: a seller need not set both records, and one
 * must not lead to the other where that may lie elsewhere. For the same reason www of a further host leads to www, unless
 * only the other half is known to lead here. Nobody who came by https is led to a primary host that has no certificate yet.
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

/** The host that stands for all of a seller's. Those that somebody has verified later than they are not theirs any more. */
export async function primaryDomain(domains: Domains, userId: number): Promise<KnownDomain | undefined> {
  const own = await domains.verifiedOf(userId)
  const all = await domains.verifiedUnder(own.map(({ host }) => host))
  return primaryAmong(verifiedOnly(all).filter((domain) => domain.userId === userId))
}

/** That of each seller who has one. */
export async function primaryDomains(domains: Domains): Promise<KnownDomain[]> {
  const bySeller = Map.groupBy(verifiedOnly(await domains.verified()), ({ userId }) => userId)
  return [...bySeller.values()].flatMap((own) => primaryAmong(own) ?? [])
}

const primaryAmong = (own: readonly KnownDomain[]): KnownDomain | undefined =>
  primaryOf(own.map((domain) => ({ ...domain, id: domain._id })))

/** Of all claims on each host the one that holds it. */
const verifiedOnly = (claims: readonly KnownDomain[]): KnownDomain[] =>
  [...Map.groupBy(claims, ({ host }) => host).values()].flatMap((same) => holder(same) ?? [])

/** Of several claims that seem verified the one verified later is right (contracts/src/events/domains.ts). */
const holder = (claims: readonly KnownDomain[]): KnownDomain | undefined =>
  claims.toSorted((a, b) => (b.verifiedAt?.getTime() ?? 0) - (a.verifiedAt?.getTime() ?? 0))[0]
