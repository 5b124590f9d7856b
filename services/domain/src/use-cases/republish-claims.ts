import { DomainSnapshotV1 } from '@izlog/contracts/events/domains'
import { announceById, marksDeleted, type OwnedSnapshots } from '@izlog/kit/projections/republish'
import { deletedClaimSnapshot } from '../domain/claim-snapshot.ts'
import type { DomainDeps } from './deps.ts'

/** The snapshots of all claims, for `republish`. */
export const claimSnapshots = ({ claims }: Pick<DomainDeps, 'claims'>): OwnedSnapshots => ({
  topics: ['domains'],
  ids: () => claims.idsOf({}),
  announce: announceById(claims.byId, claims.announce),
  unpublished: claims.unpublished,
  isGone: marksDeleted,
  gone: (last, version) => [deletedClaimSnapshot(DomainSnapshotV1.parse(last), version, new Date())],
  counters: { domains: ({ aggregateId }) => Number(aggregateId) },
})
