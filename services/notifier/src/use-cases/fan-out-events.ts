import { randomUUID } from 'node:crypto'
import type { Channel } from '@izlog/contracts/domain/delivery'
import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import type { AnyChannel } from '../channels/channel.ts'
import type { Delivery } from '../domain/delivery.ts'
import { isWorthPublishing } from '../domain/delivery-events.ts'
import { type Branch, deliveriesOf, isInMemory } from '../domain/fan-out.ts'
import type { Integrations } from '../domain/integrations.ts'
import type { OrderEvent } from '../domain/order-event.ts'
import { type ChannelWorker, type ChannelWorkerDeps, START_WITHIN_MS } from './channel-worker.ts'
import { additionsOf, planFanOuts } from './plan-fan-outs.ts'
import { sellersOf } from './send-deliveries.ts'

export interface FanOutDeps extends ChannelWorkerDeps {
  /** All channels. */
  channels: readonly AnyChannel[]
  /** Of the channels that this process sends. */
  workers: ReadonlyMap<Channel, ChannelWorker>
}

/**
 * Turns events into deliveries; repeated events change nothing. As many as there is room for are stored as in memory and sent at once;
 * the others wait in their seller's lane.
 */
export async function fanOutEvents(deps: FanOutDeps, batch: readonly OrderEvent[]): Promise<void> {
  // An event that is twice in the batch would be sent twice, under one lease.
  const events = [...new Map(batch.map((event) => [event.id, event])).values()]
  const { channels, fanOuts, lanes, livePauses, recorder, workers, now, callTimeoutMs } = deps
  const at = now()
  const userIds = events.map(({ data }) => data.userId)
  const [sellerOf, isPaused] = await Promise.all([sellersOf(deps, userIds), lanes.findPaused(userIds, at)])
  const lease = randomUUID()
  const startBy = new Date(at.getTime() + START_WITHIN_MS)
  const heldUntil = new Date(startBy.getTime() + callTimeoutMs)

  const inHand = (channel: AnyChannel, userId: number, branch: Branch): Branch => {
    const lane = { channel: channel.name, userId }
    const isDue = branch.dueAt !== null && !branch.held
    // With the reason it is published, and so its order does not count as unacknowledged.
    if (isDue && livePauses.isPaused(lane)) return { ...branch, reason: DELIVERY_MESSAGES.paused }
    const goes = isDue && !isPaused(lane) && takes(channel, userId, branch)
    return goes ? { ...branch, lease, dueAt: null, starts: 1 } : branch
  }
  /** Where an order's deliveries go in order, only its first may skip the lane, which keeps that order. */
  const takes = (channel: AnyChannel, userId: number, { cause }: Branch) =>
    (!channel.lock || cause === 'order.created') && (workers.get(channel.name)?.hasRoom(userId) ?? false)

  const { opened, additions, released, unsent, due } = planFanOuts(
    { channels, sellerOf, at, inHand, heldUntil },
    events,
  )
  const store = async () => {
    const added = await fanOuts.add(opened)
    for (const fanOut of added) {
      const deliveries = deliveriesOf(fanOut)
      const own = deliveries.filter(isInMemory)
      if (own.length > 0)
        recorder.expect(
          fanOut._id,
          own.length,
          deliveries.filter((each) => !isInMemory(each) && isWorthPublishing(each)),
        )
    }
    send(added.flatMap(deliveriesOf))
    const fresh = new Set(added)
    const known = opened.filter((fanOut) => !fresh.has(fanOut))
    const others = additions.filter(
      ({ to }) => !added.some(({ orderId, cause }) => 'cause' in to && orderId === to.orderId && cause === to.cause),
    )
    send(await fanOuts.addBranches([...known.flatMap(additionsOf), ...others]))
    await fanOuts.release(released, at)
    await fanOuts.changeUnsent(unsent, at)
  }
  const send = (deliveries: readonly Delivery[]) => {
    for (const [name, own] of Map.groupBy(deliveries.filter(isInMemory), ({ channel }) => channel))
      workers.get(name)?.send(own.map((delivery) => itemOf(delivery, sellerOf(delivery.userId), startBy)))
  }

  await (due.length > 0 ? lanes.storeWaiting(due, at, store) : store())
  if (due.length > 0) for (const { wake } of workers.values()) wake()
}

const itemOf = (delivery: Delivery, seller: Integrations, startBy: Date) => ({
  delivery,
  seller,
  startBy,
  done: () => {},
})
