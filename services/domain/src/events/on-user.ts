import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { DomainDeps } from '../use-cases/deps.ts'
import { followSeller } from '../use-cases/follow-seller.ts'

/** Applies a seller's state to their hosts: the projected state, since an older event may be repeated after a newer one. */
export const onUser = (deps: DomainDeps): EventHandler[] => [
  on('users', 'user.snapshot.v1', async (events) => {
    await deps.sellers.apply(
      events.map(({ aggregateVersion: version, data: { userId: _id, isActive, deleted } }) => ({
        _id,
        version,
        isActive,
        deleted,
      })),
    )
    for (const seller of await deps.sellers.of(events.map(({ data }) => data.userId))) await followSeller(deps, seller)
  }),
]
