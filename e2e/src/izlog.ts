import { inboxOf } from '@izlog/local/testing/inbox'
import { inject } from 'vitest'
import { startIzlogOn } from './izlog-on.ts'

/** The Izlog that files share which need no settings of their own. The demo seller's pages and orders of other files are in it too. */
export function sharedIzlog() {
  const shared = inject('sharedIzlog')
  return { ...shared, inbox: inboxOf(shared.simulatorsUrl) }
}

/** An Izlog with these settings for one file alone; and what its simulators receive. */
export async function startIzlog(env: Record<string, string>, options?: Parameters<typeof startIzlogOn>[2]) {
  const stores = { mongoUrl: inject('mongoUrl'), kafkaBrokers: inject('kafkaBrokers'), redisUrl: inject('redisUrl') }
  const system = await startIzlogOn(stores, env, options)
  return { ...system, inbox: inboxOf(system.simulatorsUrl) }
}

export type Izlog = Awaited<ReturnType<typeof startIzlog>>
