import { randomUUID } from 'node:crypto'
import { MAX_CERTIFICATES } from '@izlog/contracts/http/certificates'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import type { Model, QueryFilter } from 'mongoose'
import type { CertificateFailure, IssuedCertificate } from '../domain/certificate.ts'
import { type Claim, withCertificate } from '../domain/claim.ts'
import { claimSnapshot } from '../domain/claim-snapshot.ts'
import type { Targets } from '../domain/dns-records.ts'
import { type CertificateFiles, type ClaimDoc, claimOf } from './claim-schema.ts'

/** How long a certificate is one process's; it asks for more while it works. */
export const ISSUE_LEASE_MS = 2 * 60_000

const VERIFIED: QueryFilter<ClaimDoc> = { verifiedHost: { $type: 'string' }, ownerActive: true, deletedAt: null }

/** A claim whose certificate is one process's to ask for. */
export interface DueCertificate {
  claim: Claim
  lease: string
  /** Failed tries in a row. */
  tries: number
}

/** A certificate to be served. */
export interface Served {
  id: number
  host: string
  certificate: IssuedCertificate
}

export type Certificates = ReturnType<typeof mongoCertificates>

/** The certificates of claims, in the claims' own documents: a host that is lost or removed takes its certificate along in the same write. */
export function mongoCertificates(model: Model<ClaimDoc>, outbox: Outbox, targets: Targets) {
  const served = (more: QueryFilter<ClaimDoc>, now: Date): QueryFilter<ClaimDoc> => ({
    ...VERIFIED,
    'certificate.validUntil': { $gt: now },
    ...more,
  })

  return {
    /** One that is due, for this process alone until the lease runs out. */
    async claimDue(now: Date): Promise<DueCertificate | undefined> {
      const lease = randomUUID()
      const doc = await model
        .findOneAndUpdate(
          { ...VERIFIED, certificateAt: { $lte: now } },
          { $set: { certificateAt: new Date(now.getTime() + ISSUE_LEASE_MS), certificateLease: lease } },
          { returnDocument: 'after' },
        )
        .lean<ClaimDoc>()
      return doc ? { claim: claimOf(doc), lease, tries: doc.certificateTries ?? 0 } : undefined
    },
    /** Keeps the others away for as long again. */
    async extend({ claim: { id }, lease }: DueCertificate, now: Date): Promise<void> {
      const certificateAt = new Date(now.getTime() + ISSUE_LEASE_MS)
      await model.updateOne({ _id: id, certificateLease: lease }, { $set: { certificateAt } })
    },
    /** When it is tried again, and what the seller is told. Nothing happens to one that is no longer this process's. */
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
    /** Stores it with its event in one write; false when the claim is no longer verified, or another process's. */
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
        // Somebody has saved the claim meanwhile: once more on what they saved.
        if (matchedCount === 0) continue
        outbox.publishSoon(id)
        return true
      }
    },
    /** It need not wait: what was wrong in the DNS has been mended. One that is being asked for goes on; what the directory refused waits. */
    async makeDue(id: number, now: Date): Promise<void> {
      const mended: QueryFilter<ClaimDoc> = {
        $or: [{ certificateFailure: null }, { 'certificateFailure.kind': 'dns' }],
      }
      const waiting = { _id: id, certificateAt: { $gt: now }, certificateLease: null, ...mended }
      await model.updateOne({ ...VERIFIED, ...waiting }, { $set: { certificateAt: now } })
    },
    /** Verified hosts of before certificates were issued here. */
    async scheduleMissing(now: Date): Promise<void> {
      await model.updateMany({ ...VERIFIED, certificateAt: null }, { $set: { certificateAt: now } })
    },

    /** What is to be served, by claim id, after the given one; at most `MAX_CERTIFICATES`. */
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
