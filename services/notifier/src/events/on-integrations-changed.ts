import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import { nothingSetUp } from '../domain/integrations.ts'
import type { Notification } from '../domain/notification.ts'
import { welcomeNotifications } from '../domain/welcome.ts'
import { type CloseAccountDeps, closeAccount } from '../use-cases/close-account.ts'

export interface IntegrationsChangedDeps extends CloseAccountDeps {
  notify: (wanted: readonly Notification[]) => Promise<void>
}

/** Projects each seller's integrations and welcomes them once; a deleted seller's are emptied and their account is closed. */
export const onIntegrationsChanged = (deps: IntegrationsChangedDeps): EventHandler =>
  on('integrations', 'integrations.snapshot.v1', async (events) => {
    await deps.integrations.apply(
      events.map(({ aggregateVersion, data }) => ({
        ...(data.deleted ? { ...nothingSetUp(data.userId), deleted: true } : data),
        version: aggregateVersion,
      })),
    )
    await deps.notify(events.flatMap(({ data }) => welcomeNotifications(data)))
    for (const { data } of events) {
      if (data.deleted) await closeAccount(deps, data.userId)
    }
  })
