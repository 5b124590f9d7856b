import type { Sealed } from '@izlog/contracts/events/integrations'
import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { isDate, isNumber, isString } from '@izlog/kit/store/partial-indexes'
import { Schema } from 'mongoose'
import type { CertificateFailure } from '../domain/certificate.ts'
import type { Claim } from '../domain/claim.ts'

/** Chain and sealed key of a certificate. */
export interface CertificateFiles {
  chain: string
  key: Sealed
}

/** A claim as stored: with its outbox, the fields of the unique indexes, and the times of its checks. */
export type ClaimDoc = Omit<Claim, 'id'> &
  OutboxFields & {
    _id: number
    /** The host while this claim is verified; unique. */
    verifiedHost?: string | null
    /** The seller while this is the account host; unique. */
    accountOf?: number | null
    checkedAt?: Date | null
    /** When the worker checks its DNS next; null: only when a person asks. */
    checkAt?: Date | null
    checkTries: number
    /** Chain and sealed key of the claim's certificate. */
    certificateFiles?: CertificateFiles | null
    /** When its certificate is requested or renewed, or the lease of a process ends; null: not verified. */
    certificateAt?: Date | null
    certificateLease?: string | null
    certificateTries?: number
    certificateFailure?: CertificateFailure | null
  }

const required = { required: true } as const

export const claimSchema = new Schema<ClaimDoc>(
  {
    _id: { type: Number, ...required },
    userId: { type: Number, ...required },
    host: String,
    token: { type: String, ...required },
    isAccount: { type: Boolean, ...required },
    verifiedAt: Date,
    primaryAt: Date,
    lapsesAt: { type: Date, ...required },
    missingSince: Date,
    takenAt: Date,
    lapsedAt: Date,
    lostAt: Date,
    ownerActive: { type: Boolean, ...required },
    verifiedHost: String,
    accountOf: Number,
    checkedAt: Date,
    checkAt: Date,
    checkTries: { type: Number, ...required },
    certificate: Schema.Types.Mixed,
    certificateFiles: Schema.Types.Mixed,
    certificateAt: Date,
    certificateLease: String,
    certificateTries: Number,
    certificateFailure: Schema.Types.Mixed,
    createdAt: { type: Date, ...required },
    updatedAt: { type: Date, ...required },
    ...outboxSchema,
  },
  { collection: 'claims', versionKey: false },
)

claimSchema.index(
  { verifiedHost: 1 },
  { unique: true, name: 'claim_verified', partialFilterExpression: { verifiedHost: isString } },
)
claimSchema.index(
  { userId: 1, host: 1 },
  { unique: true, name: 'claim_listed', partialFilterExpression: { host: isString } },
)
claimSchema.index(
  { accountOf: 1 },
  { unique: true, name: 'claim_account', partialFilterExpression: { accountOf: isNumber } },
)
claimSchema.index({ host: 1 })
claimSchema.index({ checkAt: 1 }, { partialFilterExpression: { checkAt: isDate } })
claimSchema.index({ certificateAt: 1 }, { partialFilterExpression: { certificateAt: isDate } })
indexOutbox(claimSchema)

export const claimOf = (doc: ClaimDoc): Claim => ({
  id: doc._id,
  version: doc.version,
  userId: doc.userId,
  host: doc.host,
  token: doc.token,
  isAccount: doc.isAccount,
  verifiedAt: doc.verifiedAt ?? null,
  primaryAt: doc.primaryAt ?? null,
  lapsesAt: doc.lapsesAt,
  missingSince: doc.missingSince ?? null,
  takenAt: doc.takenAt ?? null,
  lapsedAt: doc.lapsedAt ?? null,
  lostAt: doc.lostAt ?? null,
  certificate: doc.certificate ?? null,
  ownerActive: doc.ownerActive,
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})
