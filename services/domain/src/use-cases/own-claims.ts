import { readHost } from '@izlog/contracts/domain/hosts'
import { DOMAIN_MESSAGES, type Domain, type SingleDomain } from '@izlog/contracts/http/domains'
import { AppError } from '@izlog/kit/errors'
import type { Claim } from '../domain/claim.ts'
import { accountHostView, hostViews, type Shown } from '../domain/views.ts'
import type { DomainDeps } from './deps.ts'

export type ReadDeps = Pick<DomainDeps, 'claims' | 'targets' | 'issuing' | 'now'>

const shownBy = ({ targets, issuing, now }: ReadDeps): Shown => ({ targets, issuing: issuing !== null, now: now() })

export const unknownHost = (message: string = DOMAIN_MESSAGES.notFound) =>
  new AppError('not_found', 'domain.unknown', message)
export const changedMeanwhile = () => new AppError('conflict', 'domain.changed', DOMAIN_MESSAGES.changedMeanwhile)

/** A seller's hosts as /domains shows them. */
export async function listHosts(deps: ReadDeps, userId: number): Promise<Domain[]> {
  return hostViews(await deps.claims.listedOf(userId), shownBy(deps))
}

/** One of them. Throws `not_found`. */
export async function showHost(deps: ReadDeps, userId: number, id: number): Promise<Domain> {
  const domain = (await listHosts(deps, userId)).find((one) => one.id === id)
  if (!domain) throw unknownHost()
  return domain
}

/** The account host as /domain shows it; null when there is none. */
export async function showAccountHost(deps: ReadDeps, userId: number): Promise<SingleDomain | null> {
  const listed = (await deps.claims.listedOf(userId)).find(({ claim }) => claim.isAccount)
  return listed ? accountHostView(listed, shownBy(deps)) : null
}

/** The caller's own claim on a host. Throws `not_found`, also when only others claim it. */
export async function ownClaim({ claims }: Pick<DomainDeps, 'claims'>, userId: number, typed: string): Promise<Claim> {
  const read = readHost(typed)
  const listed = 'host' in read && (await claims.listedOf(userId)).find(({ claim }) => claim.host === read.host)
  if (!listed) throw unknownHost()
  return listed.claim
}

/** The claim on the account host. Throws `not_found`, also when `typed` names another. */
export async function accountClaim(deps: Pick<DomainDeps, 'claims'>, userId: number, typed?: string): Promise<Claim> {
  const account = (await deps.claims.listedOf(userId)).find(({ claim }) => claim.isAccount)
  if (!account) throw unknownHost(DOMAIN_MESSAGES.none)
  if (typed === undefined) return account.claim
  const read = readHost(typed)
  if ('host' in read && read.host === account.claim.host) return account.claim
  throw unknownHost()
}
