import { randomUUID } from 'node:crypto'
import { MAX_CERTIFICATES } from '@izlog/contracts/http/certificates'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { isDate, isString } from '@izlog/kit/store/partial-indexes'
import type { Model, QueryFilter } from 'mongoose'
import type { CertificateFailure, CertificateStanding, IssuedCertificate } from '../domain/certificate.ts'
import { type Claim, withCertificate } from '../domain/claim.ts'
import { claimSnapshot } from '../domain/claim-snapshot.ts'
import type { Targets } from '../domain/dns-records.ts'
import { type CertificateFiles, type ClaimDoc, claimOf } from './claim-schema.ts'

/** The lease of a process on a certificate, ms; extended while it works. */
export const ISSUE_LEASE_MS = 2 * 60_000

const VERIFIED: QueryFilter<ClaimDoc> = { verifiedHost: isString, ownerActive: true, deletedAt: null }

/** A claim with the lease to request its certificate. */
export interface DueCertificate {
  claim: Claim
  lease: string
  /** Failed tries in a row. */
  tries: number
}

/** A certificate that gateways serve. */
export interface Served {
  id: number
  host: string
  certificate: IssuedCertificate
}

export type Certificates = ReturnType<typeof mongoCertificates>

/** The certificates, stored in the claims' documents, so that a lost or removed host loses its certificate in the same write. */
export function mongoCertificates(model: Model<ClaimDoc>, outbox: Outbox, targets: Targets) {
  const served = (more: QueryFilter<ClaimDoc>, now: Date): QueryFilter<ClaimDoc> => ({
    ...VERIFIED,
    'certificate.validUntil': { $gt: now },
    ...more,
  })

  return {
    /** Leases a due certificate; undefined: none is due. */
    async claimDue(now: Date): Promise<DueCertificate | undefined> {
      const lease = randomUUID()
      const doc = await model
        .findOneAndUpdate(
          { ...VERIFIED, certificateAt: { ...isDate, $lte: now } },
          { $set: { certificateAt: new Date(now.getTime() + ISSUE_LEASE_MS), certificateLease: lease } },
          { returnDocument: 'after' },
        )
        .lean<ClaimDoc>()
      return doc ? { claim: claimOf(doc), lease, tries: doc.certificateTries ?? 0 } : undefined
    },
    /** Extends the lease from now. */
    async extend({ claim: { id }, lease }: DueCertificate, now: Date): Promise<void> {
      const certificateAt = new Date(now.getTime() + ISSUE_LEASE_MS)
      await model.updateOne({ _id: id, certificateLease: lease }, { $set: { certificateAt } })
    },
    /** Ends the lease, with the time of the next try and the failure for the seller. Does nothing under another lease. */
    async reschedule(
      { claim: { id }, lease }: DueCertificate,
      { at, tries, failure }: { at: Date; tries: number; failure: CertificateFailure },
    ): Promise<void> {
      await model.updateOne(
        { _id: id, certificateLease: lease },
        {
          $set: { certificateAt: at, certificateTries: tries, certificateFailure: failure },
          $unset: { certificateLease: 1 },
        },
      )
    },
    /** Stores the certificate with its event in one write; false: the claim is no longer verified, or has another lease. */
    async save(
      { claim: { id, host }, lease }: DueCertificate,
      {
        certificate,
        files,
        renewAt,
        now,
      }: { certificate: IssuedCertificate; files: CertificateFiles; renewAt: Date; now: Date },
    ): Promise<boolean> {
      const mine = { _id: id, certificateLease: lease, verifiedHost: host, deletedAt: null }
      for (;;) {
        const doc = await model.findOne(mine).lean<ClaimDoc>()
        if (!doc) return false
        const { version, updatedAt, ...after } = withCertificate(claimOf(doc), certificate, now)
        const { push, set } = outbox.update([claimSnapshot({ ...after, version, updatedAt }, targets)])
        const { matchedCount } = await model.updateOne(
          { ...mine, version: doc.version },
          {
            $set: {
              certificate,
              certificateFiles: files,
              certificateAt: renewAt,
              certificateTries: 0,
              certificateFailure: null,
              version,
              updatedAt,
              ...set,
            },
            $unset: { certificateLease: 1 },
            $push: push,
          },
        )
        // The claim was saved meanwhile: repeat with the new version.
        if (matchedCount === 0) continue
        outbox.publishSoon(id)
        return true
      }
    },
    /** Makes it due now, after the DNS was corrected. Leaves out one under a lease, and one that the directory refused. */
    async makeDue(id: number, now: Date): Promise<void> {
      const mended: QueryFilter<ClaimDoc> = {
        $or: [{ certificateFailure: null }, { 'certificateFailure.kind': 'dns' }],
      }
      const waiting = { _id: id, certificateAt: { ...isDate, $gt: now }, certificateLease: null, ...mended }
      await model.updateOne({ ...VERIFIED, ...waiting }, { $set: { certificateAt: now } })
    },
    /** Schedules verified hosts from before this installation issued certificates. */
    async scheduleMissing(now: Date): Promise<void> {
      await model.updateMany({ ...VERIFIED, certificateAt: null }, { $set: { certificateAt: now } })
    },

    /** All verified hosts with their certificates, also those that have ended, and why the last try failed. */
    async standing(): Promise<CertificateStanding[]> {
      const docs = await model
        .find(VERIFIED, { host: 1, userId: 1, certificate: 1, certificateFailure: 1 })
        .lean<Pick<ClaimDoc, 'host' | 'userId' | 'certificate' | 'certificateFailure'>[]>()
      return docs.map(({ host, userId, certificate, certificateFailure }) => ({
        host,
        userId,
        certificate: certificate ?? null,
        problem: certificateFailure?.problem ?? null,
      }))
    },

    /** The certificates of all verified hosts, also those that have ended. */
    async issued(): Promise<IssuedCertificate[]> {
      const docs = await model
        .find({ ...VERIFIED, 'certificate.validUntil': isDate }, { certificate: 1 })
        .lean<Pick<ClaimDoc, 'certificate'>[]>()
      return docs.flatMap(({ certificate }) => certificate ?? [])
    },

    /** Served certificates after this claim id, in its order; at most `MAX_CERTIFICATES`. */
    async served(after: number, now: Date): Promise<Served[]> {
      const docs = await model
        .find(served({ _id: { $gt: after } }, now), { certificateFiles: 0, outbox: 0 })
        .sort({ _id: 1 })
        .limit(MAX_CERTIFICATES)
        .lean<ClaimDoc[]>()
      return docs.flatMap((doc) => {
        const { id, host, certificate } = claimOf(doc)
        return certificate ? [{ id, host, certificate }] : []
      })
    },
    async servedOne(id: number, now: Date): Promise<(Served & { files: CertificateFiles }) | undefined> {
      const doc = await model.findOne(served({ _id: id }, now)).lean<ClaimDoc>()
      if (!doc?.certificateFiles) return undefined
      const { host, certificate } = claimOf(doc)
      return certificate ? { id, host, certificate, files: doc.certificateFiles } : undefined
    },
  }
}
