import { z } from 'zod'
import { UserId } from '../domain/users.ts'
import { CertificateFacts } from '../http/certificates.ts'
import { DnsInstructions } from '../http/domains.ts'
import { event } from './envelope.ts'

/** What becomes of a claim with time, each since when or until when; null: it did not. Sellers are told of it. */
export const DomainStanding = z.object({
  /** A claim that is not verified by then counts no more. */
  lapsesAt: z.iso.datetime().nullable(),
  /** Seen to have lapsed. */
  lapsedAt: z.iso.datetime().nullable(),
  /** Another account has verified the host. */
  takenAt: z.iso.datetime().nullable(),
  /** It is verified, but its TXT is gone. */
  missingSince: z.iso.datetime().nullable(),
  /** If the TXT stays away the host leads nowhere from then on. */
  endsAt: z.iso.datetime().nullable(),
  /** It was verified once, and its TXT stayed away for too long. */
  lostAt: z.iso.datetime().nullable(),
})
export type DomainStanding = z.infer<typeof DomainStanding>

/**
 * A seller's claim on a host, as it stands now. Key: the claim's id. A host leads to its verified claim alone; when a
 * former owner's last snapshot comes late and two seem verified, the one verified later is right. `primaryOf` in
 * contracts/src/domain/primary-host tells which verified host of a seller the others redirect to.
 */
export const DomainSnapshotV1 = event(
  'domain.snapshot',
  1,
  z.object({
    id: z.int().positive(),
    /** The seller. */
    userId: UserId,
    /** Punycode, without www. */
    host: z.string(),
    /** Null while it is claimed only. */
    verifiedAt: z.iso.datetime().nullable(),
    primaryAt: z.iso.datetime().nullable(),
    /** The one that /domain shows. */
    isAccount: z.boolean(),
    /** False while the seller is deactivated: then it leads nowhere. */
    ownerActive: z.boolean(),
    dnsInstructions: DnsInstructions,
    /** Snapshots of before it was told have none. */
    standing: DomainStanding.optional(),
    /** What is served for it under https; null: nothing. Its key is asked of domain, never told here. */
    certificate: CertificateFacts.nullable().optional(),
    deleted: z.boolean(),
  }),
)
export type DomainSnapshotV1 = z.infer<typeof DomainSnapshotV1>

export const domainEvents = { 'domain.snapshot.v1': DomainSnapshotV1 } as const
