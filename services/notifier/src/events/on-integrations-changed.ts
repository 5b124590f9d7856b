import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import { nothingSetUp } from '../domain/integrations.ts'
import { type CloseAccountDeps, closeAccount } from '../use-cases/close-account.ts'

/** Projects each seller's integrations; a deleted seller's are emptied and their account is closed. */
export const onIntegrationsChanged = (deps: CloseAccountDeps): EventHandler =>
  on('integrations', 'integrations.snapshot.v1', async (events) => {
    await deps.integrations.apply(
      events.map(({ aggregateVersion, data }) => ({
        ...(data.deleted ? { ...nothingSetUp(data.userId), deleted: true } : data),
        version: aggregateVersion,
      })),
    )
    for (const { data } of events) {
      if (data.deleted) await closeAccount(deps, data.userId)
    }
  })
