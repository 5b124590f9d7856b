import type { Channel } from '@izlog/contracts/domain/delivery'
import { DELIVERY_MESSAGES, type DeliveryItem } from '@izlog/contracts/http/deliveries'
import { AppError } from '@izlog/kit/errors'
import { canRetry } from '../domain/delivery.ts'
import { type DeliveryViewDeps, deliveryItem } from '../domain/delivery-views.ts'
import type { DeliveryLists, OrderDelivery } from '../store/delivery-lists.ts'
import type { FanOuts } from '../store/fan-outs.ts'
import type { Lanes } from '../store/lanes.ts'

export interface RetryDeps extends DeliveryViewDeps {
  fanOuts: FanOuts
  lanes: Lanes
  lists: DeliveryLists
  now: () => Date
  /** Whether the channel's deliveries of an order depend on each other: a status needs its row. */
  inOrder: (channel: Channel) => boolean
  wakeAll: () => void
}

/**
 * 'Pošalji ponovo': makes a delivery that was not sent due now, with a full number of tries. Repeated, or after it was sent meanwhile,
 * it changes nothing. `userId` undefined: of any seller. Throws `not_found`, and `conflict` when its content is forgotten,
 * or its order is cancelled.
 */
export async function retryDelivery(deps: RetryDeps, userId: number | undefined, id: string): Promise<DeliveryItem> {
  const delivery = await found(deps, userId, id)
  const refusal = refusalOf(delivery)
  if (refusal) throw new AppError('conflict', `delivery.${refusal}`, DELIVERY_MESSAGES[refusal])
  if (!canRetry(delivery)) return deliveryItem(delivery, deps)
  await retryDeliveries(deps, [delivery])
  return deliveryItem(await found(deps, userId, id), deps)
}

/** Why a delivery cannot be retried at all; undefined: it can, or needs not. */
export function refusalOf({ state, content, withdrawn }: OrderDelivery): 'forgotten' | 'withdrawn' | undefined {
  if ((state === 'dead' || state === 'skipped') && content === null) return 'forgotten'
  return withdrawn ? 'withdrawn' : undefined
}

/** Makes those due now that can be retried. */
export async function retryDeliveries(deps: RetryDeps, deliveries: readonly OrderDelivery[]): Promise<void> {
  const { fanOuts, lanes, lists, now, inOrder, wakeAll } = deps
  // Later statuses were skipped for want of the row: without them a late row would keep its first status.
  const later = await lists.after(deliveries.filter(({ channel }) => inOrder(channel)))
  const at = now()
  const due = deliveries.map(({ channel, userId }) => ({ channel, userId, dueAt: at }))
  await lanes.storeWaiting(due, at, () => fanOuts.retry([...deliveries, ...later], at))
  wakeAll()
}

async function found({ lists }: RetryDeps, userId: number | undefined, id: string): Promise<OrderDelivery> {
  const delivery = await lists.find(userId, id)
  if (!delivery) throw new AppError('not_found', 'delivery.unknown', DELIVERY_MESSAGES.notFound)
  return delivery
}
