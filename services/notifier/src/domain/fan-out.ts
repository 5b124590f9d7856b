import { Channel } from '@izlog/contracts/domain/delivery'
import type { Delivery } from './delivery.ts'
import type { DueLane } from './lane.ts'

/** How one channel of a fan-out stands: a delivery without what all of its fan-out share. */
export type Branch = Omit<Delivery, '_id' | 'channel' | 'orderId' | 'userId' | 'version' | 'traceparent'>

/** One event on its way to all channels: one document, so that what came of it is one write and one event. */
export interface FanOut {
  /** Of the event that opened it (uuid v7), or of a notification. */
  _id: string
  /** Type of that event. */
  cause: string
  /** Null: a notification, which no order shows. */
  orderId: string | null
  userId: number
  /** Each channel that the event asked something of. */
  channels: Partial<Record<Channel, Branch>>
  /**
   * Branches with a lease and no `dueAt` are in the memory of the process that wrote the lease, and its own until then; null: there
   * are none. So what goes well, nearly all, never enters the indexes of what is due.
   */
  heldUntil: Date | null
  version: number
  createdAt: Date
  traceparent: string | null
}

/** As people and channels know it: `<id of the fan-out>:<channel>`. */
const deliveryIdOf = (fanOutId: string, channel: Channel): string => `${fanOutId}:${channel}`

/** What such an id names; undefined for one that is none. Ids of notifications hold colons themselves. */
export function partsOf(deliveryId: string): { fanOutId: string; channel: Channel } | undefined {
  const at = deliveryId.lastIndexOf(':')
  const channel = Channel.safeParse(deliveryId.slice(at + 1))
  return channel.success ? { fanOutId: deliveryId.slice(0, at), channel: channel.data } : undefined
}

/** The deliveries of a fan-out, one a channel. */
export const deliveriesOf = (fanOut: FanOut): Delivery[] =>
  Channel.options.flatMap((channel) => deliveryOf(fanOut, channel) ?? [])

/** The delivery of a fan-out to one channel; undefined: there is none. */
export function deliveryOf(fanOut: FanOut, channel: Channel): Delivery | undefined {
  const branch = fanOut.channels[channel]
  if (!branch) return undefined
  const { _id, orderId, userId, version, traceparent } = fanOut
  return { ...branch, _id: deliveryIdOf(_id, channel), channel, orderId, userId, version, traceparent }
}

/** A delivery as its fan-out keeps it. */
export function branchOf(delivery: Delivery): Branch {
  const { _id, channel: _c, orderId: _o, userId: _u, version: _v, traceparent: _t, ...branch } = delivery
  return branch
}

/** Whether a branch is in the memory of the process that made it. */
export const isInMemory = ({ lease, dueAt }: Pick<Branch, 'lease' | 'dueAt'>): boolean =>
  lease !== null && dueAt === null

/** The lanes in which deliveries of a fan-out wait. */
export const dueIn = ({ userId, channels }: FanOut): DueLane[] =>
  Object.entries(channels).flatMap(([channel, { dueAt }]) =>
    dueAt && dueAt < NOT_BY_ITSELF ? [{ channel: channel as Channel, userId, dueAt }] : [],
  )

/** The id of the fan-out that a delivery belongs to. */
export const fanOutIdOf = ({ _id }: Pick<Delivery, '_id'>): string => _id.slice(0, _id.lastIndexOf(':'))

/** When a branch that waits for a later event of its order would come due: never by itself. */
export const NOT_BY_ITSELF = new Date('9999-01-01T00:00:00Z')
