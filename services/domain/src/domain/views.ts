import { missingTxt } from '@izlog/contracts/domain/missing-txt'
import { primaryOf } from '@izlog/contracts/domain/primary-host'
import { DOMAIN_MESSAGES, type Domain, type DomainState, type SingleDomain } from '@izlog/contracts/http/domains'
import { certificateView, type Issuance } from './certificate.ts'
import { type Claim, endsAt, hasLapsed } from './claim.ts'
import { instructionsFor, type Targets } from './dns-records.ts'

/** A claim with the other facts that a view shows. */
export interface Listed {
  claim: Claim
  /** Another account has verified the same host. */
  taken: boolean
  checkedAt: Date | null
  issuance: Issuance
}

/** The settings and the time that a view depends on. */
export interface Shown {
  targets: Targets
  /** Whether this installation issues certificates. */
  issuing: boolean
  now: Date
}

const stateOf = ({ claim, taken }: Listed, now: Date): DomainState => {
  if (claim.verifiedAt) return 'verified'
  if (taken) return 'taken'
  return hasLapsed(claim, now) ? 'lapsed' : 'pending'
}

/** One Serbian sentence that the seller should read; null: none. */
function noticeOf(claim: Claim, state: DomainState): string | null {
  if (state === 'taken') return DOMAIN_MESSAGES.taken
  if (state === 'lapsed') return DOMAIN_MESSAGES.lapsed
  if (claim.lostAt) return DOMAIN_MESSAGES.lost
  const end = endsAt(claim)
  return end && missingTxt(end)
}

const common = (listed: Listed, { targets, issuing, now }: Shown) => {
  const state = stateOf(listed, now)
  return {
    state,
    notice: noticeOf(listed.claim, state),
    lapsesAt: state === 'pending' ? listed.claim.lapsesAt.toISOString() : null,
    certificate: certificateView(listed.claim, listed.issuance, issuing, now),
    dnsInstructions: instructionsFor(listed.claim, targets),
  }
}

/** As /domains shows one seller's hosts. */
export function hostViews(all: readonly Listed[], shown: Shown): Domain[] {
  const primary = primaryOf(all.map(({ claim }) => claim))
  return all.map((listed) => ({
    id: listed.claim.id,
    host: listed.claim.host,
    isPrimary: listed.claim.id === primary?.id,
    isAccount: listed.claim.isAccount,
    verifiedAt: listed.claim.verifiedAt?.toISOString() ?? null,
    createdAt: listed.claim.createdAt.toISOString(),
    checkedAt: listed.checkedAt?.toISOString() ?? null,
    ...common(listed, shown),
  }))
}

/** As /domain shows the account's host. */
export const accountHostView = (listed: Listed, shown: Shown): SingleDomain => ({
  domain: listed.claim.host,
  isVerified: listed.claim.verifiedAt !== null,
  verificationToken: listed.claim.token,
  ...common(listed, shown),
})
