import { afterLook, type Claim, hasLapsed } from '../domain/claim.ts'
import type { DomainDeps } from './deps.ts'
import { type CheckDeps, look, win } from './verify-domain.ts'

type RecheckDeps = CheckDeps & Pick<DomainDeps, 'log'>

/** Silent name servers take up to 5 s each. */
const AT_ONCE = 10
const MINUTE_MS = 60_000
const LONGEST_MS = 6 * 60 * MINUTE_MS
const DAILY_MS = 24 * 60 * MINUTE_MS
const NO_ANSWER_MS = 60 * MINUTE_MS

/** Looks at the DNS of what is due: claims with growing pauses, verified hosts daily. Answers how many. */
export async function recheckDue(deps: RecheckDeps): Promise<number> {
  const due: { claim: Claim; tries: number }[] = []
  while (due.length < AT_ONCE) {
    const next = await deps.claims.claimDue(deps.now())
    if (!next) break
    due.push(next)
  }
  await Promise.all(due.map(({ claim, tries }) => recheck(deps, claim, tries)))
  return due.length
}

async function recheck(deps: RecheckDeps, claim: Claim, tries: number): Promise<void> {
  const { claims, now } = deps
  if (hasLapsed(claim, now())) return claims.lookAgain(claim.id, null)
  const { checks, answered } = await look(deps, claim)
  const txt = { found: checks[0]?.ok === true, answered }
  const pause = claim.verifiedAt
    ? await recheckVerified(deps, claim, txt)
    : await recheckPending(deps, claim, txt, tries)
  if (pause !== null) await claims.lookAgain(claim.id, new Date(now().getTime() + pause * (0.9 + Math.random() * 0.2)))
}

type Txt = { found: boolean; answered: boolean }

async function recheckPending(deps: RecheckDeps, claim: Claim, txt: Txt, tries: number): Promise<number | null> {
  if (txt.found && (await win(deps, claim)) === 'saved') return null
  return Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(tries, 12))
}

/** Where nobody answered nothing is known: a host is lost by a TXT that is gone, never by silence. */
async function recheckVerified({ claims, now, log }: RecheckDeps, claim: Claim, txt: Txt): Promise<number> {
  if (!txt.answered) return NO_ANSWER_MS
  const after = afterLook(claim, txt.found, now())
  if (after === claim) return DAILY_MS
  log.info(
    { domain: claim.id, missing: after.missingSince !== null, verified: after.verifiedAt !== null },
    'TXT changed',
  )
  // Saved by somebody else meanwhile: soon once more, on what they saved.
  return (await claims.save(after)) === 'saved' ? DAILY_MS : MINUTE_MS
}
