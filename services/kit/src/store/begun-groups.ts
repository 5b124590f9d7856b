import { type Connection, Schema } from 'mongoose'
import type { BegunGroups } from '../bus/begun-groups.ts'

interface BegunGroup {
  /** `notifier.fan-out/orders` */
  _id: string
  at: Date
}
const schema = new Schema<BegunGroup>(
  { _id: String, at: { type: Date, required: true } },
  { collection: 'begun_groups', versionKey: false },
)

/** The begun consumer groups of a service, stored in its own database. */
export function begunGroups(store: Connection): BegunGroups {
  const model = store.model<BegunGroup>('BegunGroup', schema)
  const idOf = (group: string, topic: string) => `${group}/${topic}`
  return {
    has: async (group, topic) => (await model.exists({ _id: idOf(group, topic) })) !== null,
    async add(group, topic) {
      await model.updateOne({ _id: idOf(group, topic) }, { $setOnInsert: { at: new Date() } }, { upsert: true })
    },
  }
}
