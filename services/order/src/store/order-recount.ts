import type { Envelope } from '@izlog/contracts/events/envelope'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Model } from 'mongoose'
import type { JoinedUpsell } from '../domain/order.ts'
import type { Happening } from '../domain/stats.ts'
import type { OrderDoc } from './order-schema.ts'

/** An order for counting: all its changes as one, and which of its events are not published yet. */
export interface CountableOrder extends Happening {
  orderId: string
  version: number
  userId: number
  unpublished: Envelope[]
}

const FIELDS = {
  orderId: 1,
  version: 1,
  userId: 1,
  'website.id': 1,
  currency: 1,
  totalPrice: 1,
  createdAt: 1,
  status: 1,
  upsells: 1,
  outbox: 1,
} as const
type Read = Pick<
  OrderDoc,
  'orderId' | 'version' | 'userId' | 'website' | 'currency' | 'totalPrice' | 'createdAt' | 'status'
> & {
  /** Absent in orders placed before upsells were built. */
  upsells?: JoinedUpsell[]
  outbox: OutboxEntry[]
}

/** Streams every order but those on hold, which count once they are released. */
export async function* countableOrders(model: Model<OrderDoc>): AsyncGenerator<CountableOrder> {
  for await (const doc of model.find({ hold: null }, FIELDS).lean<Read[]>().cursor({ batchSize: 1000 })) {
    const { orderId, version, userId, website, currency, totalPrice, createdAt, status, upsells = [], outbox } = doc
    yield {
      orderId,
      version,
      userId,
      websiteId: website.id,
      currency,
      totalPrice,
      createdAt: createdAt.toISOString(),
      upsells: upsells.map(({ totalPrice: sum, acceptedAt }) => ({
        totalPrice: sum,
        joinedAt: acceptedAt.toISOString(),
      })),
      to: status,
      unpublished: outbox.map(({ event }) => event),
    }
  }
}
