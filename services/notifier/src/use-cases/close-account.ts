import type { DeliveryStore } from '../store/deliveries.ts'
import type { IntegrationsStore } from '../store/integrations.ts'

export interface CloseAccountDeps {
  deliveries: DeliveryStore
  integrations: IntegrationsStore
  now: () => Date
  /** Tells every channel's worker that there is something to do. */
  wakeAll: () => void
}

/** A seller was deleted: what waits is skipped by whoever would have sent it, and what was given up is forgotten. */
export async function closeAccount({ deliveries, now, wakeAll }: CloseAccountDeps, userId: number): Promise<void> {
  await deliveries.closeAccount(userId, now())
  wakeAll()
}
