import { DAY_MS } from '@izlog/contracts/domain/durations'
import { OVERDUE_AFTER_DAYS, OVERDUE_SHOWN, type PayoutMonth, type PayoutPage } from '@izlog/contracts/http/payouts'
import { type Order, sumOfParcel } from './order.ts'
import { paidSum } from './payout-matching.ts'

/** What the figures of a month need of an order. */
export type MonthOrder = Pick<
  Order,
  | 'orderId'
  | 'website'
  | 'currencySymbol'
  | 'totalPrice'
  | 'deliveryPrice'
  | 'upsells'
  | 'parcelShare'
  | 'partOf'
  | 'desk'
  | 'timeline'
>

/** A row of payouts of an order that was placed in the month. */
interface PaidOut {
  /** Its code. */
  order: string
  outcome: 'delivered' | 'refused' | 'returned' | 'skip'
  sum: number | null
  fee: number | null
}

type Figures = Pick<PayoutMonth, 'pages' | 'overdue' | 'overdueCount'>

/** The money of a month's orders, by page and currency, and which delivered ones the courier has not paid for too long. */
export function payoutMonth(orders: readonly MonthOrder[], paidOut: readonly PaidOut[], now: Date): Figures {
  const paid = new Map<string, { sum: number; fees: number }>()
  for (const { order, outcome, sum, fee } of paidOut) {
    const before = paid.get(order) ?? { sum: 0, fees: 0 }
    paid.set(order, { sum: before.sum + paidSum(outcome, sum), fees: before.fees + (fee ?? 0) })
  }
  const pages = new Map<string, PayoutPage>()
  const overdue: PayoutMonth['overdue'] = []
  for (const order of orders) {
    const key = `${order.website.id} ${order.currencySymbol}`
    const { sum, fees } = paid.get(order.orderId) ?? { sum: 0, fees: 0 }
    const { confirmation, shipment } = order.desk
    const isDelivered = shipment === 'delivered'
    // A part of a split order brings its money, and is no order more.
    const orders = Number(order.partOf === null)
    const owed = isDelivered ? Math.max(0, sumOfParcel(order) - sum) : 0
    const page = pages.get(key) ?? emptyPage(order)
    pages.set(key, {
      ...page,
      ordered: page.ordered + orders,
      confirmed: page.confirmed + (confirmation === 'confirmed' ? orders : 0),
      delivered: page.delivered + (isDelivered ? orders : 0),
      returned: page.returned + (shipment === 'refused' || shipment === 'returned' ? orders : 0),
      collected: page.collected + sum,
      fees: page.fees + fees,
      owed: page.owed + owed,
    })
    const deliveredAt = isDelivered ? deliveryOf(order) : undefined
    if (owed > 0 && deliveredAt && now.getTime() - deliveredAt.getTime() > OVERDUE_AFTER_DAYS * DAY_MS)
      overdue.push({
        ...{ orderId: order.orderId, owed, currencySymbol: order.currencySymbol },
        deliveredAt: deliveredAt.toISOString(),
      })
  }
  overdue.sort((one, other) => one.deliveredAt.localeCompare(other.deliveredAt))
  return {
    pages: [...pages.values()].toSorted((one, other) => other.ordered - one.ordered),
    overdue: overdue.slice(0, OVERDUE_SHOWN),
    overdueCount: overdue.length,
  }
}

/** Its status is completed since its delivery was noted. */
const deliveryOf = ({ timeline }: MonthOrder): Date | undefined =>
  timeline.findLast(({ status }) => status === 'completed')?.at

const emptyPage = ({ website, currencySymbol }: MonthOrder): PayoutPage => ({
  ...{ websiteId: website.id, customUrl: website.customUrl, productName: website.productName, currencySymbol },
  ...{ ordered: 0, confirmed: 0, delivered: 0, returned: 0, collected: 0, fees: 0, owed: 0 },
})
