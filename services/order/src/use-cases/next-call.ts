import { callQueue, nextCallAt } from '@izlog/contracts/domain/call-queue'
import { Confirmation } from '@izlog/contracts/domain/order-desk'
import { openFrom, type ShopHours } from '@izlog/contracts/domain/shop-hours'
import type { CallsSummary, NextCall } from '@izlog/contracts/http/desk'
import { belgradeTime, dayStart } from '@izlog/kit/belgrade-day'
import type { Caller } from '@izlog/kit/identity'
import { deskOrder } from '../domain/desk.ts'
import type { Order } from '../domain/order.ts'
import { leaderOf } from '../domain/parcel-share.ts'
import type { CallLeases } from '../store/mongo-call-leases.ts'
import type { Orders } from '../store/mongo-orders.ts'
import type { Projections } from '../store/mongo-projections.ts'
import type { OrderLists } from '../store/order-lists.ts'

/** Of a seller's orders that wait for confirmation, so many of the newest are looked at; the queue is worked off long before there are more. */
const LOOKED_AT = 200

export interface NextCallDeps {
  orders: Pick<Orders, 'notedSince' | 'byId'>
  lists: Pick<OrderLists, 'page'>
  callLeases: CallLeases
  projections: Pick<Projections, 'callSettings'>
  now: () => Date
}

/** How many calls wait for the caller, and what was noted today. */
export async function readCalls(deps: NextCallDeps, { userId }: Caller): Promise<CallsSummary> {
  const [waiting, { hours }] = await Promise.all([waitingOf(deps, userId), deps.projections.callSettings(userId)])
  return summaryOf(deps, userId, waiting, hours)
}

/**
 * Takes the next order to call for the caller's session: the one it holds already, else the first of the queue that no other session holds.
 * Those of `skip` are put back and left out. Outside of the shop hours it keeps the one that it holds, and gets no other.
 */
export async function nextCall(
  deps: NextCallDeps,
  { userId, jti }: Caller,
  skip: readonly number[],
): Promise<NextCall> {
  const now = deps.now()
  await deps.callLeases.free(skip, jti)
  const [waiting, { hours }] = await Promise.all([waitingOf(deps, userId), deps.projections.callSettings(userId)])
  const own = new Set(await deps.callLeases.leasedBy(jti, now))
  const queue = callQueue(waiting, now.getTime()).filter(({ order: { id } }) => !skip.includes(id))
  const mine = queue.filter(({ order: { id } }) => own.has(id))
  const summary = await summaryOf(deps, userId, waiting, hours)
  const others = summary.opensAt === null ? queue : []
  for (const { order } of [...mine, ...others]) {
    if (!(await deps.callLeases.take(order.id, jti, now))) continue
    // The list may be older than the lease: whoever had it before may have noted the order in between.
    const newest = await deps.orders.byId(order.id)
    if (newest && callQueue(waitingCalls([newest]), now.getTime()).length > 0)
      return { call: deskOrder(newest), summary }
    await deps.callLeases.free([order.id], jti)
  }
  return { call: null, summary }
}

/** The seller's orders that wait for confirmation. */
async function waitingOf({ lists }: Pick<NextCallDeps, 'lists'>, userId: number) {
  return waitingCalls((await lists.page(userId, { status: 'pending', limit: LOOKED_AT })).orders)
}

/** An order that follows another is called with that one. */
const waitingCalls = (orders: readonly Order[]) =>
  orders
    .filter((order) => !order.erasedAt && !leaderOf(order))
    .map((order) => ({
      order,
      desk: order.desk,
      createdAt: order.createdAt.getTime(),
      calledAt: order.notedAt?.getTime(),
    }))

async function summaryOf(
  { orders, now }: Pick<NextCallDeps, 'orders' | 'now'>,
  userId: number,
  waiting: Awaited<ReturnType<typeof waitingOf>>,
  hours: ShopHours | null,
): Promise<CallsSummary> {
  const time = now().getTime()
  const opens = openFrom(hours, time)
  const due = opens > time ? 0 : callQueue(waiting, time).length
  const next = due > 0 ? undefined : nextCallAt(waiting, hours, time)
  const today = await orders.notedSince(userId, midnightBefore(now()))
  return {
    due,
    nextAt: next === undefined ? null : new Date(next).toISOString(),
    opensAt: opens > time ? new Date(opens).toISOString() : null,
    today: callsIn(today, midnightBefore(now())),
  }
}

function callsIn(orders: readonly Pick<Order, 'deskEntries'>[], since: Date): CallsSummary['today'] {
  const noted = orders.flatMap(({ deskEntries }) => deskEntries).filter(({ at }) => at >= since)
  // A shopper who cancels is no call.
  const calls = noted.filter(({ step, by }) => by !== null && Confirmation.safeParse(step).success)
  return { calls: calls.length, confirmed: calls.filter(({ step }) => step === 'confirmed').length }
}

const midnightBefore = (at: Date): Date => dayStart(belgradeTime(at).day)
