import { RESTORING } from '@izlog/kit/store/unfinished-restore'
import { SERVICES, type Service } from './databases.ts'

/** Runs a command of a service, such as `src/republish.ts users --restoring`; throws when it fails. */
export type RunCommand = (service: Service, script: string, ...args: string[]) => Promise<void>

/** A topic of each set of snapshots, whose owner publishes the whole set. */
const OWNED: [Service, string][] = [
  ['auth', 'users'],
  ['catalog', 'websites'],
  ['upsell', 'upsell-products'],
  ['order', 'seller-stats'],
  ['domain', 'domains'],
]
/** Services with projections of others' snapshots. */
const PROJECTING: Service[] = ['auth', 'catalog', 'order', 'upsell', 'notifier']

/** What follows the restore of all databases, while no service runs: indexes and migrations, then topics and projections anew from the stores, and figures recounted. May be repeated. */
export async function afterRestore(runCommand: RunCommand): Promise<void> {
  const run: RunCommand = (service, script, ...args) => runCommand(service, script, ...args, RESTORING)
  await Promise.all(SERVICES.map((service) => run(service, 'main', '--migrate')))
  await Promise.all(OWNED.map(([service, topic]) => run(service, 'republish', topic)))
  // By force: the topics are whole now, so what is in none of them was deleted before the backup.
  await Promise.all(PROJECTING.map((service) => run(service, 'rebuild', '--force')))
  await run('order', 'reconcile')
}
