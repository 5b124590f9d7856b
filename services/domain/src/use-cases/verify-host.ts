import { DAY_MS } from '@izlog/contracts/domain/durations'
import { type DnsCheck, DOMAIN_MESSAGES, type TestDnsAnswer } from '@izlog/contracts/http/domains'
import type { Initiator } from '@izlog/kit/audit/audit-event'
import { AppError } from '@izlog/kit/errors'
import { afterCheck, type Claim, hasLapsed, markVerified } from '../domain/claim.ts'
import { claimAuditRecord } from '../domain/claim-snapshot.ts'
import { checksOf, isReady, summaryOf } from '../domain/dns-checks.ts'
import type { Saved } from '../store/mongo-claims.ts'
import type { DomainDeps } from './deps.ts'
import { requestMissingCertificate } from './issue-certificates.ts'
import { changedMeanwhile } from './own-claims.ts'

export type CheckDeps = Pick<DomainDeps, 'claims' | 'certificates' | 'lookUp' | 'targets' | 'now'>
type AskedDeps = CheckDeps & Pick<DomainDeps, 'checkLimit'>

/**
 * Verifies a claim when the host's TXT contains its token; does nothing when it is verified already. Throws `conflict` (another
 * account's, lapsed), `invalid` with `checks` (no such TXT), `limited`.
 */
export async function verifyHost(deps: AskedDeps, claim: Claim, by: Initiator): Promise<void> {
  if (claim.verifiedAt) return
  if (await deps.claims.isTaken(claim)) throw taken()
  if (hasLapsed(claim, deps.now())) throw new AppError('conflict', 'domain.lapsed', DOMAIN_MESSAGES.lapsed)
  await deps.checkLimit(claim.userId)
  const { checks } = await checkDns(deps, claim)
  const [txt] = checks
  if (!txt?.ok) {
    throw new AppError('invalid', 'domain.not-verified', txt?.advice ?? summaryOf(checks), { details: { checks } })
  }
  const saved = await takeHost(deps, claim, by)
  if (saved === 'host-taken') throw taken()
  if (saved !== 'saved' && !(await deps.claims.byId(claim.id))?.verifiedAt) throw changedMeanwhile()
}

/** Checks the DNS of a host now, record by record. Throws `limited`. */
export async function testHostDns(deps: AskedDeps, claim: Claim): Promise<TestDnsAnswer> {
  await deps.checkLimit(claim.userId)
  const { checks } = await checkDns(deps, claim)
  // The TXT is back: the warning goes at once instead of at the worker's next check.
  if (claim.missingSince && checks[0]?.ok) await deps.claims.save(afterCheck(claim, true, deps.now()))
  return { success: isReady(checks), message: summaryOf(checks), checks }
}

/** Checks the host's DNS and stores when; `answered`: a name server answered for its TXT. */
export async function checkDns(deps: CheckDeps, claim: Claim): Promise<{ checks: DnsCheck[]; answered: boolean }> {
  const { claims, lookUp, targets, now } = deps
  const found = await lookUp(claim.host)
  await claims.recordCheck(claim.id, now())
  const checks = checksOf(claim, targets, found)
  if (claim.verifiedAt) await requestMissingCertificate(deps, claim, checks)
  return { checks, answered: found.txt !== null }
}

/** Saves the claim as verified; of two concurrent ones a unique index lets one through. The other claims are then checked. */
export async function takeHost(
  { claims, now }: Pick<DomainDeps, 'claims' | 'now'>,
  claim: Claim,
  by: Initiator,
): Promise<Saved> {
  const at = now()
  const saved = await claims.save(markVerified(claim, at), new Date(at.getTime() + DAY_MS), at, [
    claimAuditRecord(by, 'domain-verified', claim, at),
  ])
  if (saved === 'saved') await claims.wakeClaimants(claim.host, at)
  return saved
}

const taken = () => new AppError('conflict', 'domain.taken', DOMAIN_MESSAGES.taken)
