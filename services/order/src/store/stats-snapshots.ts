import type { Outbox } from '@izlog/kit/outbox/outbox'
import type { Connection } from 'mongoose'
import type { SnapshotOf } from './mongo-stats.ts'
import { type Scope, type StatsDoc, statsModel } from './stats-model.ts'

/** Every seller's figures, for publishing them again. */
export type StatsSnapshots = ReturnType<typeof statsSnapshots>

export function statsSnapshots(store: Connection, outbox: Outbox) {
  const model = statsModel(store)
  const scopeOf = (userId: number): Scope => `user:${userId}`
  return {
    /** Sellers with figures. */
    async userIds(): Promise<number[]> {
      const docs = await model.find({}, { _id: 1 }).lean<{ _id: Scope }[]>()
      return docs.flatMap(({ _id }) => (_id === 'all' ? [] : [Number(_id.slice('user:'.length))]))
    },
    /** Appends a seller's snapshot with a version above both the stored one and this one. False when somebody else wrote first. */
    async announce(userId: number, above: number, snapshotOf: SnapshotOf): Promise<boolean> {
      const stored = await model.findById(scopeOf(userId)).lean<StatsDoc>()
      if (!stored) return true
      const version = Math.max(stored.version, above) + 1
      const { push, set } = outbox.update(snapshotOf(stored.stats, version))
      const { matchedCount } = await model.updateOne(
        { _id: stored._id, version: stored.version },
        { $set: { ...set, version }, $push: push },
      )
      if (matchedCount === 1) outbox.publishSoon(stored._id)
      return matchedCount === 1
    },
    /** How many snapshots have waited to be published since that time or longer. */
    unpublished: (until: Date) => model.countDocuments({ outboxAt: { $lte: until } }),
  }
}
