import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { Domains } from '../store/mongo-domains.ts'

/** Updates the projection of users' hosts. */
export const onDomain = (domains: Domains): EventHandler => on('domains', 'domain.snapshot.v1', domains.apply)
