import type { Channel } from '@izlog/contracts/domain/delivery'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { retryDeadlock } from '@izlog/kit/store/connection'
import { isDate, isString } from '@izlog/kit/store/partial-indexes'
import type { mongo } from 'mongoose'
import { markedPaused } from '../domain/delivery.ts'
import { changesEvent } from '../domain/delivery-events.ts'
import { branchOf, deliveryOf } from '../domain/fan-out.ts'
import { branchUpdate } from './branch-update.ts'
import { fanOutReader, type StoredDocument } from './fan-out-model.ts'

/** What came due after one time (null: whenever), up to another. */
export interface DuePeriod {
  after: Date | null
  until: Date
}

export interface PausedMarks {
  /**
   * Gives due deliveries of a seller's orders that have no state but 'pending' the reason that their channel is paused, and publishes that.
   * Returns how many it found; those that were changed at that moment are found again.
   */
  markPaused(channel: Channel, userId: number, due: DuePeriod, limit: number): Promise<number>
}

export function pausedMarks(stored: mongo.Collection<StoredDocument>, outbox: Outbox): PausedMarks {
  const read = fanOutReader(stored)
  return {
    async markPaused(channel, userId, { after: since, until }, limit) {
      const branch = `channels.${channel}`
      const unmarked = {
        userId,
        orderId: isString,
        [`${branch}.dueAt`]: { ...isDate, $lte: until, ...(since ? { $gt: since } : {}) },
        [`${branch}.state`]: 'pending',
        [`${branch}.reason`]: null,
      }
      const found = await read(unmarked, limit)
      if (found.length === 0) return 0
      const marked = found.flatMap(({ _id, version, ...fanOut }) => {
        const delivery = deliveryOf({ _id, version, ...fanOut }, channel)
        if (!delivery) return []
        const after = markedPaused(delivery)
        return { _id, version, after, entries: changesEvent([after], until) }
      })
      await retryDeadlock(() =>
        stored.bulkWrite(
          marked.map(({ _id, version, after, entries }) => ({
            updateOne: {
              // No match if it was changed meanwhile: the next round finds it, if it still waits.
              filter: { _id, userId, version, [`${branch}.dueAt`]: after.dueAt },
              update: branchUpdate({ [channel]: branchOf(after) }, { entries, mark: outbox.update(entries).set }),
            },
          })),
          { ordered: false, ignoreUndefined: true },
        ),
      )
      for (const { _id } of marked) outbox.publishSoon(_id)
      return found.length
    },
  }
}
