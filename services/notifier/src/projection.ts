import type { Projection } from '@izlog/kit/projections/rebuild'
import { onIntegrationsChanged } from './events/on-integrations-changed.ts'
import { PROJECTED } from './store/integrations.ts'
import type { CloseAccountDeps } from './use-cases/close-account.ts'

/** What notifier keeps of others: where each seller's orders go. */
export const notifierProjection = (deps: CloseAccountDeps): Projection => ({
  group: 'notifier.projections',
  topics: ['integrations'],
  from: 'start',
  handlers: [onIntegrationsChanged(deps)],
  collections: PROJECTED,
})
