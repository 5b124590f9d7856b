import { addressKeyOf, type RiskReason, riskOf, wasRefused } from '@izlog/contracts/domain/buyer-risk'
import { BUYER_LOOKED_AT, BUYER_SHOWN, type Buyer, type BuyerOrder } from '@izlog/contracts/http/buyer'
import { type Order, sumToCollect } from './order.ts'

/** A postal address as it was typed. */
export type PostalAddress = Pick<Order['customer'], 'address' | 'city'>

/** What the seller has to do with an order's buyer, by the phone's other orders and the addresses of the orders placed around it. */
export function buyerOf(order: Order, sameBuyer: readonly Order[], around: readonly PostalAddress[]): Buyer {
  const newestFirst = sameBuyer
    .filter(({ id }) => id !== order.id)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id)
  const others = newestFirst.slice(0, BUYER_LOOKED_AT)
  const all = [order, ...others]
  const purchases = all.filter(({ partOf }) => partOf === null)
  const key = addressKeyOf(order.customer.address, order.customer.city)
  const toAddress = around.filter(({ address, city }) => addressKeyOf(address, city) === key)
  return {
    place: 1 + purchases.filter((other) => !isSamePurchase(other, order) && isBefore(other, order)).length,
    orders: Math.max(1, purchases.length),
    delivered: purchases.filter(isDelivered).length,
    refused: new Set(all.filter(wasRefused).map(purchaseOf)).size,
    spent: spentOn(all.filter(isDelivered)),
    hasMore: newestFirst.length > BUYER_LOOKED_AT,
    risk: riskBy(order, others, toAddress.length),
    others: purchases
      .filter((other) => !isSamePurchase(other, order))
      .slice(0, BUYER_SHOWN)
      .map((placed) => wholeOf(placed, all)),
  }
}

/** Why to look twice at an order, by the phone's other orders and how many orders went to its address within an hour, itself included. */
export function riskBy(order: Order, others: readonly Order[], toAddress: number): RiskReason[] {
  const { market, productId, createdAt, customer } = order
  return riskOf({
    ...{ market, productId, createdAt, phone: customer.phone, address: customer.address },
    others: others.map((other) => ({ ...other, isSamePurchase: isSamePurchase(other, order) })),
    toAddress,
  })
}

/** Of an order whose shopper's data are erased: nothing is left by which a buyer could be found. */
export const erasedBuyer = (order: Order): Buyer => ({
  ...{ place: 1, orders: 1, delivered: Number(isDelivered(order)), refused: Number(wasRefused(order)) },
  ...{ spent: [], hasMore: false, risk: [], others: [] },
})

/** Whether both are parts of what was ordered at once. */
const isSamePurchase = (one: Order, other: Order): boolean => purchaseOf(one) === purchaseOf(other)
const purchaseOf = ({ id, partOf }: Order): number => partOf?.id ?? id
const isDelivered = ({ desk }: Order): boolean => desk.shipment === 'delivered'
const isBefore = (one: Order, other: Order): boolean =>
  one.createdAt < other.createdAt || (one.createdAt.getTime() === other.createdAt.getTime() && one.id < other.id)

function spentOn(delivered: readonly Order[]): Buyer['spent'] {
  return [...Map.groupBy(delivered, ({ currencySymbol }) => currencySymbol)].map(([currencySymbol, orders]) => ({
    currencySymbol,
    sum: orders.reduce((sum, order) => sum + sumToCollect(order), 0),
  }))
}

/** What was ordered at once, in a line: pieces and sum of all its parcels, the state of the first. */
function wholeOf(placed: Order, all: readonly Order[]): BuyerOrder {
  const parcels = all.filter((order) => isSamePurchase(order, placed))
  return {
    ...buyerOrder(placed),
    quantity: parcels.reduce((sum, { quantity }) => sum + quantity, 0),
    sumToCollect: parcels.reduce((sum, order) => sum + sumToCollect(order), 0),
  }
}

/** Another order of the buyer, in a line. */
export const buyerOrder = (order: Order): BuyerOrder => ({
  id: order.id,
  orderId: order.orderId,
  productName: order.productName || order.title,
  quantity: order.quantity,
  sumToCollect: sumToCollect(order),
  currencySymbol: order.currencySymbol,
  status: order.status,
  desk: { confirmation: order.desk.confirmation, shipment: order.desk.shipment },
  createdAt: order.createdAt.toISOString(),
  partOf: order.partOf,
})
