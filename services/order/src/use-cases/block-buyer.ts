import { BLOCK_MESSAGES, type BlockRequest, MAX_BLOCKED } from '@izlog/contracts/http/blocked'
import { AppError, invalid } from '@izlog/kit/errors'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import { v7 as uuid } from 'uuid'
import { type Block, markOf, marksOf } from '../domain/blocking.ts'
import type { Blocks } from '../store/mongo-blocks.ts'
import type { Orders } from '../store/mongo-orders.ts'
import { findOwnOrder } from './read-order.ts'

export interface BlockDeps {
  orders: Orders
  blocks: Blocks
  now: () => Date
}

/** Puts the buyer of an order on its seller's list. Throws `not_found`, `conflict` when the data are erased or the list is full, and `invalid` when the order lacks what is to be blocked. */
export async function blockBuyer(deps: BlockDeps, caller: Caller, { order: id, by }: BlockRequest): Promise<Block[]> {
  const { orders, blocks, now } = deps
  const order = await findOwnOrder(orders, caller, id)
  if (order.erasedAt) throw new AppError('conflict', 'block.erased', BLOCK_MESSAGES.erased)
  const wanted = [...new Set(by)].map((kind) => {
    const value = markOf(marksOf(order), kind)
    if (value !== undefined) return { kind, value }
    throw invalid([{ path: 'by', message: kind === 'email' ? BLOCK_MESSAGES.noEmail : BLOCK_MESSAGES.noNetwork }])
  })
  if ((await blocks.count(order.userId)) + wanted.length > MAX_BLOCKED)
    throw new AppError('conflict', 'block.too-many', BLOCK_MESSAGES.tooMany)
  const about = { userId: order.userId, order: order.id, orderId: order.orderId, by: caller.userId, at: now() }
  return Promise.all(wanted.map((mark) => blocks.add({ id: uuid(), ...mark, ...about })))
}

/** The caller's own list. */
export const listBlocked = ({ blocks }: Pick<BlockDeps, 'blocks'>, { userId }: Caller): Promise<Block[]> =>
  blocks.ofSeller(userId, MAX_BLOCKED)

/** Orders of that buyer are taken as usual again; those on hold stay there. Throws `not_found`, also for another seller's entry. */
export async function unblock({ blocks }: Pick<BlockDeps, 'blocks'>, caller: Caller, id: string): Promise<void> {
  if (await blocks.remove(id, isAdmin(caller) ? undefined : caller.userId)) return
  throw new AppError('not_found', 'block.not-found', BLOCK_MESSAGES.notFound)
}
