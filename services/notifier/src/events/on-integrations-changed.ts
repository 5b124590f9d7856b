import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import { nothingSetUp } from '../domain/integrations.ts'
import { type CloseAccountDeps, closeAccount } from '../use-cases/close-account.ts'

/** Keeps where each seller's orders go; of a deleted seller nothing is kept, and nothing more is sent. */
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
