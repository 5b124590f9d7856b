import type { Migration } from '@izlog/kit/store/migrations'
import type { ChannelStates } from '../store/channel-states.ts'
import { type OrderDoc, orderModel } from '../store/order-schema.ts'

const BATCH = 500

/** Older orders carry their parcel's number in themselves, where no courier's file finds it: an index of all orders for the few would slow down every new one. */
export const channelStatesNameTheParcel = (states: Pick<ChannelStates, 'takeOver'>): Migration => ({
  name: '2026-11-channel-states-name-the-parcel',
  async run(store) {
    let batch: { orderId: string; trackingId: string }[] = []
    const carrying = orderModel(store).find({ trackingId: { $type: 'string' } }, { orderId: 1, trackingId: 1 })
    for await (const { orderId, trackingId } of carrying.lean<OrderDoc[]>().cursor({ batchSize: BATCH })) {
      if (trackingId) batch.push({ orderId, trackingId })
      if (batch.length < BATCH) continue
      await states.takeOver(batch)
      batch = []
    }
    await states.takeOver(batch)
  },
})
