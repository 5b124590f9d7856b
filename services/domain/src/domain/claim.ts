import { DAY_MS } from '@izlog/contracts/domain/durations'
import { CLAIM_DAYS } from '@izlog/contracts/http/domains'
import type { IssuedCertificate } from './certificate.ts'

/** How long a verified host whose TXT is gone stays verified. */
const GRACE_MS = 7 * DAY_MS

/** A seller's claim on a host. Until it is verified, others may claim the same host, each with a token of their own. */
export interface Claim {
  id: number
  /** Counted up with each change. */
  version: number
  userId: number
  host: string
  /** What the TXT must contain; new with every claim, so that a former holder's record proves nothing. */
  token: string
  /** The account host, which /domain shows. */
  isAccount: boolean
  verifiedAt: Date | null
  /** When the seller last chose it as the primary. */
  primaryAt: Date | null
  /** When the token of an unverified claim expires. */
  lapsesAt: Date
  /** Since when the TXT of a verified host is missing. */
  missingSince: Date | null
  /** When its seller was notified that another account has verified the host; screens look the present state up. */
  takenAt: Date | null
  /** When the worker saw that it had lapsed. */
  lapsedAt: Date | null
  /** When it lost its verification because the TXT stayed missing. */
  lostAt: Date | null
  /** The certificate served for it; only while it is verified. */
  certificate: IssuedCertificate | null
  ownerActive: boolean
  createdAt: Date
  updatedAt: Date
}

const inDays = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)
const changed = (claim: Claim, at: Date, fields: Partial<Claim>): Claim => ({
  ...claim,
  ...fields,
  version: claim.version + 1,
  updatedAt: at,
})

export const newClaim = (of: Pick<Claim, 'id' | 'userId' | 'host' | 'token' | 'isAccount'>, at: Date): Claim => ({
  ...of,
  version: 1,
  verifiedAt: null,
  primaryAt: null,
  lapsesAt: inDays(at, CLAIM_DAYS),
  missingSince: null,
  takenAt: null,
  lapsedAt: null,
  lostAt: null,
  certificate: null,
  ownerActive: true,
  createdAt: at,
  updatedAt: at,
})

export const hasLapsed = (claim: Claim, at: Date): boolean => claim.verifiedAt === null && claim.lapsesAt <= at
/** Marks a lapsed claim; returns the same object when it is marked already. */
export const markLapsed = (claim: Claim, at: Date): Claim =>
  claim.lapsedAt ? claim : changed(claim, at, { lapsedAt: at })
/** Marks the host as another account's, or as free again; returns the same object when nothing changes. */
export const markTaken = (claim: Claim, taken: boolean, at: Date): Claim =>
  taken === (claim.takenAt !== null) ? claim : changed(claim, at, { takenAt: taken ? at : null })
export const markVerified = (claim: Claim, at: Date): Claim =>
  changed(claim, at, { verifiedAt: at, missingSince: null, takenAt: null, lapsedAt: null, lostAt: null })
export const markPrimary = (claim: Claim, at: Date): Claim => changed(claim, at, { primaryAt: at })
export const markAccount = (claim: Claim, at: Date): Claim => changed(claim, at, { isAccount: true })
export const withCertificate = (claim: Claim, certificate: IssuedCertificate, at: Date): Claim =>
  changed(claim, at, { certificate })
export const withSellerActive = (claim: Claim, ownerActive: boolean, at: Date): Claim =>
  changed(claim, at, { ownerActive })
/** A lapsed claim started again with a new token. */
export const renewed = (claim: Claim, token: string, at: Date): Claim =>
  changed(claim, at, { token, lapsesAt: inDays(at, CLAIM_DAYS), lapsedAt: null, lostAt: null })

/** When a verified host whose TXT is missing loses its verification; null: the TXT is there. */
export const endsAt = ({ missingSince }: Claim): Date | null =>
  missingSince && new Date(missingSince.getTime() + GRACE_MS)

/** A verified claim after a DNS check; the same object when nothing changes. After the grace period it is pending again. */
export function afterCheck(claim: Claim, txtFound: boolean, at: Date): Claim {
  if (txtFound) return claim.missingSince ? changed(claim, at, { missingSince: null }) : claim
  if (!claim.missingSince) return changed(claim, at, { missingSince: at })
  const end = endsAt(claim)
  if (end && end > at) return claim
  const pending = { verifiedAt: null, primaryAt: null, missingSince: null, lapsesAt: inDays(at, CLAIM_DAYS) }
  return changed(claim, at, { ...pending, certificate: null, lostAt: at })
}
