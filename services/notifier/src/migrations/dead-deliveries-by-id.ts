import { Channel } from '@izlog/contracts/domain/delivery'
import type { Migration } from '@izlog/kit/store/migrations'
import { fanOutModel } from '../store/fan-out-model.ts'

/** Until 2026-11 the indexes of dead deliveries had no id, so each page of their list sorted all of them: those with one take their place. */
export const deadDeliveriesById: Migration = {
  name: '2026-11-dead-deliveries-by-id',
  async run(store) {
    const { collection } = fanOutModel(store)
    const dropped = Channel.options.map((channel) => `channels.${channel}.changedAt_-1`)
    for (const { name } of await collection.indexes())
      if (name && dropped.includes(name)) await collection.dropIndex(name)
  },
}
