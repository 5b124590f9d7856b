import type { BulkDeskRequest, BulkResult } from '@izlog/contracts/http/many-orders'
import { ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import type { Initiator } from '@izlog/kit/audit/audit-event'
import { AppError } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { isAt } from '../domain/desk.ts'
import type { Order } from '../domain/order.ts'
import { leaderOf } from '../domain/parcel-share.ts'
import { type DeskDeps, stepped, writeDesk } from './note-at-desk.ts'
import { isTheirs } from './read-order.ts'

/** Writes under way at a time, so that a long list leaves room for shoppers' orders. */
const WRITES_AT_ONCE = 20

type Change = Omit<BulkDeskRequest, 'ids'>

/**
 * Notes the same step of many orders, each by itself: one that may not take it is refused with a sentence and keeps none of the others back. An order
 * that is there already is done, so a call can be sent again after a lost answer.
 */
export async function noteMany(
  deps: DeskDeps,
  caller: Caller,
  { ids, ...change }: BulkDeskRequest,
  initiator: Initiator,
): Promise<BulkResult[]> {
  const theirs = (await deps.orders.byIds(ids)).filter((order) => isTheirs(order, caller))
  const found = new Map(theirs.map((order) => [order.id, order]))
  const isFollower = (id: number) => leaderOf(found.get(id) ?? { parcelShare: null }) !== undefined
  const followers = ids.filter(isFollower)
  const results = await noteAll(
    deps,
    caller,
    ids.filter((id) => !isFollower(id)),
    found,
    change,
    initiator,
  )
  if (followers.length > 0) {
    // Their leaders may be among those that were noted, and then they have followed.
    const now = new Map((await deps.orders.byIds(followers)).map((order) => [order.id, order]))
    results.push(...(await noteAll(deps, caller, followers, now, change, initiator)))
  }
  const done = results.filter(({ refusal }) => refusal === null).map(({ id }) => id)
  await deps.callLeases.free(done, caller.jti)
  return results
}

async function noteAll(
  deps: DeskDeps,
  caller: Caller,
  ids: readonly number[],
  found: ReadonlyMap<number, Order>,
  change: Change,
  initiator: Initiator,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (let from = 0; from < ids.length; from += WRITES_AT_ONCE) {
    const group = ids.slice(from, from + WRITES_AT_ONCE)
    results.push(...(await Promise.all(group.map((id) => noteOne(deps, caller, id, found.get(id), change, initiator)))))
  }
  return results
}

async function noteOne(
  deps: DeskDeps,
  caller: Caller,
  id: number,
  found: Order | undefined,
  change: Change,
  initiator: Initiator,
): Promise<BulkResult> {
  if (!found) return { id, orderId: null, refusal: ORDER_MESSAGES.notFound }
  const { orderId } = found
  try {
    await writeDesk(deps, caller, found, change.step, initiator, (order) =>
      isAt(order, change.step) ? order : stepped(order, change, { by: caller.userId, now: deps.now() }),
    )
    return { id, orderId, refusal: null }
  } catch (error) {
    if (!(error instanceof AppError) || !REFUSALS.has(error.kind)) throw error
    return { id, orderId, refusal: error.message }
  }
}

/** What is about one order; anything else, such as a store that does not answer, fails the call. */
const REFUSALS: ReadonlySet<AppError['kind']> = new Set(['conflict', 'not_found'])
