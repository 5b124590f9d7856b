import { Channel } from '@izlog/contracts/domain/delivery'
import type { Delivery } from './delivery.ts'
import type { DueLane } from './lane.ts'

/** One channel's part of a fan-out: a delivery without the fields that all branches share. */
export type Branch = Omit<Delivery, '_id' | 'channel' | 'orderId' | 'userId' | 'version' | 'traceparent'>

/** One event on its way to all channels: one document, so that the outcomes of all of them are one write and one event. */
export interface FanOut {
  /** The id of the event that opened it (uuid v7), or of a notification. */
  _id: string
  /** Type of that event. */
  cause: string
  /** Null: a notification, which no order shows. */
  orderId: string | null
  userId: number
  /** A branch for each channel that the event asked something of. */
  channels: Partial<Record<Channel, Branch>>
  /**
   * Until when the branches with a lease and no `dueAt` belong to the process that wrote the lease and has them in its memory; null:
   * there are none. Nearly all deliveries succeed from memory, and so never enter the indexes of due ones.
   */
  heldUntil: Date | null
  version: number
  createdAt: Date
  traceparent: string | null
}

/** The id of a delivery outside the store: `<id of the fan-out>:<channel>`. */
const deliveryIdOf = (fanOutId: string, channel: Channel): string => `${fanOutId}:${channel}`

/** The parts of a delivery's id; undefined: it is not one. Ids of notifications contain colons, so the last one divides. */
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

/** A delivery as its fan-out stores it. */
export function branchOf(delivery: Delivery): Branch {
  const { _id, channel: _c, orderId: _o, userId: _u, version: _v, traceparent: _t, ...branch } = delivery
  return branch
}

/** Whether a branch is in the memory of the process that stored it. */
export const isInMemory = ({ lease, dueAt }: Pick<Branch, 'lease' | 'dueAt'>): boolean =>
  lease !== null && dueAt === null

/** The lanes in which deliveries of a fan-out wait. */
export const dueIn = ({ userId, channels }: FanOut): DueLane[] =>
  Object.entries(channels).flatMap(([channel, { dueAt }]) =>
    dueAt && dueAt < NOT_BY_ITSELF ? [{ channel: channel as Channel, userId, dueAt }] : [],
  )

/** The id of the fan-out that a delivery belongs to. */
export const fanOutIdOf = ({ _id }: Pick<Delivery, '_id'>): string => _id.slice(0, _id.lastIndexOf(':'))

/** The `dueAt` of a branch on hold: never due without a later event of its order. */
export const NOT_BY_ITSELF = new Date('9999-01-01T00:00:00Z')
