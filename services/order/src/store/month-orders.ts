import { deskWithStatus, NEW_DESK } from '@izlog/contracts/domain/order-desk'
import type { Model } from 'mongoose'
import type { MonthOrder } from '../domain/payout-month.ts'
import type { OrderDoc } from './order-schema.ts'

const FIELDS = {
  orderId: 1,
  website: 1,
  currencySymbol: 1,
  totalPrice: 1,
  deliveryPrice: 1,
  'upsells.totalPrice': 1,
  parcelShare: 1,
  partOf: 1,
  'desk.confirmation': 1,
  'desk.shipment': 1,
  status: 1,
  timeline: 1,
} as const
/** Older orders lack some. */
type Read = Pick<OrderDoc, '_id' | 'orderId' | 'website' | 'currencySymbol' | 'totalPrice' | 'status' | 'timeline'> &
  Partial<Pick<OrderDoc, 'deliveryPrice' | 'upsells' | 'parcelShare' | 'partOf' | 'desk'>>

/** A seller's orders of a time, for its figures. */
export interface MonthOrders {
  /** Newest first, up to `limit`; none of those on hold. */
  placedBetween(userId: number, from: Date, to: Date, limit: number): Promise<MonthOrder[]>
}

export const monthOrders = (model: Model<OrderDoc>): MonthOrders => ({
  async placedBetween(userId, from, to, limit) {
    const docs = await model
      .find({ userId, createdAt: { $gte: from, $lt: to }, hold: null }, FIELDS)
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .hint({ userId: 1, createdAt: -1, _id: -1 })
      .lean<Read[]>()
    return docs.map(
      ({
        _id: _number,
        status,
        deliveryPrice = 0,
        upsells = [],
        parcelShare = null,
        partOf = null,
        desk,
        ...order
      }) => ({
        ...order,
        ...{ deliveryPrice, upsells, parcelShare, partOf },
        desk: desk ? { ...NEW_DESK, ...desk } : deskWithStatus(NEW_DESK, status),
      }),
    )
  },
})
