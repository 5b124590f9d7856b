import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { DomainDeps } from '../use-cases/deps.ts'
import { followUser } from '../use-cases/follow-user.ts'

/** Hosts go the way of their seller: as the seller stands now, since old news may come again after newer. */
export const onUser = (deps: DomainDeps): EventHandler[] => [
  on('users', 'user.snapshot.v1', async (events) => {
    await deps.owners.apply(
      events.map(({ aggregateVersion: version, data: { userId: _id, isActive, deleted } }) => ({
        _id,
        version,
        isActive,
        deleted,
      })),
    )
    for (const owner of await deps.owners.of(events.map(({ data }) => data.userId))) await followUser(deps, owner)
  }),
]
