import { DESK_MESSAGES, type DeskRequest } from '@izlog/contracts/http/desk'
import { ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import { PARCEL_MESSAGES } from '@izlog/contracts/http/parcel'
import { auditEvent, type Initiator } from '@izlog/kit/audit/audit-event'
import { AppError } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { isRepeated, type Noting, withoutLastStep, withStep } from '../domain/desk.ts'
import type { Order } from '../domain/order.ts'
import { deskChangedEvent, statusChangedEvent } from '../domain/order-events.ts'
import { leaderOf } from '../domain/parcel-share.ts'
import { type OrderFeed, streamOrder } from '../live/order-feed.ts'
import type { CallLeases } from '../store/mongo-call-leases.ts'
import type { Orders } from '../store/mongo-orders.ts'
import { isTheirs } from './read-order.ts'
import { settleParcel } from './settle-parcel.ts'

export interface DeskDeps {
  orders: Orders
  callLeases: CallLeases
  feed: Pick<OrderFeed, 'notify'>
  now: () => Date
}

/** An order for its desk. Throws `not_found` to everybody but its seller and administrators. */
export async function findDeskOrder({ orders }: Pick<DeskDeps, 'orders'>, caller: Caller, id: number): Promise<Order> {
  const order = await orders.byId(id)
  if (order && isTheirs(order, caller)) return order
  throw new AppError('not_found', 'order.not-found', ORDER_MESSAGES.notFound)
}

/**
 * Notes a step of an order at the desk: the outcome of a call, or where the parcel is. The status that follows is published as if an
 * administrator had set it. The same step by the same user within seconds changes nothing. Throws `not_found`, and `conflict` when the order may
 * not take the step now, when it goes in another order's parcel, when somebody changed its desk since the version that was seen, or when the shopper's data are erased.
 */
export async function noteStep(
  deps: DeskDeps,
  caller: Caller,
  id: number,
  { version, ...change }: DeskRequest,
  initiator: Initiator,
): Promise<Order> {
  const found = await findDeskOrder(deps, caller, id)
  const noted = await writeDesk(deps, caller, found, change.step, initiator, (order) => {
    const noting = { by: caller.userId, now: deps.now() }
    const isOverNewest = version === order.deskVersion + 1
    if (!isOverNewest && isRepeated(order, change, noting)) return order
    if (version !== undefined && !isOverNewest)
      throw new AppError('conflict', 'desk.changed', DESK_MESSAGES.changedMeanwhile)
    return stepped(order, change, noting)
  })
  await deps.callLeases.free([id], caller.jti)
  return noted
}

/** The order after a step. Throws `conflict` when it may not take the step now. */
export function stepped(order: Order, change: Parameters<typeof withStep>[1], noting: Noting): Order {
  const after = withStep(order, change, noting)
  if (after) return after
  const from = order.desk.shipment ?? order.desk.confirmation
  throw new AppError('conflict', 'desk.not-possible', DESK_MESSAGES.notPossible(from, change.step))
}

/** Takes back the caller's own last step within seconds, and with it the order for another call. Throws `not_found`, and `conflict` when it is too late. */
export async function undoStep(
  deps: DeskDeps,
  caller: Caller,
  id: number,
  version: number,
  initiator: Initiator,
): Promise<Order> {
  const found = await findDeskOrder(deps, caller, id)
  const undone = await writeDesk(deps, caller, found, null, initiator, (order) => {
    const isLast = version === order.deskVersion + 1
    const after = isLast ? withoutLastStep(order, { by: caller.userId, now: deps.now() }) : undefined
    if (!after) throw new AppError('conflict', 'desk.undo-too-late', DESK_MESSAGES.undoTooLate)
    return after
  })
  if (undone.status === 'pending') await deps.callLeases.take(id, caller.jti, deps.now())
  return undone
}

/** Saves what `change` makes of an order, with its events; asked again for the order as it is now when somebody saved first. */
export async function writeDesk(
  deps: Omit<DeskDeps, 'callLeases'>,
  caller: Caller,
  found: Order,
  step: DeskRequest['step'] | null,
  initiator: Initiator,
  change: (order: Order) => Order,
): Promise<Order> {
  const { id } = found
  for (let before = found; ; before = await findDeskOrder(deps, caller, id)) {
    if (before.erasedAt) throw new AppError('conflict', 'order.erased', DESK_MESSAGES.erased)
    const after = change(before)
    if (after === before) return before
    refuseFollower(before)
    const status =
      after.status === before.status
        ? []
        : [
            statusChangedEvent(before, after, caller.userId),
            auditEvent(initiator, 'order-status-changed', after.updatedAt, {
              object: { kind: 'order', id },
              fields: [`status=${after.status}`],
            }),
          ]
    if (await deps.orders.save(after, [deskChangedEvent(after, step, caller.userId), ...status])) {
      streamOrder(deps.feed, 'changed', after)
      await settleParcel(deps, after)
      return after
    }
  }
}

/** Throws `conflict` for an order that goes in another's parcel: it changes with that one. */
export function refuseFollower(order: Order): void {
  const leader = leaderOf(order)
  if (leader) throw new AppError('conflict', 'parcel.follows', PARCEL_MESSAGES.follows(leader.orderId))
}
