import { Channel } from '@izlog/contracts/domain/delivery'
import { isDate } from '@izlog/kit/store/partial-indexes'
import type { Connection } from 'mongoose'
import type { PausableChannel } from '../domain/channel-pause.ts'
import type { FailedDelivery } from '../domain/failing-channel.ts'
import { deliveryOf, type FanOut, NOT_BY_ITSELF } from '../domain/fan-out.ts'
import { fanOutCollection } from './fan-out-model.ts'

/** How many events show whether a channel sends. */
const SAMPLE = 500

/** Reads what the operator's page shows of channels; each call reads a bounded number of documents. */
export interface ChannelHealthStore {
  /** Deliveries of orders that failed and wait for their next try, among the newest `limit` events of which one failed or is dead. */
  failed(limit: number): Promise<{ deliveries: FailedDelivery[]; isPartial: boolean }>
  /** Whether a delivery to the channel was sent, among those of the newest SAMPLE events from `from` on. */
  hasSent(channel: Channel, from: Date): Promise<boolean>
  /** How many deliveries wait for the end of a pause, at most `limit`. */
  waiting(paused: PausableChannel, limit: number): Promise<number>
}

export function channelHealth(connection: Connection): ChannelHealthStore {
  const stored = fanOutCollection(connection)
  return {
    async failed(limit) {
      const fields = Channel.options.flatMap((channel) =>
        ['state', 'reason', 'failureKind', 'changedAt', 'withdrawn'].map(
          (field) => [`channels.${channel}.${field}`, 1] as const,
        ),
      )
      // By the partial index of what fails.
      const found = (await stored
        .find(
          { failing: true },
          { projection: { userId: 1, orderId: 1, ...Object.fromEntries(fields) }, sort: { _id: -1 }, limit: limit + 1 },
        )
        .toArray()) as unknown as FanOut[]
      const ofOrders = found.slice(0, limit).filter(({ orderId }) => orderId !== null)
      const deliveries = ofOrders.flatMap((fanOut) =>
        Channel.options.flatMap((channel) => deliveryOf(fanOut, channel) ?? []),
      )
      return {
        // Of a cancelled order nothing is tried.
        deliveries: deliveries.filter(({ state, withdrawn }) => state === 'failed' && !withdrawn),
        isPartial: found.length > limit,
      }
    },

    async hasSent(channel, from) {
      const state = `channels.${channel}.state`
      const found = await stored
        .aggregate([
          { $match: { createdAt: { $gte: from } } },
          { $sort: { createdAt: -1 } },
          { $limit: SAMPLE },
          { $match: { [state]: 'sent' } },
          { $limit: 1 },
          { $project: { _id: 1 } },
        ])
        .toArray()
      return found.length > 0
    },

    waiting({ channel, userId }, limit) {
      const dueAt = `channels.${channel}.dueAt`
      // The index begins with the seller, so it is used for all of them only if they are asked for, too.
      const sellers = userId === null ? { userId: { $gte: 0 } } : { userId }
      return stored.countDocuments({ ...sellers, [dueAt]: { ...isDate, $lt: NOT_BY_ITSELF } }, { limit })
    },
  }
}
