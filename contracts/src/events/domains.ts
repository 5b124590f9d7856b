import { z } from 'zod'
import { UserId } from '../domain/users.ts'
import { CertificateFacts } from '../http/certificates.ts'
import { DnsInstructions } from '../http/domains.ts'
import { event } from './envelope.ts'

/** The times in a claim's life of which sellers are notified; null: it has not happened. */
export const DomainStanding = z.object({
  /** When a claim that is not verified lapses. */
  lapsesAt: z.iso.datetime().nullable(),
  /** When it was found to have lapsed. */
  lapsedAt: z.iso.datetime().nullable(),
  /** When another account verified the host. */
  takenAt: z.iso.datetime().nullable(),
  /** Since when a verified claim's TXT record is missing. */
  missingSince: z.iso.datetime().nullable(),
  /** When the host is switched off if the TXT record stays missing. */
  endsAt: z.iso.datetime().nullable(),
  /** When a verified claim was lost because its TXT record stayed missing. */
  lostAt: z.iso.datetime().nullable(),
})
export type DomainStanding = z.infer<typeof DomainStanding>

/**
 * The state of a seller's claim on a host. Key: the claim's id. Only a verified claim is served; if a former seller's last snapshot arrives
 * late and two claims seem verified, the one verified later is right. `primaryOf` in contracts/src/domain/primary-host finds the host to which
 * a seller's other hosts redirect.
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
    /** Null until it is verified. */
    verifiedAt: z.iso.datetime().nullable(),
    primaryAt: z.iso.datetime().nullable(),
    /** Whether /domain shows it. */
    isAccount: z.boolean(),
    /** False while the seller is deactivated: the host is then not served. */
    ownerActive: z.boolean(),
    dnsInstructions: DnsInstructions,
    /** Absent in older snapshots. */
    standing: DomainStanding.optional(),
    /** Its certificate; null: none is served. The private key is only on domain's internal route. */
    certificate: CertificateFacts.nullable().optional(),
    deleted: z.boolean(),
  }),
)
export type DomainSnapshotV1 = z.infer<typeof DomainSnapshotV1>

export const domainEvents = { 'domain.snapshot.v1': DomainSnapshotV1 } as const
