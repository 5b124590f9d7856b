import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import { unavailable } from '@izlog/kit/errors'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { isDuplicateKey, retryDeadlock } from '@izlog/kit/store/connection'
import type { Model } from 'mongoose'
import { acceptedEvent } from '../domain/upsell-events.ts'
import { erasedUpsell, type UpsellOrder } from '../domain/upsell-order.ts'
import { type UpsellOrderDoc, upsellOrderOf } from './upsell-order-schema.ts'

/** Upsell products that joined orders. */
export type UpsellOrders = ReturnType<typeof mongoUpsellOrders>

export function mongoUpsellOrders(model: Model<UpsellOrderDoc>, outbox: Outbox) {
  const of = async (originalOrderId: string, upsellProductId: number): Promise<UpsellOrder | undefined> => {
    const doc = await model.findOne({ originalOrderId, upsellProductId }).lean<UpsellOrderDoc>()
    return doc ? upsellOrderOf(doc) : undefined
  }
  return {
    of,
    /** Stores an accepted upsell with its event in one write; answers the stored one when it was stored before. */
    async insert(upsell: UpsellOrder): Promise<UpsellOrder> {
      const { id, ...fields } = upsell
      const events = [acceptedEvent(upsell)]
      try {
        await retryDeadlock(() => model.create({ ...fields, _id: id, ...outbox.insertLeased(events) }))
      } catch (error) {
        const earlier = isDuplicateKey(error) ? await of(upsell.originalOrderId, upsell.upsellProductId) : undefined
        if (earlier) return earlier
        throw error
      }
      outbox.publishLeased(id, events)
      return upsell
    },
    async ofOrder(originalOrderId: string): Promise<UpsellOrder[]> {
      return (await model.find({ originalOrderId }).lean<UpsellOrderDoc[]>()).map(upsellOrderOf)
    },
    /** Saves a changed upsell and its events in one write; false when somebody else saved it first. */
    async save(upsell: UpsellOrder, events: OutboxEntry[]): Promise<boolean> {
      const { id, ...fields } = upsell
      const { push, set } = outbox.update(events)
      const { matchedCount } = await model.updateOne(
        { _id: id, originalOrderId: upsell.originalOrderId, version: upsell.version - 1 },
        { $set: { ...fields, ...set }, $push: push },
      )
      if (matchedCount === 1) outbox.publishSoon(id)
      return matchedCount === 1
    },
    /**
     * Erases the shoppers of all upsells that joined these orders, and answers these upsells. Throws `unavailable` while one of them
     * still has the data: it was saved meanwhile, or its event with the data is not published yet.
     */
    async erase(originalOrderIds: readonly string[], at: Date): Promise<UpsellOrder[]> {
      const joined = async () =>
        (await model.find({ originalOrderId: { $in: originalOrderIds } }).lean<UpsellOrderDoc[]>()).map(upsellOrderOf)
      for (const upsell of (await joined()).filter(({ erasedAt }) => !erasedAt)) {
        const { id, ...fields } = erasedUpsell(upsell, at)
        const { originalOrderId, version } = upsell
        await model.updateOne({ _id: id, originalOrderId, version, outboxAt: null }, { $set: fields })
      }
      const upsells = await joined()
      if (upsells.some(({ erasedAt }) => !erasedAt)) throw unavailable()
      return upsells
    },
    /** Their parcels have left: from now on cancelling returns no stock. */
    async markReleased(orderIds: readonly string[]): Promise<void> {
      await model.updateMany({ originalOrderId: { $in: orderIds }, released: false }, { $set: { released: true } })
    },
    /** One read finds the few orders that have an upsell: for the store a call costs more than a document. */
    async setTrackingIds(trackingIds: ReadonlyMap<string, string>): Promise<void> {
      if (trackingIds.size === 0) return
      const found = await model
        .find({ originalOrderId: { $in: [...trackingIds.keys()] }, erasedAt: null }, { originalOrderId: 1 })
        .lean<Pick<UpsellOrderDoc, '_id' | 'originalOrderId'>[]>()
      if (found.length === 0) return
      await model.bulkWrite(
        found.map(({ _id, originalOrderId }) => ({
          updateOne: {
            filter: { _id, originalOrderId, erasedAt: null },
            update: { $set: { trackingId: trackingIds.get(originalOrderId) } },
          },
        })),
        { ordered: false },
      )
    },
  }
}
