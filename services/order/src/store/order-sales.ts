import { type Confirmation, deskWithStatus, NEW_DESK, type Shipment } from '@izlog/contracts/domain/order-desk'
import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import type { Model } from 'mongoose'
import type { SalesGroup, Stretch } from '../domain/sales.ts'
import type { OrderDoc } from './order-schema.ts'

/** Reads what a seller sold, grouped by the store so that a day of thousands of orders is a few rows. */
export interface OrderSales {
  groups(userId: number, stretch: Stretch): Promise<SalesGroup[]>
  /** How many orders were placed. */
  count(userId: number, stretch: Stretch): Promise<number>
}

interface Row {
  _id: Omit<SalesGroup, 'confirmation' | 'shipment' | 'orders' | 'sum'> & {
    status: OrderStatus
    /** Absent in orders from before there was a desk. */
    confirmation?: Confirmation
    shipment?: Shipment | null
  }
  orders: number
  sum: number
}

const campaign = (name: string) => `$client.campaign.${name}`
const clickOf = (id: string, platform: string, otherwise: unknown) => ({
  $cond: [{ $gt: [campaign(id), null] }, platform, otherwise],
})

export function orderSales(model: Model<OrderDoc>): OrderSales {
  const placed = (userId: number, { from, to }: Stretch) => ({
    userId,
    hold: null,
    createdAt: { $gte: from, $lt: to },
  })
  const newest = { userId: 1, createdAt: -1, _id: -1 } as const
  return {
    async groups(userId, stretch) {
      const rows = await model
        .aggregate<Row>([
          { $match: placed(userId, stretch) },
          {
            $group: {
              _id: {
                day: { $dateToString: { date: '$createdAt', format: '%Y-%m-%d', timezone: 'Europe/Belgrade' } },
                websiteId: '$website.id',
                ad: {
                  $ifNull: [
                    campaign('utm_campaign'),
                    campaign('utm_source'),
                    clickOf(
                      'fbclid',
                      'Facebook ili Instagram',
                      clickOf('gclid', 'Google', clickOf('ttclid', 'TikTok', null)),
                    ),
                  ],
                },
                currency: '$currency',
                status: '$status',
                confirmation: '$desk.confirmation',
                shipment: '$desk.shipment',
              },
              // A part of a split order is no sale of its own; its money is.
              orders: { $sum: { $cond: [{ $gt: ['$partOf.id', null] }, 0, 1] } },
              sum: {
                $sum: { $add: ['$totalPrice', { $ifNull: ['$deliveryPrice', 0] }, { $sum: '$upsells.totalPrice' }] },
              },
            },
          },
        ])
        .hint(newest)
      return rows.map(({ _id: { status, confirmation, shipment, ...of }, orders, sum }) => ({
        ...of,
        ...(confirmation ? { confirmation, shipment: shipment ?? null } : deskWithStatus(NEW_DESK, status)),
        orders,
        sum,
      }))
    },
    count: (userId, stretch) => model.countDocuments({ ...placed(userId, stretch), partOf: null }).hint(newest),
  }
}
