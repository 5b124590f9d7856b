import { ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import { PARCEL_MESSAGES } from '@izlog/contracts/http/parcel'
import type { Initiator } from '@izlog/kit/audit/audit-event'
import { AppError } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import type { Order } from '../domain/order.ts'
import { parcelChangedEvent } from '../domain/order-events.ts'
import { followersOf } from '../domain/parcel-share.ts'
import {
  asFollower,
  followingRefusal,
  isTogether,
  leadingFirst,
  separationRefusal,
  withoutFollower,
} from '../domain/share-parcel.ts'
import { streamOrder } from '../live/order-feed.ts'
import { findDeskOrder } from './note-at-desk.ts'
import { parcelRecord, type SettleDeps, settleFollower, settleParcel } from './settle-parcel.ts'

/**
 * Puts two orders of a buyer into one parcel; those that share one stay as they are. First the follower asks in its own document, then the leader lists it:
 * until then the parcel is the leader's alone, and the follower's cannot leave. Throws `not_found`, and `conflict` with why they cannot share one.
 */
export async function shareParcel(
  deps: SettleDeps,
  caller: Caller,
  id: number,
  otherId: number,
  initiator: Initiator,
): Promise<Order> {
  for (;;) {
    const one = await findDeskOrder(deps, caller, id)
    if (id === otherId) throw refused(PARCEL_MESSAGES.sameOrder)
    const other = await findDeskOrder(deps, caller, otherId)
    if (one.userId !== other.userId) throw new AppError('not_found', 'order.not-found', ORDER_MESSAGES.notFound)
    if (isTogether(one, other)) {
      // Asked for at the same moment or before a crash, and not listed yet: it may be refused still.
      for (const order of [one, other]) {
        const late = await settleParcel(deps, order, initiator)
        if (late) throw refused(late)
      }
      return findDeskOrder(deps, caller, id)
    }
    const [leader, follower] = leadingFirst(one, other)
    const refusal = followingRefusal(follower, leader, deps.now())
    if (refusal) throw refused(refusal)
    const asking = asFollower(follower, leader, { by: caller.userId, now: deps.now() })
    if (!(await deps.orders.save(asking, []))) continue
    const late = await settleFollower(deps, leader.id, follower.id, initiator)
    if (late) throw refused(late)
    await settleParcel(deps, { ...leader, parcelDueAt: deps.now() })
    return findDeskOrder(deps, caller, id)
  }
}

/**
 * Takes an order out of the parcel that it follows; one with a parcel of its own stays as it is. Throws `not_found`, and `conflict` when the parcel is packed,
 * with the courier, or the order leads it.
 */
export async function separateParcel(
  deps: SettleDeps,
  caller: Caller,
  id: number,
  initiator: Initiator,
): Promise<Order> {
  for (;;) {
    const follower = await findDeskOrder(deps, caller, id)
    const { parcelShare } = follower
    if (parcelShare === null) return follower
    if (parcelShare.role === 'leads') throw refused(PARCEL_MESSAGES.leads)
    const leaderId = parcelShare.leader.id
    if (!parcelShare.took) {
      await settleFollower(deps, leaderId, id)
      continue
    }
    const leader = await deps.orders.byId(leaderId)
    if (leader && followersOf(leader).some((each) => each.id === id)) {
      const refusal = separationRefusal(leader)
      if (refusal) throw refused(refusal)
      const sharing = { by: caller.userId, now: deps.now() }
      // Due before the leader is written: what a crash in between leaves is then made up for.
      const due = { ...follower, version: follower.version + 1, parcelDueAt: sharing.now }
      if (!(await deps.orders.save(due, []))) continue
      const without = withoutFollower(leader, follower, sharing)
      const changed = parcelChangedEvent(without, 'leader', leader.orderId, sharing.by)
      if (!(await deps.orders.save(without, [changed, parcelRecord(id, sharing.now, initiator)]))) continue
      streamOrder(deps.feed, 'changed', without)
      await settleFollower(deps, leaderId, id)
      await settleParcel(deps, without)
    } else await settleFollower(deps, leaderId, id)
    return findDeskOrder(deps, caller, id)
  }
}

const refused = (message: string): AppError => new AppError('conflict', 'parcel.not-possible', message)
