import { Channel } from '@izlog/contracts/domain/delivery'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { OutboxFields } from '@izlog/kit/outbox/fields'
import type { mongo } from 'mongoose'
import type { Delivery } from '../domain/delivery.ts'
import { type Branch, branchOf, type FanOut, fanOutIdOf } from '../domain/fan-out.ts'
import type { StoredDocument } from './fan-out-model.ts'

/**
 * The update that sets branches of a fan-out, makes its next version and stores the events that tell of it. What the fan-out is
 * found by is computed by the store, since another process may be setting another branch.
 */
export function branchUpdate(
  branches: FanOut['channels'],
  events: { entries: readonly OutboxEntry[]; mark: Partial<OutboxFields> },
  heldUntil: Date | null = null,
): mongo.Document[] {
  const set = Object.entries(branches).map(([channel, branch]) => [`channels.${channel}`, { $literal: branch }])
  const mark =
    events.entries.length > 0 ? Object.entries(events.mark).map(([field, value]) => [field, { $literal: value }]) : []
  return [
    {
      $set: {
        ...Object.fromEntries([...set, ...mark]),
        ...(heldUntil ? { heldUntil } : {}),
        version: { $add: ['$version', 1] },
        ...(events.entries.length > 0 ? { outbox: { $concatArrays: ['$outbox', { $literal: events.entries }] } } : {}),
      },
    },
    REFRESH_INDEXED_FIELDS,
  ]
}

const fieldOf = (channel: Channel, field: keyof Branch) => ({ $ifNull: [`$channels.${channel}.${field}`, null] })
const isNull = (expression: unknown) => ({ $eq: [expression, null] })
const eachChannel = <T>(expression: (channel: Channel) => T): T[] => Channel.options.map(expression)

const inMemory = (channel: Channel) => ({
  $and: [{ $not: [isNull(fieldOf(channel, 'lease'))] }, isNull(fieldOf(channel, 'dueAt'))],
})
const isFailing = (channel: Channel) => ({ $in: [fieldOf(channel, 'state'), ['failed', 'dead']] })

/** The stage that brings what a fan-out is found by in line with its branches. */
const REFRESH_INDEXED_FIELDS: mongo.Document = {
  $set: {
    heldUntil: { $cond: [{ $or: eachChannel(inMemory) }, '$heldUntil', null] },
    failing: { $or: eachChannel(isFailing) },
    // The least of the dates; nulls are passed over.
    forgetAt: { $min: eachChannel((channel) => fieldOf(channel, 'forgetAt')) },
  },
}

/** The fan-out of these deliveries, as long as they are in the hands of whoever put this lease on them. */
export const leasedBy = (deliveries: readonly Delivery[]): mongo.Filter<StoredDocument> =>
  Object.fromEntries(
    deliveries.flatMap((delivery) => [
      ['_id', fanOutIdOf(delivery)],
      [`channels.${delivery.channel}.lease`, delivery.lease],
    ]),
  )

export const branchesOf = (deliveries: readonly Delivery[], set: Partial<Branch>): FanOut['channels'] =>
  Object.fromEntries(deliveries.map((delivery) => [delivery.channel, { ...branchOf(delivery), ...set }]))
