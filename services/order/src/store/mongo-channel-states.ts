import type { DeliveryChange } from '@izlog/contracts/events/deliveries'
import type { Model } from 'mongoose'
import type { OrderDoc } from './order-schema.ts'

/** Keeps on each order how its deliveries stand. */
export type KeepChannelStates = (changes: DeliveryChange[]) => Promise<void>

/** As far as they ever will. */
const DONE = ['sent', 'skipped']
const NOTIFICATIONS = ['telegram', 'sheets', 'pixel']

/** One write an order, whatever came of it together; later news only; `notificationsSent` once Telegram, Sheets and pixel are each done. */
export function mongoChannelStates(model: Model<OrderDoc>): KeepChannelStates {
  return async (changes) => {
    const byOrder = Map.groupBy(changes, ({ orderId }) => orderId)
    await model.bulkWrite(
      [...byOrder].map(([orderId, news]) => ({
        updateOne: {
          filter: { orderId },
          update: [...news.map(applied), { $set: { notificationsSent: allNotified } }],
        },
      })),
      { ordered: false },
    )
  }
}

const allNotified = {
  $and: NOTIFICATIONS.map((channel) => ({ $in: [{ $ifNull: [`$deliveries.${channel}.state`, ''] }, DONE] })),
}

/** The channel's newest state; what comes late changes nothing. */
function applied({ at: toldAt, channel, state, reason, trackingId }: DeliveryChange) {
  const at = new Date(toldAt)
  const held = `$deliveries.${channel}`
  const isLate = { $gt: [{ $ifNull: [`${held}.at`, new Date(0)] }, at] }
  return {
    $set: {
      [`deliveries.${channel}`]: { $cond: [isLate, held, { $literal: { state, reason, at } }] },
      ...(trackingId ? { trackingId: { $literal: trackingId } } : {}),
    },
  }
}
