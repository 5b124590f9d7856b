import { Channel } from '@izlog/contracts/domain/delivery'
import type { ChannelPauses } from '../store/channel-pauses.ts'
import type { FanOuts } from '../store/fan-outs.ts'
import type { IntegrationsStore } from '../store/integrations.ts'
import type { Lanes } from '../store/lanes.ts'
import type { NotificationStore } from '../store/notifications.ts'
import type { PushSubscriptions } from '../store/push-subscriptions.ts'
import type { SheetHolders } from '../store/sheet-holders.ts'
import type { TestOrderMarks } from '../store/test-order-marks.ts'
import { endPausesOf } from './pause-channel.ts'

export interface CloseAccountDeps {
  fanOuts: FanOuts
  lanes: Lanes
  integrations: IntegrationsStore
  notifications: NotificationStore
  sheetHolders: Pick<SheetHolders, 'removeHolder'>
  testOrders: Pick<TestOrderMarks, 'remove'>
  subscriptions: Pick<PushSubscriptions, 'removeUser'>
  pauses: ChannelPauses
  now: () => Date
  /** Wakes the worker of every channel. */
  wakeAll: () => void
}

/** For a deleted seller: workers skip waiting deliveries, the content of closed ones and the notifications and devices are deleted, and spreadsheets lose this holder. */
export async function closeAccount(
  { fanOuts, lanes, notifications, sheetHolders, testOrders, subscriptions, pauses, now, wakeAll }: CloseAccountDeps,
  userId: number,
): Promise<void> {
  await notifications.forgetUser(userId)
  await sheetHolders.removeHolder(userId)
  await testOrders.remove(userId)
  await subscriptions.removeUser(userId)
  await endPausesOf({ pauses, now }, userId)
  await skipWaiting({ fanOuts, lanes, now }, userId)
  wakeAll()
}

/** Makes what waits of a deleted seller due, so that workers skip it. */
export async function skipWaiting(
  { fanOuts, lanes, now }: Pick<CloseAccountDeps, 'fanOuts' | 'lanes' | 'now'>,
  userId: number,
): Promise<void> {
  const at = now()
  const due = Channel.options.map((channel) => ({ channel, userId, dueAt: at, ofDeleted: true as const }))
  await lanes.storeWaiting(due, at, () => fanOuts.closeAccount(userId, at))
}
