import type { Channel } from '@izlog/contracts/domain/delivery'
import { DELIVERY_MESSAGES, type DeliveryItem } from '@izlog/contracts/http/deliveries'
import { AppError } from '@izlog/kit/errors'
import { canRetry } from '../domain/delivery.ts'
import { deliveryItem } from '../domain/delivery-views.ts'
import type { TrackingUrl } from '../domain/tracking-url.ts'
import type { DeliveryLists, OrderDelivery } from '../store/delivery-lists.ts'
import type { FanOuts } from '../store/fan-outs.ts'
import type { Lanes } from '../store/lanes.ts'

export interface RetryDeps {
  fanOuts: FanOuts
  lanes: Lanes
  lists: DeliveryLists
  now: () => Date
  /** Whether the channel's deliveries of an order depend on each other: a status needs its row. */
  inOrder: (channel: Channel) => boolean
  wakeAll: () => void
  trackingUrl: TrackingUrl
}

/**
 * 'Pošalji ponovo': makes a delivery that was not sent due now, with a full number of tries. Repeated, or after it was sent meanwhile,
 * it changes nothing. `userId` undefined: of any seller. Throws `not_found`, and `conflict` when its content is forgotten,
 * or its order is cancelled.
 */
export async function retryDelivery(deps: RetryDeps, userId: number | undefined, id: string): Promise<DeliveryItem> {
  const { fanOuts, lanes, lists, now, inOrder, wakeAll, trackingUrl } = deps
  const delivery = await found(deps, userId, id)
  if (isForgotten(delivery)) throw new AppError('conflict', 'delivery.forgotten', DELIVERY_MESSAGES.forgotten)
  if (delivery.withdrawn) throw new AppError('conflict', 'delivery.withdrawn', DELIVERY_MESSAGES.withdrawn)
  if (!canRetry(delivery)) return deliveryItem(delivery, trackingUrl)
  // Later statuses were skipped for want of the row: without them a late row would keep its first status.
  const later = inOrder(delivery.channel) ? await lists.after(delivery) : []
  const at = now()
  const lane = { channel: delivery.channel, userId: delivery.userId, dueAt: at }
  await lanes.storeWaiting([lane], at, () => fanOuts.retry([delivery, ...later], at))
  wakeAll()
  return deliveryItem(await found(deps, userId, id), trackingUrl)
}

const isForgotten = ({ state, content }: OrderDelivery): boolean =>
  (state === 'dead' || state === 'skipped') && content === null

async function found({ lists }: RetryDeps, userId: number | undefined, id: string): Promise<OrderDelivery> {
  const delivery = await lists.find(userId, id)
  if (!delivery) throw new AppError('not_found', 'delivery.unknown', DELIVERY_MESSAGES.notFound)
  return delivery
}
