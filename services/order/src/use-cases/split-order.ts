import { randomBytes } from 'node:crypto'
import { formatOrderCode, ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import { DESK_MESSAGES } from '@izlog/contracts/http/desk'
import { ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import { SPLIT_MESSAGES, type SplitOrderRequest } from '@izlog/contracts/http/split'
import { auditEvent, type Initiator } from '@izlog/kit/audit/audit-event'
import { AppError, invalid } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import type { NextId } from '@izlog/kit/store/counters'
import { v7 as uuid } from 'uuid'
import type { Order } from '../domain/order.ts'
import { splitEvent } from '../domain/order-events.ts'
import { isAskedFor, newPart, splitRefusal, withoutPart } from '../domain/split-order.ts'
import { streamOrder } from '../live/order-feed.ts'
import { findDeskOrder } from './note-at-desk.ts'
import { type SettleSplitDeps, settleSplit } from './settle-split.ts'

export interface SplitOrderDeps extends SettleSplitDeps {
  nextOrderId: NextId
}

/** It takes two; each further one, somebody else saved the order in between. */
const MAX_ROUNDS = 10

/** An order with which pieces are to go in a parcel of their own. */
interface Splitting {
  id: number
  key: string
  asked: SplitOrderRequest
}

/**
 * Splits an order into two: the first write takes the pieces out of it and keeps them as its newest part, the second stores that part as an order of its
 * own. The same key splits once. Throws `not_found`, `invalid`, and `conflict` when it cannot be split now, or somebody changed it since the version that
 * was seen.
 */
export async function splitOrder(
  deps: SplitOrderDeps,
  caller: Caller,
  { id, key, asked }: Splitting,
  initiator: Initiator,
): Promise<{ order: Order; part: Order }> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = await findDeskOrder(deps, caller, id)
    if (before.splitDueAt) await settleSplit(deps, id)
    const earlier = before.parts.find((part) => part.key === key)
    if (earlier) {
      if (!isAskedFor(earlier, asked))
        throw new AppError('invalid', 'idempotency.reused', ORDER_MESSAGES.idempotencyReused)
      return { order: await findDeskOrder(deps, caller, id), part: await findDeskOrder(deps, caller, earlier.id) }
    }
    if (before.splitDueAt) continue
    const refusal = splitRefusal(before, deps.now())
    if (refusal) throw new AppError('conflict', 'split.not-possible', refusal)
    if (asked.version !== before.deskVersion + 1) throw changedMeanwhile()
    refuseTooMuch(before, asked)
    const names = {
      ...{ key, id: await deps.nextOrderId(), createdEventId: uuid() },
      orderId: formatOrderCode(randomBytes(ORDER_CODE_BYTES)),
    }
    const part = newPart(before, asked, names, { by: caller.userId, now: deps.now() })
    const after = withoutPart(before, part)
    const record = auditEvent(initiator, 'order-edited', part.at, { object: { kind: 'order', id }, fields: ['split'] })
    // Answered by the next round, as a request that comes again.
    if (await deps.orders.save(after, [splitEvent(before, after, part), record]))
      streamOrder(deps.feed, 'changed', after)
  }
  throw changedMeanwhile()
}

const changedMeanwhile = () => new AppError('conflict', 'desk.changed', DESK_MESSAGES.changedMeanwhile)

function refuseTooMuch({ quantity, totalPrice }: Order, asked: SplitOrderRequest): void {
  if (asked.quantity >= quantity) throw invalid([{ path: 'quantity', message: SPLIT_MESSAGES.noneLeft(quantity - 1) }])
  if (asked.totalPrice > totalPrice) throw invalid([{ path: 'totalPrice', message: SPLIT_MESSAGES.tooDear }])
}
