import { Channel } from '@izlog/contracts/domain/delivery'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { OutboxFields } from '@izlog/kit/outbox/fields'
import type { mongo } from 'mongoose'
import type { Delivery } from '../domain/delivery.ts'
import { type Branch, branchOf, type FanOut, fanOutIdOf } from '../domain/fan-out.ts'
import type { StoredDocument } from './fan-out-model.ts'

/**
 * The update that sets branches of a fan-out, counts its version up and appends events to its outbox. The indexed fields are computed
 * in the store from all branches, since another process may set another branch at the same time.
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

/** The stage that derives the indexed fields of a fan-out from its branches. */
const REFRESH_INDEXED_FIELDS: mongo.Document = {
  $set: {
    heldUntil: { $cond: [{ $or: eachChannel(inMemory) }, '$heldUntil', null] },
    failing: { $or: eachChannel(isFailing) },
    // $min ignores nulls.
    forgetAt: { $min: eachChannel((channel) => fieldOf(channel, 'forgetAt')) },
  },
}

/** Finds the fan-out of these deliveries while their leases are still the ones that were read. */
export const leasedBy = (deliveries: readonly Delivery[]): mongo.Filter<StoredDocument> =>
  Object.fromEntries(
    deliveries.flatMap((delivery) => [
      ['_id', fanOutIdOf(delivery)],
      ['userId', delivery.userId],
      [`channels.${delivery.channel}.lease`, delivery.lease],
    ]),
  )

export const branchesOf = (deliveries: readonly Delivery[], set: Partial<Branch>): FanOut['channels'] =>
  Object.fromEntries(deliveries.map((delivery) => [delivery.channel, { ...branchOf(delivery), ...set }]))
