import { callQueue, nextCallAt } from '@izlog/contracts/domain/call-queue'
import { Confirmation } from '@izlog/contracts/domain/order-desk'
import { openFrom } from '@izlog/contracts/domain/shop-hours'
import type { CallsSummary, NextCall, NextCallRequest } from '@izlog/contracts/http/desk'
import { belgradeTime, dayStart } from '@izlog/kit/belgrade-day'
import type { Caller } from '@izlog/kit/identity'
import { deskOrder } from '../domain/desk.ts'
import type { Order } from '../domain/order.ts'
import { unfinishedFormView } from '../domain/unfinished-form.ts'
import type { CallLeases } from '../store/mongo-call-leases.ts'
import type { Orders } from '../store/mongo-orders.ts'
import type { Projections } from '../store/mongo-projections.ts'
import type { OrderLists } from '../store/order-lists.ts'
import { type NextUnfinishedDeps, takeForm, waitingForms } from './next-unfinished-form.ts'

/** Of a seller's orders that wait for confirmation, so many of the newest are looked at; the queue is worked off long before there are more. */
const LOOKED_AT = 200

export interface NextCallDeps extends NextUnfinishedDeps {
  orders: Pick<Orders, 'notedSince' | 'byId' | 'orderedSince'>
  lists: Pick<OrderLists, 'page'>
  callLeases: CallLeases
  projections: Pick<Projections, 'callSettings'>
}

/** How many calls wait for the caller, and what was noted today. */
export async function readCalls(deps: NextCallDeps, { userId }: Caller): Promise<CallsSummary> {
  return summaryOf(deps, userId, await waitingOf(deps, userId))
}

/**
 * Takes the next order or unfinished form to call for the caller's session: the one it holds already, else the first of the queue that no other
 * session holds, orders first. Those skipped are put back and left out. Outside of the shop hours it keeps the one that it holds, and gets no other.
 */
export async function nextCall(
  deps: NextCallDeps,
  { userId, jti }: Caller,
  { skip, skipUnfinished }: NextCallRequest,
): Promise<NextCall> {
  const now = deps.now()
  await Promise.all([deps.callLeases.free(skip, jti), deps.unfinishedForms.free(skipUnfinished, jti)])
  const waiting = await waitingOf(deps, userId)
  const [ownOrders, ownForms, summary] = await Promise.all([
    deps.callLeases.leasedBy(jti, now),
    deps.unfinishedForms.leasedBy(userId, jti, now),
    summaryOf(deps, userId, waiting),
  ])
  const orders = callQueue(waiting.orders, now.getTime()).map(({ order: { id } }) => id)
  const forms = callQueue(waiting.forms, now.getTime()).map(({ form: { id } }) => id)
  const open = {
    orders: orders.filter((id) => !skip.includes(id)),
    forms: forms.filter((id) => !skipUnfinished.includes(id)),
  }
  const leased = {
    orders: open.orders.filter((id) => ownOrders.includes(id)),
    // Also one that its shopper changes during the call, which is not due again yet.
    forms: ownForms.filter((id) => waiting.forms.some(({ form }) => form.id === id) && !skipUnfinished.includes(id)),
  }
  for (const { orders, forms } of summary.opensAt === null ? [leased, open] : [leased]) {
    const order = await takeOrder(deps, orders, jti)
    if (order) return { call: deskOrder(order), unfinished: null, summary }
    const form = await takeForm(deps, forms, { session: jti, own: ownForms })
    if (form) return { call: null, unfinished: unfinishedFormView(form), summary }
  }
  return { call: null, unfinished: null, summary }
}

/** Leases the first of these orders to the session that nobody else has. */
async function takeOrder({ callLeases, orders, now }: NextCallDeps, ids: readonly number[], session: string) {
  for (const id of ids) {
    if (!(await callLeases.take(id, session, now()))) continue
    // The list may be older than the lease: whoever had it before may have noted the order in between.
    const newest = await orders.byId(id)
    if (newest && callQueue(waitingCalls([newest]), now().getTime()).length > 0) return newest
    await callLeases.free([id], session)
  }
  return undefined
}

/** The seller's orders and unfinished forms that wait for a call, and when the shop is open. */
async function waitingOf(deps: NextCallDeps, userId: number) {
  const [{ orders }, { hours, unfinished }] = await Promise.all([
    deps.lists.page(userId, { status: 'pending', limit: LOOKED_AT }),
    deps.projections.callSettings(userId),
  ])
  return { orders: waitingCalls(orders), forms: unfinished ? await waitingForms(deps, userId) : [], hours }
}

const waitingCalls = (orders: readonly Order[]) =>
  orders
    .filter(({ erasedAt }) => !erasedAt)
    .map((order) => ({
      order,
      desk: order.desk,
      createdAt: order.createdAt.getTime(),
      calledAt: order.notedAt?.getTime(),
    }))

async function summaryOf(
  { orders, now }: Pick<NextCallDeps, 'orders' | 'now'>,
  userId: number,
  { orders: calls, forms, hours }: Awaited<ReturnType<typeof waitingOf>>,
): Promise<CallsSummary> {
  const time = now().getTime()
  const opens = openFrom(hours, time)
  const isOpen = opens <= time
  const due = isOpen ? callQueue(calls, time).length : 0
  const unfinished = isOpen ? callQueue(forms, time).length : 0
  const next = due + unfinished > 0 ? undefined : nextCallAt([...calls, ...forms], hours, time)
  const today = await orders.notedSince(userId, midnightBefore(now()))
  return {
    due,
    unfinished,
    nextAt: next === undefined ? null : new Date(next).toISOString(),
    opensAt: isOpen ? null : new Date(opens).toISOString(),
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
