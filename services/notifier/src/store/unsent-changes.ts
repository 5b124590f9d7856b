import type { Channel } from '@izlog/contracts/domain/delivery'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import type { mongo } from 'mongoose'
import { changesEvent } from '../domain/delivery-events.ts'
import { branchOf, deliveryOf, fanOutIdOf } from '../domain/fan-out.ts'
import { changedUnsent, type UnsentInstruction } from '../domain/unsent.ts'
import { branchUpdate } from './branch-update.ts'
import { fanOutReader, type StoredDocument } from './fan-out-model.ts'

/** What an event changes of its order's earlier deliveries on a channel. */
export interface UnsentChange {
  channel: Channel
  userId: number
  orderId: string
  instruction: UnsentInstruction<unknown>
}

export interface UnsentChanges {
  /** Changes deliveries that were not sent and are not being sent now, one change after the other. */
  changeUnsent(changes: readonly UnsentChange[], at: Date): Promise<void>
}

export function unsentChanges(stored: mongo.Collection<StoredDocument>, outbox: Outbox): UnsentChanges {
  const read = fanOutReader(stored)

  async function change({ channel, userId, orderId, instruction }: UnsentChange, at: Date): Promise<void> {
    for (;;) {
      const found = (await read({ userId, orderId }, 0)).flatMap((fanOut) => deliveryOf(fanOut, channel) ?? [])
      const changed = found.flatMap((before) => {
        const after = changedUnsent(before, instruction, at)
        return after ? [{ before, after, entries: before.dueAt ? changesEvent([after], at) : [] }] : []
      })
      if (changed.length === 0) return
      await stored.bulkWrite(
        changed.map(({ before, after, entries }) => ({
          updateOne: {
            // No match if it was leased, or an outcome recorded, meanwhile: read again in the next round.
            filter: { _id: fanOutIdOf(before), userId, version: before.version, [`channels.${channel}.lease`]: null },
            update: branchUpdate({ [channel]: branchOf(after) }, { entries, mark: outbox.update(entries).set }),
          },
        })),
        { ignoreUndefined: true },
      )
      for (const { before, entries } of changed) if (entries.length > 0) outbox.publishSoon(fanOutIdOf(before))
    }
  }

  return {
    async changeUnsent(changes, at) {
      for (const one of changes) await change(one, at)
    },
  }
}
