import type { DeliveryChangedV1 } from '@izlog/contracts/events/deliveries'
import type { Model } from 'mongoose'
import type { OrderDoc } from './order-schema.ts'

/** Keeps on each order how its deliveries stand. */
export type KeepChannelStates = (changes: DeliveryChangedV1[]) => Promise<void>

/** Both have happened as far as they ever will. */
const DONE = { $in: ['sent', 'skipped'] }

/** Later news only; `notificationsSent` once Telegram, Sheets and pixel are each sent or skipped. */
export function mongoChannelStates(model: Model<OrderDoc>): KeepChannelStates {
  return async (changes) => {
    const writes = changes.map(({ occurredAt, data }) => {
      const field = `deliveries.${data.channel}`
      const at = new Date(occurredAt)
      return {
        updateOne: {
          filter: { orderId: data.orderId, $or: [{ [`${field}.at`]: null }, { [`${field}.at`]: { $lte: at } }] },
          update: {
            $set: {
              [field]: { state: data.state, reason: data.reason, at },
              ...(data.trackingId ? { trackingId: data.trackingId } : {}),
            },
          },
        },
      }
    })
    await model.bulkWrite(writes, { ordered: true })
    const finished = changes
      .filter(({ data }) => data.state === 'sent' || data.state === 'skipped')
      .map(({ data }) => data.orderId)
    if (finished.length === 0) return
    await model.updateMany(
      {
        orderId: { $in: [...new Set(finished)] },
        notificationsSent: false,
        'deliveries.telegram.state': DONE,
        'deliveries.sheets.state': DONE,
        'deliveries.pixel.state': DONE,
      },
      { $set: { notificationsSent: true } },
    )
  }
}
