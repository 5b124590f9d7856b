import { DAY_MS, HOUR_MS, MINUTE_MS } from '@izlog/contracts/domain/durations'
import { serviceInitiator } from '@izlog/kit/audit/audit-event'
import { afterCheck, type Claim, hasLapsed, markLapsed, markTaken } from '../domain/claim.ts'
import type { Due } from '../store/mongo-claims.ts'
import { firstCheckAt } from './add-host.ts'
import type { DomainDeps } from './deps.ts'
import { type CheckDeps, checkDns, takeHost } from './verify-host.ts'

type RecheckDeps = CheckDeps & Pick<DomainDeps, 'log'>

/** Concurrent checks: a silent name server takes up to 5 s. */
const BATCH = 10
const MAX_PAUSE_MS = 6 * HOUR_MS
const NO_ANSWER_MS = HOUR_MS

/** Checks the DNS of due claims: unverified ones with growing pauses, verified ones daily. Returns how many. */
export async function recheckDue(deps: RecheckDeps): Promise<number> {
  const due: Due[] = []
  while (due.length < BATCH) {
    const next = await deps.claims.claimDue(deps.now())
    if (!next) break
    due.push(next)
  }
  await Promise.all(due.map((one) => recheck(deps, one)))
  return due.length
}

/** The time of the next check; null: none; undefined: the save has set it. */
type Next = Date | null | undefined

async function recheck(deps: RecheckDeps, due: Due): Promise<void> {
  const next = due.claim.verifiedAt ? await recheckVerified(deps, due.claim) : await recheckPending(deps, due)
  if (next !== undefined) await deps.claims.scheduleCheck(due, next)
}

/** With a tenth of jitter, so that claims added together spread. */
const inAbout = ({ now }: RecheckDeps, pause: number) => new Date(now().getTime() + pause * (0.9 + Math.random() * 0.2))
/** For a claim that was saved meanwhile: checked again soon, in its new state. */
const soon = (deps: RecheckDeps) => inAbout(deps, MINUTE_MS)

async function recheckPending(deps: RecheckDeps, { claim, tries }: Due): Promise<Next> {
  const { claims, now } = deps
  if (hasLapsed(claim, now())) return (await saved(deps, claim, markLapsed(claim, now()))) ? null : soon(deps)
  const taken = await claims.isTaken(claim)
  const seen = markTaken(claim, taken, now())
  if (!(await saved(deps, claim, seen))) return soon(deps)
  if (!taken && (await checkDns(deps, seen)).checks[0]?.ok) {
    return (await takeHost(deps, seen, serviceInitiator('domain'))) === 'saved' ? undefined : now()
  }
  const next = inAbout(deps, Math.min(MAX_PAUSE_MS, MINUTE_MS * 2 ** Math.min(tries, 12)))
  return next < claim.lapsesAt ? next : claim.lapsesAt
}

/** A host loses its verification only when servers answer without its TXT, never when they do not answer. */
async function recheckVerified(deps: RecheckDeps, claim: Claim): Promise<Next> {
  const { claims, now, log } = deps
  const { checks, answered } = await checkDns(deps, claim)
  if (!answered) return inAbout(deps, NO_ANSWER_MS)
  const at = now()
  const after = afterCheck(claim, checks[0]?.ok === true, at)
  if (after.verifiedAt) {
    if (!(await saved(deps, claim, after))) return soon(deps)
    // More often while its TXT is missing, so that its return is seen the same day.
    return inAbout(deps, after.missingSince ? MAX_PAUSE_MS : DAY_MS)
  }
  if ((await claims.save(after, firstCheckAt(at))) !== 'saved') return soon(deps)
  log.info({ domain: claim.id }, 'switched off: its TXT stayed away')
  await claims.wakeClaimants(claim.host, at)
  return undefined
}

/** False: another version was saved first. */
async function saved({ claims }: RecheckDeps, before: Claim, after: Claim): Promise<boolean> {
  return after === before || (await claims.save(after)) === 'saved'
}
