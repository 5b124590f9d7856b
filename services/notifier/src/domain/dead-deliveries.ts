import { CHANNEL_LABELS } from '@izlog/contracts/domain/delivery'
import type { DeliveryChange } from '@izlog/contracts/events/deliveries'
import { type Notification, newNotification } from './notification.ts'

/** A notification of dead deliveries of one seller and channel; `orders`: the codes of their orders, oldest first. */
export type DeadDeliveries = Notification & { orders: string[] }

/** One notification per seller and channel for all dead deliveries of a batch. Of a dead Telegram delivery Telegram is not notified. */
export function deadDeliveryNotifications(dead: readonly DeliveryChange[]): DeadDeliveries[] {
  const groups = Map.groupBy(dead, ({ userId, channel }) => `${userId}:${channel}`)
  return [...groups.values()].flatMap((group) => {
    const last = group.at(-1)
    return last ? [notificationOf(last, [...new Set(group.map(({ orderId }) => orderId))])] : []
  })
}

function notificationOf(change: DeliveryChange, orders: string[]): DeadDeliveries {
  const { orderId, userId, channel, reason, at } = change
  const notification = newNotification({
    _id: `delivery.dead:${orderId}:${channel}`,
    userId,
    type: 'delivery.dead',
    title: `${CHANNEL_LABELS[channel]}: slanje nije uspelo`,
    message: `Porudžbina ${orderId}: ${reason ?? 'razlog nije poznat.'} Kada to rešite, izaberite „Pošalji ponovo”.`,
    data: { orderId, channel },
    priority: 'high',
    channels: channel === 'telegram' ? ['push', 'email'] : ['push', 'telegram', 'email'],
    createdAt: new Date(at),
  })
  return { ...notification, orders }
}
