import { isDeepStrictEqual } from 'node:util'
import { auditEvent, type Initiator, serviceInitiator } from '@izlog/kit/audit/audit-event'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Logger } from '@izlog/kit/logger'
import type { Order } from '../domain/order.ts'
import { deskChangedEvent, parcelChangedEvent, statusChangedEvent } from '../domain/order-events.ts'
import { followersOf, leaderOf } from '../domain/parcel-share.ts'
import {
  followingRefusal,
  inLine,
  type Sharing,
  withFollower,
  withOwnParcel,
  withoutFollower,
} from '../domain/share-parcel.ts'
import { type OrderFeed, streamOrder } from '../live/order-feed.ts'
import type { Orders } from '../store/mongo-orders.ts'

export interface SettleDeps {
  orders: Orders
  feed: Pick<OrderFeed, 'notify'>
  now: () => Date
}

/**
 * Brings a leader and a follower in line, one write after the other, until there is nothing to write: the leader lists who asked to follow it and may, the
 * follower's desk becomes the leader's, and whoever is not listed any more has a parcel of its own. Answers why a follower was refused. The record of who
 * put them together is in the write that lists the follower, so that nothing refused is recorded; what a crash left is recorded as the service's.
 */
export async function settleFollower(
  deps: SettleDeps,
  leaderId: number,
  followerId: number,
  initiator: Initiator = serviceInitiator('order'),
): Promise<string | undefined> {
  const { orders } = deps
  let refusal: string | undefined
  for (;;) {
    // The leader first: whoever takes the follower out of its list meanwhile writes the leader, and our write of it then fails.
    const leader = await orders.byId(leaderId)
    const follower = await orders.byId(followerId)
    const isListed = leader !== undefined && followersOf(leader).some(({ id }) => id === followerId)
    const share = follower?.parcelShare
    const isFollowing = share?.role === 'follows' && share.leader.id === leaderId
    if (leader && isListed && follower && isFollowing) {
      if (await follow(deps, follower, leader)) return refusal
    } else if (leader && isListed) {
      await unlist(deps, leader, followerId)
    } else if (follower && isFollowing) {
      refusal = share.took || !leader ? undefined : followingRefusal(follower, leader, deps.now())
      const sharing = { by: share.by, now: deps.now() }
      if (leader && !share.took && !refusal) await list(deps, leader, follower, sharing, initiator)
      else if (await separate(deps, follower, sharing)) return refusal
    } else return refusal
  }
}

async function follow(deps: SettleDeps, follower: Order, leader: Order): Promise<boolean> {
  const after = inLine(follower, leader, deps.now())
  if (!after) return true
  const { parcelShare } = follower
  const isNew = parcelShare?.role === 'follows' && parcelShare.took === null
  const by = (after.status === follower.status ? lastAt(leader) : after.timeline.at(-1)?.by) ?? leader.userId
  const events = [
    ...(isNew ? [parcelChangedEvent(after, 'follower', leader.orderId, parcelShare.by)] : []),
    ...(after.deskVersion === follower.deskVersion ? [] : [deskChangedEvent(after, null, by)]),
    ...(after.status === follower.status ? [] : [statusChangedEvent(follower, after, by)]),
  ]
  return saved(deps, after, events)
}

const list = (
  deps: SettleDeps,
  leader: Order,
  follower: Order,
  sharing: Sharing,
  initiator: Initiator,
): Promise<boolean> => {
  const after = withFollower(leader, follower, sharing)
  return saved(deps, after, [
    parcelChangedEvent(after, 'leader', leader.orderId, sharing.by),
    parcelRecord(follower.id, sharing.now, initiator),
  ])
}

/** The list names one that follows it no more: of two who settled the same at once, one refused. */
const unlist = (deps: SettleDeps, leader: Order, followerId: number): Promise<boolean> => {
  const { orderId = '' } = followersOf(leader).find(({ id }) => id === followerId) ?? {}
  const sharing = { by: lastAt(leader) ?? leader.userId, now: deps.now() }
  const after = withoutFollower(leader, { id: followerId, orderId }, sharing)
  return saved(deps, after, [parcelChangedEvent(after, 'leader', leader.orderId, sharing.by)])
}

/** Who noted something of an order last. */
const lastAt = ({ deskEntries }: Order): number | null | undefined => deskEntries.at(-1)?.by

/** Who changed in whose parcel an order goes. */
export const parcelRecord = (id: number, at: Date, initiator: Initiator): OutboxEntry =>
  auditEvent(initiator, 'order-edited', at, { object: { kind: 'order', id }, fields: ['parcel'] })

const separate = (deps: SettleDeps, follower: Order, sharing: Sharing): Promise<boolean> => {
  const after = withOwnParcel(follower, sharing)
  const leader = leaderOf(follower)?.orderId ?? follower.orderId
  return saved(deps, after, [
    parcelChangedEvent(after, 'separated', leader, sharing.by),
    ...(isDeepStrictEqual(after.desk, follower.desk) ? [] : [deskChangedEvent(after, null, sharing.by)]),
    ...(after.status === follower.status ? [] : [statusChangedEvent(follower, after, sharing.by)]),
  ])
}

async function saved(
  { orders, feed }: SettleDeps,
  after: Order,
  events: Parameters<Orders['save']>[1],
): Promise<boolean> {
  const isSaved = await orders.save(after, events)
  if (isSaved) streamOrder(feed, 'changed', after)
  return isSaved
}

/** Brings all who share an order's parcel in line with it; nothing to do where it shares none. Answers why a follower was refused. */
export async function settleParcel(
  deps: SettleDeps,
  { id, parcelShare, parcelDueAt }: Order,
  initiator?: Initiator,
): Promise<string | undefined> {
  if (parcelShare?.role === 'follows') return settleFollower(deps, parcelShare.leader.id, id, initiator)
  if (!parcelDueAt) return undefined
  const leader = await deps.orders.byId(id)
  if (!leader?.parcelDueAt) return undefined
  for (const follower of followersOf(leader)) await settleFollower(deps, id, follower.id)
  // Whoever writes the leader meanwhile makes this fail, and settles it after their own change.
  await deps.orders.save({ ...leader, version: leader.version + 1, parcelDueAt: null }, [])
  return undefined
}

/** A process that was killed between two writes leaves a parcel due for so long. */
const DUE_FOR_MS = 5_000
const AT_ONCE = 100
const RETRY_MS = 60_000

/** Settles shared parcels that a crash left due; one that cannot be settled is put off, so that it does not block the others. */
export async function settleDueParcels({ log, ...deps }: SettleDeps & { log: Logger }): Promise<void> {
  const due = await deps.orders.withDueParcel(new Date(deps.now().getTime() - DUE_FOR_MS), AT_ONCE)
  for (const order of due) {
    await settleParcel(deps, order).catch(async (err: unknown) => {
      log.error({ err, order: order.id }, 'shared parcel not settled')
      await deps.orders.putOffParcel(order, new Date(deps.now().getTime() + RETRY_MS))
    })
  }
}
