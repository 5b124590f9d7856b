import { hasLeft } from '@izlog/contracts/domain/order-desk'
import { DESK_MESSAGES, type EditOrderRequest } from '@izlog/contracts/http/desk'
import { auditEvent, type Initiator } from '@izlog/kit/audit/audit-event'
import { AppError, invalid } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { edited } from '../domain/edit.ts'
import type { Order } from '../domain/order.ts'
import { orderEditedEvent } from '../domain/order-events.ts'
import { streamOrder } from '../live/order-feed.ts'
import { type DeskDeps, findDeskOrder, refuseFollower } from './note-at-desk.ts'
import { phoneOf } from './phone-of.ts'

/**
 * Edits the shopper's data, the quantity and the price of an order until its parcel is handed over; what is as it was publishes nothing. Throws
 * `not_found`, `invalid` for the phone or a price without reason, and `conflict` when the order may not be edited any more, or somebody changed
 * it since the version that was seen.
 */
export async function editOrder(
  deps: DeskDeps,
  caller: Caller,
  id: number,
  { version, ...wanted }: EditOrderRequest,
  initiator: Initiator,
): Promise<Order> {
  for (;;) {
    const before = await findDeskOrder(deps, caller, id)
    refuseFixed(before)
    refuseFollower(before)
    const change = edited(
      before,
      { ...wanted, phone: phoneOf(before.market, wanted.customerData.phone) },
      { by: caller.userId, now: deps.now() },
    )
    if (!change) return before
    if (version !== before.deskVersion + 1)
      throw new AppError('conflict', 'desk.changed', DESK_MESSAGES.changedMeanwhile)
    if (change.fields.includes('totalPrice') && !wanted.reason)
      throw invalid([{ path: 'reason', message: DESK_MESSAGES.reasonMissing }])
    const record = auditEvent(initiator, 'order-edited', change.order.updatedAt, {
      object: { kind: 'order', id },
      fields: change.fields,
    })
    if (await deps.orders.save(change.order, [orderEditedEvent(before, change, caller.userId), record])) {
      streamOrder(deps.feed, 'changed', change.order)
      return change.order
    }
  }
}

function refuseFixed({ erasedAt, status, desk }: Order): void {
  if (erasedAt) throw new AppError('conflict', 'order.erased', DESK_MESSAGES.erased)
  if (hasLeft(desk)) throw new AppError('conflict', 'desk.left', DESK_MESSAGES.leftAlready)
  if (status === 'cancelled') throw new AppError('conflict', 'desk.cancelled', DESK_MESSAGES.cancelled)
}
