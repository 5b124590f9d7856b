import { type EventHandler, on } from '@izlog/kit/bus/consumer'
import { nothingSetUp } from '../domain/integrations.ts'
import type { IntegrationsStore } from '../store/integrations.ts'

/** Keeps where each seller's orders go; of a deleted seller nothing is kept. */
export const onIntegrationsChanged = (integrations: IntegrationsStore): EventHandler =>
  on('integrations', 'integrations.snapshot.v1', (events) =>
    integrations.apply(
      events.map(({ aggregateVersion, data: { deleted, ...fields } }) => ({
        ...(deleted ? nothingSetUp(fields.userId) : fields),
        version: aggregateVersion,
      })),
    ),
  )
