import { DOMAIN_MESSAGES } from '@izlog/contracts/http/domains'
import type { Initiator } from '@izlog/kit/audit/audit-event'
import { AppError } from '@izlog/kit/errors'
import { type Claim, hasLapsed, markPrimary, renewed } from '../domain/claim.ts'
import { claimAuditRecord } from '../domain/claim-snapshot.ts'
import { firstCheckAt, newToken } from './add-host.ts'
import type { DomainDeps } from './deps.ts'
import { changedMeanwhile, unknownHost } from './own-claims.ts'

type Deps = Pick<DomainDeps, 'claims' | 'now'>
const MAX_TRIES = 5

/** Makes a host the primary, to which the others redirect. Throws `not_found`, and `conflict` when it is not verified. */
export async function makePrimary({ claims, now }: Deps, userId: number, id: number): Promise<void> {
  const claim = await claims.byId(id)
  if (claim?.userId !== userId) throw unknownHost()
  if (!claim.verifiedAt) throw new AppError('conflict', 'domain.not-verified-yet', DOMAIN_MESSAGES.onlyVerified)
  if ((await claims.save(markPrimary(claim, now()))) !== 'saved') throw changedMeanwhile()
}

/** Starts a lapsed claim again with a new token; any other keeps its token, which may be in the DNS already. False: nothing changed. */
export async function renewLapsedClaim({ claims, now }: Deps, claim: Claim): Promise<boolean> {
  const at = now()
  if (!hasLapsed(claim, at)) return false
  if ((await claims.save(renewed(claim, newToken(), at), firstCheckAt(at))) !== 'saved') throw changedMeanwhile()
  return true
}

/** Frees the host; does nothing if it was removed already. Throws `conflict` when it keeps changing. */
export async function removeHost({ claims, now }: Deps, { id }: Pick<Claim, 'id'>, by: Initiator): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const claim = await claims.byId(id)
    if (!claim) return
    const at = now()
    if (!(await claims.remove(claim, at, claimAuditRecord(by, 'domain-removed', claim, at)))) continue
    if (claim.verifiedAt) await claims.wakeClaimants(claim.host, now())
    return
  }
  throw changedMeanwhile()
}
