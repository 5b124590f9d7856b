import { randomBytes, randomUUID } from 'node:crypto'
import { MARKETS } from '@izlog/contracts/domain/markets'
import { formatOrderCode, ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import type { UpsellAcceptedV1 } from '@izlog/contracts/events/upsells'
import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Order } from '@izlog/kit/testing/order-events'

export type Upsell = UpsellAcceptedV1['data']

let upsells = 0
/** An event of an accepted upsell, as the upsell service publishes it. */
export function anUpsell(order: Order, fields: Partial<Upsell> = {}): Upsell {
  const { userId, websiteId, customUrl, market, currency, customer, status, client, createdAt } = order
  return {
    orderId: formatOrderCode(randomBytes(ORDER_CODE_BYTES)),
    originalOrderId: order.orderId,
    originalProductName: order.productName,
    originalTotalPrice: order.totalPrice,
    upsellProductId: ++upsells,
    title: 'Jastučnica od bambusa',
    sku: 'JB-1',
    quantity: 1,
    totalPrice: 1990,
    currencySymbol: MARKETS[market].currencySymbol,
    purchaseEventId: randomUUID(),
    ...{ userId, websiteId, customUrl, market, currency, customer, status, client, createdAt },
    ...fields,
  }
}

const aboutUpsell = (upsell: Upsell, aggregateVersion: number) => ({
  aggregateId: upsell.orderId,
  aggregateVersion,
  at: new Date(),
})
export const accepted = (upsell: Upsell): OutboxEntry =>
  makeEvent('upsells', 'upsell.accepted.v1', aboutUpsell(upsell, 1), upsell)
export const upsellStatusChanged = (upsell: Upsell, to: Upsell['status']): OutboxEntry =>
  makeEvent('upsells', 'upsell.status-changed.v1', aboutUpsell(upsell, 2), {
    ...upsell,
    from: upsell.status,
    to,
    changedBy: 1,
  })
