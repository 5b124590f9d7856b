import { DAY_MS } from '@izlog/contracts/domain/durations'
import { CLAIM_DAYS } from '@izlog/contracts/http/domains'
import type { IssuedCertificate } from './certificate.ts'

/** A verified host whose TXT is gone stays its owner's for so long. */
const GRACE_MS = 7 * DAY_MS

/** A seller's claim on a host. Until it is verified it binds nobody: others may claim the same host, each with a token of their own. */
export interface Claim {
  id: number
  /** Of the document; each change has the next. */
  version: number
  userId: number
  host: string
  /** What the TXT must carry; new with every claim, so that a former owner's record proves nothing. */
  token: string
  /** The one that /domain shows. */
  isAccount: boolean
  verifiedAt: Date | null
  /** When the seller last chose it as the primary. */
  primaryAt: Date | null
  /** From then on the token of a claim that is not verified counts no more. */
  lapsesAt: Date
  /** Verified, but its TXT has not been found since then. */
  missingSince: Date | null
  /** Another account has verified the host; what is shown is looked up, this is what its seller was told. */
  takenAt: Date | null
  /** Seen to have lapsed. */
  lapsedAt: Date | null
  /** It was verified, and stopped being so because its TXT stayed away. */
  lostAt: Date | null
  /** What is served for it under https; only while it is verified. */
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
/** Seen to have lapsed; the same claim when it was seen before. */
export const markLapsed = (claim: Claim, at: Date): Claim =>
  claim.lapsedAt ? claim : changed(claim, at, { lapsedAt: at })
/** Seen to be another account's, or nobody's again; the same claim when that is known. */
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
/** A lapsed claim begun anew. */
export const renewed = (claim: Claim, token: string, at: Date): Claim =>
  changed(claim, at, { token, lapsesAt: inDays(at, CLAIM_DAYS), lapsedAt: null, lostAt: null })

/** When a verified host whose TXT is gone stops being its owner's; null: it is there. */
export const endsAt = ({ missingSince }: Claim): Date | null =>
  missingSince && new Date(missingSince.getTime() + GRACE_MS)

/** What a daily look at a verified host means; the same claim when nothing. After the grace it is a pending claim again. */
export function afterCheck(claim: Claim, txtFound: boolean, at: Date): Claim {
  if (txtFound) return claim.missingSince ? changed(claim, at, { missingSince: null }) : claim
  if (!claim.missingSince) return changed(claim, at, { missingSince: at })
  const end = endsAt(claim)
  if (end && end > at) return claim
  const pending = { verifiedAt: null, primaryAt: null, missingSince: null, lapsesAt: inDays(at, CLAIM_DAYS) }
  return changed(claim, at, { ...pending, certificate: null, lostAt: at })
}
