import { setInterval } from 'node:timers'
import type { CertificateIssuing } from '../acme/issuing.ts'
import { IssueProblem } from '../acme/problem.ts'
import {
  type CertificateFailure,
  covers,
  dnsFailure,
  failureOf,
  type IssuedCertificate,
  namesLeadingHere,
  pauseAfter,
  renewalAt,
} from '../domain/certificate.ts'
import { checksOf } from '../domain/dns-checks.ts'
import { type DueCertificate, ISSUE_LEASE_MS } from '../store/mongo-certificates.ts'
import type { DomainDeps } from './deps.ts'

type Deps = Pick<DomainDeps, 'certificates' | 'lookUp' | 'targets' | 'now' | 'log'>

/** Directories limit concurrent orders. */
const BATCH = 3
const PAUSE_MS = 60_000

/** Requests the due certificates: new ones, renewals and retries. Returns how many. */
export async function issueDue(deps: Deps, issuing: CertificateIssuing): Promise<number> {
  if (await issuing.isPaused(deps.now())) return 0
  const due: DueCertificate[] = []
  while (due.length < BATCH) {
    const next = await deps.certificates.claimDue(deps.now())
    if (!next) break
    due.push(next)
  }
  await Promise.all(due.map((one) => withLease(deps, one, () => issueOne(deps, issuing, one))))
  return due.length
}

/** Extends the lease while `work` runs, so that no other process requests the same certificate. */
async function withLease({ certificates, now, log }: Deps, due: DueCertificate, work: () => Promise<void>) {
  const timer = setInterval(() => {
    certificates.extend(due, now()).catch((err: unknown) => log.warn({ err }, 'certificate: lease not extended'))
  }, ISSUE_LEASE_MS / 4)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
}

async function issueOne(deps: Deps, issuing: CertificateIssuing, due: DueCertificate): Promise<void> {
  const { certificates, lookUp, targets, now, log } = deps
  const { claim } = due
  const checks = checksOf(claim, targets, await lookUp(claim.host))
  const names = namesLeadingHere(claim.host, checks)
  if (names.length === 0) return failed(deps, due, dnsFailure(checks))
  try {
    const { certificate, chain, key } = await issuing.issue(names)
    const files = { chain, key: issuing.seal(claim.host, key) }
    const renewAt = renewalAt(certificate, Math.random())
    const kept = await certificates.save(due, { certificate, files, renewAt, now: now() })
    log.info({ domain: claim.id, names, kept, validUntil: certificate.validUntil }, 'certificate issued')
  } catch (cause) {
    if (!(cause instanceof IssueProblem)) throw cause
    log.warn({ domain: claim.id, names, kind: cause.kind, reason: cause.message }, 'certificate not issued')
    if (cause.kind === 'busy') return putOff(deps, issuing, due, cause)
    await failed(deps, due, failureOf(cause.kind))
  }
}

async function failed({ certificates, now }: Deps, due: DueCertificate, failure: CertificateFailure): Promise<void> {
  const tries = due.tries + 1
  const pause = pauseAfter(failure.kind, tries, Math.random())
  await certificates.reschedule(due, { at: new Date(now().getTime() + pause), tries, failure })
}

/** The directory is busy: pauses it for all hosts, for as long as it asks. Does not count as a try. */
async function putOff(
  { certificates, now }: Deps,
  issuing: CertificateIssuing,
  due: DueCertificate,
  { kind, retryAfterMs = PAUSE_MS }: IssueProblem,
): Promise<void> {
  const at = new Date(now().getTime() + Math.max(retryAfterMs, PAUSE_MS))
  await issuing.pause(at)
  await certificates.reschedule(due, { at, tries: due.tries, failure: failureOf(kind) })
}

/** After a DNS check of a verified host: requests a certificate now if a name leads to us that it does not contain. */
export async function requestMissingCertificate(
  { certificates, now }: Pick<DomainDeps, 'certificates' | 'now'>,
  { id, host, certificate }: { id: number; host: string; certificate: IssuedCertificate | null },
  checks: Parameters<typeof namesLeadingHere>[1],
): Promise<void> {
  const names = namesLeadingHere(host, checks)
  if (names.length > 0 && !covers(certificate, names)) await certificates.makeDue(id, now())
}
