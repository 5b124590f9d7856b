import type { Notification } from '../domain/notification.ts'
import type { IntegrationsStore } from '../store/integrations.ts'
import type { NotificationStore } from '../store/notifications.ts'

export interface NotifyDeps {
  notifications: NotificationStore
  integrations: IntegrationsStore
  /** Tells the worker that there is something to send. */
  wake: () => void
}

/** Keeps notifications until their time comes. The same cause again changes nothing; a deleted seller gets none. */
export async function notify(
  { notifications, integrations, wake }: NotifyDeps,
  wanted: readonly Notification[],
): Promise<void> {
  if (wanted.length === 0) return
  const sellers = await integrations.of(wanted.map(({ userId }) => userId))
  await notifications.add(wanted.filter(({ userId }) => !sellers.get(userId)?.deleted))
  wake()
}
