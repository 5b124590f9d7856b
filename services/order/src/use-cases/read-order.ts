import { OrderCode } from '@izlog/contracts/domain/order-code'
import { ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import { AppError } from '@izlog/kit/errors'
import { type Caller, isAdmin, type SiteOwner, shows } from '@izlog/kit/identity'
import type { Order } from '../domain/order.ts'
import type { Orders } from '../store/mongo-orders.ts'

/** An order by its code, for anybody who has it, or by its guessable number, for its seller and administrators. Throws `not_found` to everybody else, and on another seller's host. */
export async function readOrder(
  { orders }: { orders: Orders },
  callerIfAny: () => Caller | undefined,
  codeOrId: string,
  site: SiteOwner,
): Promise<Order> {
  const code = OrderCode.safeParse(codeOrId.toUpperCase())
  const order = code.success ? await orders.byOrderId(code.data) : await ownOrder(orders, callerIfAny(), codeOrId)
  if (!order || !shows(site, order.userId)) throw new AppError('not_found', 'order.not-found', ORDER_MESSAGES.notFound)
  return order
}

async function ownOrder(orders: Orders, caller: Caller | undefined, id: string): Promise<Order | undefined> {
  if (!caller || !/^\d{1,15}$/.test(id)) return undefined
  const order = await orders.byId(Number(id))
  return order && isTheirs(order, caller) ? order : undefined
}

/** An order of the caller's by its number, also one on hold; an administrator finds all. Throws `not_found`. */
export async function findOwnOrder(orders: Pick<Orders, 'anyById'>, caller: Caller, id: number): Promise<Order> {
  const order = await orders.anyById(id)
  if (order && isTheirs(order, caller)) return order
  throw new AppError('not_found', 'order.not-found', ORDER_MESSAGES.notFound)
}

/** Whether the caller is its seller or an administrator. */
export const isTheirs = (order: Pick<Order, 'userId'>, caller: Caller | undefined): boolean =>
  caller !== undefined && (isAdmin(caller) || order.userId === caller.userId)
