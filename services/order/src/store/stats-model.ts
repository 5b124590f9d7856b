import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { type Connection, type Model, Schema } from 'mongoose'
import type { Stats } from '../domain/stats.ts'

/** `all`, or a seller's id. */
export type Scope = 'all' | `user:${number}`

export type StatsDoc = OutboxFields & {
  _id: string
  stats: Stats
  /** Last characters of the ids of the events counted last. They are in the same document as the figures, so an event that comes twice counts once. */
  seen: string[]
  /** The same of events that were not read yet when the figures were last recounted and that the recount has counted. */
  recounted?: string[]
  /** Only on `all`: counting pauses until this time, since a recount is under way. */
  pause?: { token: string; until: Date } | null
}

/** 48 random bits distinguish the last few thousand ids, at a third of a uuid's length. */
export const tailOf = (eventId: string) => eventId.slice(-12)

export const wasCounted = ({ seen, recounted = [] }: Pick<StatsDoc, 'seen' | 'recounted'>) => {
  const tails = new Set([...seen, ...recounted])
  return (eventId: string) => tails.has(tailOf(eventId))
}

const schema = new Schema<StatsDoc>(
  {
    _id: { type: String, required: true },
    stats: Schema.Types.Mixed,
    seen: { type: [String], required: true },
    recounted: { type: [String], default: undefined },
    pause: Schema.Types.Mixed,
    ...outboxSchema,
  },
  { collection: 'stats', versionKey: false, minimize: false },
)
indexOutbox(schema)

export const statsModel = (store: Connection): Model<StatsDoc> =>
  store.modelNames().includes('Stats') ? store.model<StatsDoc>('Stats') : store.model<StatsDoc>('Stats', schema)
