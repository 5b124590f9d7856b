import type { DeliveryStore } from '../store/deliveries.ts'
import type { IntegrationsStore } from '../store/integrations.ts'
import type { NotificationStore } from '../store/notifications.ts'

export interface CloseAccountDeps {
  deliveries: DeliveryStore
  integrations: IntegrationsStore
  notifications: NotificationStore
  now: () => Date
  /** Tells every channel's worker that there is something to do. */
  wakeAll: () => void
}

/** A seller was deleted: what waits is skipped by whoever would have sent it, and what was given up is forgotten. Notifications go. */
export async function closeAccount(
  { deliveries, notifications, now, wakeAll }: CloseAccountDeps,
  userId: number,
): Promise<void> {
  await notifications.forgetUser(userId)
  await deliveries.closeAccount(userId, now())
  wakeAll()
}
