import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { ChannelStates } from '../store/channel-states.ts'
import type { Payouts } from '../store/mongo-payouts.ts'
import type { OrderErasures } from '../store/order-erasures.ts'
import type { OrderSearch } from '../store/order-search.ts'
import type { JudgeOrders } from '../use-cases/judge-orders.ts'

interface Deps {
  states: Pick<ChannelStates, 'erase'>
  search: Pick<OrderSearch, 'ensure'>
  judgeOrders: JudgeOrders
  payouts: Pick<Payouts, 'erase'>
  orderErasures: Pick<OrderErasures, 'saveAnswers'>
  /** Wakes the worker that completes erasures. */
  wakeEraser: () => void
}

/** Erases the delivery states, search keys, risks and keys of payouts of erased orders, and stores every service's answer. */
export const onOrderErased = ({
  states,
  search,
  judgeOrders,
  payouts,
  orderErasures,
  wakeEraser,
}: Deps): EventHandler[] => [
  on('orders', 'order.erased.v1', async (events) => {
    const orderIds = [...new Set(events.map(({ data }) => data.orderId))]
    await states.erase(orderIds)
    await payouts.erase(orderIds)
    await search.ensure(
      events.map(({ data, aggregateVersion }) => ({ orderId: data.orderId, version: aggregateVersion })),
    )
    await judgeOrders(orderIds)
    await orderErasures.saveAnswers(orderIds.map((orderId) => ({ orderId, service: 'order', erased: OWN_RECORDS })))
    wakeEraser()
  }),
  on('erasures', 'shopper-data.erased.v1', async (events) => {
    await orderErasures.saveAnswers(events.map(({ data }) => data))
    wakeEraser()
  }),
]

const OWN_RECORDS = [
  { kind: 'orders', count: 1 },
  { kind: 'delivery-states', count: 1 },
] as const
