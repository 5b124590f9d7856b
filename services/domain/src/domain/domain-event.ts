import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Claim } from './claim.ts'
import { instructionsFor, type Targets } from './dns-records.ts'

/** What the others are told of a claim after a write. */
export const domainSnapshot = (claim: Claim, targets: Targets, deleted = false): OutboxEntry =>
  makeEvent(
    'domains',
    'domain.snapshot.v1',
    { aggregateId: claim.id, aggregateVersion: claim.version, at: claim.updatedAt },
    {
      id: claim.id,
      userId: claim.userId,
      host: claim.host,
      verifiedAt: deleted ? null : (claim.verifiedAt?.toISOString() ?? null),
      primaryAt: deleted ? null : (claim.primaryAt?.toISOString() ?? null),
      isAccount: claim.isAccount && !deleted,
      ownerActive: claim.ownerActive,
      dnsInstructions: instructionsFor(claim, targets),
      deleted,
    },
  )
