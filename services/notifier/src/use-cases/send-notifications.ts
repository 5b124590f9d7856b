import { currentTrace } from '@izlog/kit/trace'
import type { AnyChannel } from '../channels/channel.ts'
import { dueIn, type FanOut } from '../domain/fan-out.ts'
import { countingOrders, dispatched, goesByMail, type Notification } from '../domain/notification.ts'
import { goesToDevices } from '../domain/push.ts'
import type { NotificationFeed } from '../live/notification-feed.ts'
import type { FanOuts } from '../store/fan-outs.ts'
import type { IntegrationsStore } from '../store/integrations.ts'
import type { Lanes } from '../store/lanes.ts'
import type { NotificationStore } from '../store/notifications.ts'
import type { PushSubscriptions } from '../store/push-subscriptions.ts'
import { newBranch } from './new-branch.ts'
import { streamToBell } from './notify.ts'
import { sellersOf } from './send-deliveries.ts'

export interface SendNotificationsDeps {
  notifications: NotificationStore
  fanOuts: FanOuts
  lanes: Lanes
  integrations: IntegrationsStore
  feed: NotificationFeed
  /** All channels; those with `notice` carry notifications. */
  everyChannel: readonly AnyChannel[]
  /** Whether a mail server is set up. */
  sendsMail: boolean
  subscribersAmong: PushSubscriptions['subscribersAmong']
  now: () => Date
  wakeAll: () => void
  wakeMail: () => void
  wakePush: () => void
}

const BATCH = 200

/**
 * Sends the due notifications: to the bell at once, by mail and to devices from the notification itself, to other channels as deliveries with their usual retries. Two instances with the
 * same notification make one delivery and stream the same id to the bell. Returns how many were due.
 */
export async function sendNotifications(deps: SendNotificationsDeps): Promise<number> {
  const { notifications, fanOuts, lanes, feed, sendsMail, now, wakeAll, wakeMail, wakePush } = deps
  const at = now()
  const due = await notifications.due(at, BATCH)
  if (due.length === 0) return 0
  const newFanOuts = await fanOutsOf(deps, due, at)
  if (newFanOuts.length > 0) await lanes.storeWaiting(newFanOuts.flatMap(dueIn), at, () => fanOuts.add(newFanOuts))
  const sent = due.map((notification) => dispatched(notification, at, { sendsMail }))
  const subscribers = await deps.subscribersAmong(sent.map(({ userId }) => userId))
  await notifications.record(sent, subscribers)
  for (const notification of sent) streamToBell(feed, notification)
  if (newFanOuts.length > 0) wakeAll()
  if (sent.some(goesByMail)) wakeMail()
  if (sent.some((notification) => goesToDevices(notification, subscribers))) wakePush()
  return due.length
}

async function fanOutsOf(deps: SendNotificationsDeps, due: readonly Notification[], at: Date): Promise<FanOut[]> {
  const sellerOf = await sellersOf(
    deps,
    due.map(({ userId }) => userId),
  )
  return due.flatMap((notification) => {
    const notice = countingOrders(notification)
    const { _id, userId, type: cause, title: summary } = notice
    const channels: FanOut['channels'] = {}
    for (const channel of deps.everyChannel) {
      if (!channel.notice || !notification.channels.some((name) => name === channel.name)) continue
      const sending = { cause, content: channel.notice(notice), summary, waitsFor: null, neverFor: null }
      channels[channel.name] = newBranch(channel, sending, sellerOf(userId), at)
    }
    if (Object.keys(channels).length === 0) return []
    const traceparent = currentTrace()?.traceparent ?? null
    return [{ _id, cause, orderId: null, userId, channels, heldUntil: null, version: 1, createdAt: at, traceparent }]
  })
}
