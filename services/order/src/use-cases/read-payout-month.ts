import { MONTH_ORDERS_MAX, type PayoutMonth } from '@izlog/contracts/http/payouts'
import { dayStart } from '@izlog/kit/belgrade-day'
import { payoutMonth } from '../domain/payout-month.ts'
import type { Payouts } from '../store/mongo-payouts.ts'
import type { MonthOrders } from '../store/month-orders.ts'

export interface PayoutMonthDeps {
  payouts: Pick<Payouts, 'ofMonth'>
  monthOrders: MonthOrders
  now: () => Date
}

/** The money of a seller's orders that were placed in a month, `2026-11` in Belgrade. */
export async function readPayoutMonth(deps: PayoutMonthDeps, userId: number, month: string): Promise<PayoutMonth> {
  const [orders, paidOut] = await Promise.all([
    deps.monthOrders.placedBetween(
      userId,
      dayStart(`${month}-01`),
      dayStart(`${monthAfter(month)}-01`),
      MONTH_ORDERS_MAX + 1,
    ),
    Array.fromAsync(deps.payouts.ofMonth(userId, month)),
  ])
  return {
    month,
    isAll: orders.length <= MONTH_ORDERS_MAX,
    ...payoutMonth(orders.slice(0, MONTH_ORDERS_MAX), paidOut, deps.now()),
  }
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
