import type { Projection } from '@izlog/kit/projections/rebuild'
import { type IntegrationsChangedDeps, onIntegrationsChanged } from './events/on-integrations-changed.ts'
import { PROJECTED } from './store/integrations.ts'

/** Notifier's projection of `integrations`: where each seller's orders are sent. */
export const notifierProjection = (deps: IntegrationsChangedDeps): Projection => ({
  group: 'notifier.projections',
  topics: ['integrations'],
  from: 'start',
  handlers: [onIntegrationsChanged(deps)],
  collections: PROJECTED,
})
