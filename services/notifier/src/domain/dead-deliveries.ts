import { CHANNEL_LABELS } from '@izlog/contracts/domain/delivery'
import type { DeliveryChange } from '@izlog/contracts/events/deliveries'
import { type Notification, newNotification } from './notification.ts'

/** Deliveries to one channel of one seller that were given up; `orders` are those that it tells of, oldest first. */
export type DeadDeliveries = Notification & { orders: string[] }

/** One notification a seller and channel of deliveries that were given up, whatever came together. What Telegram itself does not take is not told there. */
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
