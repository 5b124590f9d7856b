import { type EventHandler, on } from '@izlog/kit/bus/consumer'
import type { DomainDeps } from '../use-cases/deps.ts'
import { followUser } from '../use-cases/follow-user.ts'

/** Hosts go the way of their seller. */
export const onUser = (deps: DomainDeps): EventHandler[] => [
  on('users', 'user.snapshot.v1', async (events) => {
    for (const { data } of events) await followUser(deps, data)
  }),
]
