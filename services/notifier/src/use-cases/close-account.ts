import { Channel } from '@izlog/contracts/domain/delivery'
import type { FanOuts } from '../store/fan-outs.ts'
import type { IntegrationsStore } from '../store/integrations.ts'
import type { Lanes } from '../store/lanes.ts'
import type { NotificationStore } from '../store/notifications.ts'
import type { SheetHolders } from '../store/sheet-holders.ts'

export interface CloseAccountDeps {
  fanOuts: FanOuts
  lanes: Lanes
  integrations: IntegrationsStore
  notifications: NotificationStore
  sheetHolders: Pick<SheetHolders, 'removeHolder'>
  now: () => Date
  /** Tells every channel's worker that there is something to do. */
  wakeAll: () => void
}

/** A seller was deleted: what waits is skipped by whoever would have sent it, and what was given up is forgotten. Notifications go, and spreadsheets are free. */
export async function closeAccount(
  { fanOuts, lanes, notifications, sheetHolders, now, wakeAll }: CloseAccountDeps,
  userId: number,
): Promise<void> {
  await notifications.forgetUser(userId)
  await sheetHolders.removeHolder(userId)
  const at = now()
  const due = Channel.options.map((channel) => ({ channel, userId, dueAt: at }))
  await lanes.storeWaiting(due, at, () => fanOuts.closeAccount(userId, at))
  wakeAll()
}
