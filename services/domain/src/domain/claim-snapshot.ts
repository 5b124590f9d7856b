import type { DomainSnapshotV1 } from '@izlog/contracts/events/domains'
import { auditEvent, type Initiator } from '@izlog/kit/audit/audit-event'
import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import type { IssuedCertificate } from './certificate.ts'
import { type Claim, endsAt } from './claim.ts'
import { instructionsFor, type Targets } from './dns-records.ts'

const isoOf = (time: Date | null) => time?.toISOString() ?? null

const publicFieldsOf = (certificate: IssuedCertificate | null) =>
  certificate && {
    fingerprint: certificate.fingerprint,
    names: certificate.names,
    validUntil: certificate.validUntil.toISOString(),
  }

/** The snapshot of a claim after a write. */
export const claimSnapshot = (claim: Claim, targets: Targets, deleted = false): OutboxEntry =>
  makeEvent(
    'domains',
    'domain.snapshot.v1',
    { aggregateId: claim.id, aggregateVersion: claim.version, at: claim.updatedAt },
    {
      id: claim.id,
      userId: claim.userId,
      host: claim.host,
      verifiedAt: deleted ? null : isoOf(claim.verifiedAt),
      primaryAt: deleted ? null : isoOf(claim.primaryAt),
      isAccount: claim.isAccount && !deleted,
      ownerActive: claim.ownerActive,
      dnsInstructions: instructionsFor(claim, targets),
      standing: {
        lapsesAt: claim.verifiedAt ? null : claim.lapsesAt.toISOString(),
        lapsedAt: isoOf(claim.lapsedAt),
        takenAt: isoOf(claim.takenAt),
        missingSince: isoOf(claim.missingSince),
        endsAt: isoOf(endsAt(claim)),
        lostAt: isoOf(claim.lostAt),
      },
      certificate: deleted ? null : publicFieldsOf(claim.certificate),
      deleted,
    },
  )

/** The audit record of a host that was added, verified or removed. */
export const claimAuditRecord = (
  by: Initiator,
  action: 'domain-added' | 'domain-verified' | 'domain-removed',
  { id, host }: Pick<Claim, 'id' | 'host'>,
  at: Date,
): OutboxEntry => auditEvent(by, action, at, { object: { kind: 'domain', id, name: host } })

/** The deleted snapshot of a claim that the store has lost, made from its last snapshot. */
export const deletedClaimSnapshot = ({ aggregateId, data }: DomainSnapshotV1, version: number, at: Date): OutboxEntry =>
  makeEvent(
    'domains',
    'domain.snapshot.v1',
    { aggregateId, aggregateVersion: version, at },
    { ...data, verifiedAt: null, primaryAt: null, isAccount: false, certificate: null, deleted: true },
  )
