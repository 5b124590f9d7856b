import { randomBytes, randomUUID } from 'node:crypto'
import type { EditedOrderField } from '@izlog/contracts/domain/edited-order-fields'
import { MARKETS } from '@izlog/contracts/domain/markets'
import { formatOrderCode, ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import type {
  OrderCreatedV1,
  OrderParcelChangedV1,
  OrderReleasedV1,
  OrderStatusChangedV1,
} from '@izlog/contracts/events/orders'
import { makeEvent, type OutboxEntry } from '../bus/make-event.ts'

export type Order = OrderCreatedV1['data']

/** An order as the order service publishes it. */
export function anOrder(fields: Partial<Order> & { userId: number }): Order {
  const { currency, currencySymbol } = MARKETS[fields.market ?? 'Serbia']
  return {
    orderId: formatOrderCode(randomBytes(ORDER_CODE_BYTES)),
    websiteId: 7,
    customUrl: 'mirna-noc-jastuk',
    productId: 11,
    productName: 'Jastuk Mirna Noć',
    title: 'Spavajte mirno',
    sku: 'JMN-1',
    market: 'Serbia',
    deliveryPrice: 0,
    quantity: 2,
    totalPrice: 4990,
    currency,
    currencySymbol,
    createdAt: new Date().toISOString(),
    customer: {
      firstName: 'Željka',
      lastName: 'Đorđević',
      email: 'zeljka@primer.rs',
      phone: '+381641234567',
      phoneTyped: '064 123 4567',
      address: 'Knez Mihailova 1',
      city: 'Beograd',
      postalCode: '11000',
      notes: null,
    },
    status: 'pending',
    possibleDuplicate: false,
    purchaseEventId: randomUUID(),
    client: { ip: '93.184.216.34', userAgent: 'Mozilla/5.0', fbp: null, fbc: null, adConsent: null, campaign: null },
    ...fields,
  }
}

const about = (order: Order, aggregateVersion: number) => ({
  aggregateId: order.orderId,
  aggregateVersion,
  at: new Date(),
})

export const created = (order: Order): OutboxEntry => makeEvent('orders', 'order.created.v1', about(order, 1), order)

export function statusChanged(
  order: Order,
  to: OrderStatusChangedV1['data']['to'],
  parcel: OrderStatusChangedV1['data']['parcel'] = null,
  byShopper = false,
): OutboxEntry {
  return makeEvent('orders', 'order.status-changed.v1', about(order, 2), {
    ...order,
    from: order.status,
    to,
    changedBy: 1,
    byShopper,
    released: parcel !== null,
    upsells: [],
    parcel,
    followsParcel: false,
  })
}

/** The order as it is after an edit; `before`: its price then. */
export const edited = (
  order: Order,
  fields: EditedOrderField[],
  before = order.totalPrice,
  byShopper = false,
): OutboxEntry =>
  makeEvent('orders', 'order.edited.v1', about(order, 2), {
    ...order,
    fields,
    totalPriceBefore: before,
    editedBy: order.userId,
    byShopper,
    parcel: { upsells: [], sumToCollect: order.totalPrice + order.deliveryPrice },
  })

/** The order once it leads, follows or does so no more; `leader` and its followers by code. */
export const parcelChanged = (
  order: Order,
  as: OrderParcelChangedV1['data']['as'],
  { leader, followers }: Pick<OrderParcelChangedV1['data'], 'leader' | 'followers'>,
  upsells: OrderReleasedV1['data']['upsells'] = [],
): OutboxEntry =>
  makeEvent('orders', 'order.parcel-changed.v1', about(order, 2), {
    ...order,
    ...{ as, leader, followers, changedBy: order.userId },
    parcel: as === 'follower' ? null : { upsells, sumToCollect: sumWith(order, upsells) },
  })

const sumWith = (order: Order, upsells: OrderReleasedV1['data']['upsells']): number =>
  order.totalPrice + order.deliveryPrice + upsells.reduce((sum, { totalPrice }) => sum + totalPrice, 0)

export const released = (order: Order, upsells: OrderReleasedV1['data']['upsells'] = []): OutboxEntry =>
  makeEvent('orders', 'order.released.v1', about(order, 3), {
    ...order,
    upsells,
    sumToCollect: sumWith(order, upsells),
  })
