import type { Logger } from '@izlog/kit/logger'
import { placedEvents } from '../domain/order-events.ts'
import { orderOfPart, withStoredPart } from '../domain/split-order.ts'
import { type OrderFeed, streamOrder } from '../live/order-feed.ts'
import type { Orders } from '../store/mongo-orders.ts'
import type { OrderParts } from '../store/order-parts.ts'

export interface SettleSplitDeps {
  orders: Orders
  parts: OrderParts
  feed: Pick<OrderFeed, 'notify'>
  now: () => Date
}

/** Stores the newest part of a split order as an order of its own, once, and marks it as stored; where it is stored, only the mark is left to set. */
export async function settleSplit({ orders, parts, feed, now }: SettleSplitDeps, id: number): Promise<void> {
  for (;;) {
    const first = await orders.byId(id)
    if (!first?.splitDueAt) return
    const part = first.parts.at(-1)
    if (part?.start) {
      const order = orderOfPart(first, part, part.start, now())
      await parts.insert(order, placedEvents(order))
      streamOrder(feed, 'split-off', order)
    }
    const stored = withStoredPart(first, now())
    if (!(await orders.save(stored, []))) continue
    streamOrder(feed, 'changed', stored)
    return
  }
}

/** A process that was killed between two writes leaves a split due for so long. */
const DUE_FOR_MS = 5_000
const AT_ONCE = 100
const RETRY_MS = 60_000

/** Settles splits that a crash left due; one that cannot be settled is put off, so that it does not block the others. */
export async function settleDueSplits({ log, ...deps }: SettleSplitDeps & { log: Logger }): Promise<void> {
  const due = await deps.parts.withDueSplit(new Date(deps.now().getTime() - DUE_FOR_MS), AT_ONCE)
  for (const order of due) {
    await settleSplit(deps, order.id).catch(async (err: unknown) => {
      log.error({ err, order: order.id }, 'split order not settled')
      await deps.parts.putOffSplit(order, new Date(deps.now().getTime() + RETRY_MS))
    })
  }
}
