import { DAY_MS } from '@izlog/contracts/domain/durations'
import { isErasable } from '../domain/erasure.ts'
import type { FindEnds } from '../store/order-ends.ts'
import { type EraseOrdersDeps, eraseOrders } from './erase-orders.ts'

export interface EraseOldOrdersDeps extends EraseOrdersDeps {
  findEnds: FindEnds
  /** Days after its end for which an order keeps its shopper's data. 0: for ever. */
  keptDays: number
}

const AT_ONCE = 100

/** Erases the shoppers of orders that ended more than `keptDays` days ago. Answers how many. */
export async function eraseOldOrders(deps: EraseOldOrdersDeps): Promise<number> {
  const { orderErasures, findEnds, keptDays, now } = deps
  if (keptDays === 0) return 0
  await findEnds(now())
  const due = await orderErasures.endedBefore(new Date(now().getTime() - keptDays * DAY_MS), AT_ONCE)
  return eraseOrders(
    deps,
    due.filter((order) => isErasable(order, now())),
  )
}
