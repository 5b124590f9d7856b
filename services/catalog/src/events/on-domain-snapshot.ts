import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { Domains } from '../store/mongo-domains.ts'

/** Projects sellers' hosts. */
export const onDomainSnapshot = ({ domains }: { domains: Domains }): EventHandler =>
  on('domains', 'domain.snapshot.v1', (events) =>
    domains.project(
      events.map(({ aggregateVersion, data }) => ({
        _id: data.id,
        version: aggregateVersion,
        userId: data.userId,
        host: data.host,
        verifiedAt: data.verifiedAt === null ? null : new Date(data.verifiedAt),
        primaryAt: data.primaryAt === null ? null : new Date(data.primaryAt),
        ownerActive: data.ownerActive,
        seenAs: data.certificate?.names ?? [],
        deleted: data.deleted,
      })),
    ),
  )
