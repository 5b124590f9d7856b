import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { type Connection, type Model, Schema } from 'mongoose'
import type { Stats } from '../domain/stats.ts'

/** `all`, or one seller's. */
export type Scope = 'all' | `user:${number}`

export type StatsDoc = OutboxFields & {
  _id: string
  stats: Stats
  /** Tails of the ids of the events counted last: with the figures in one document, so each event counts once even when it comes twice. */
  seen: string[]
  /** Tails of the ids of events that were on their way when the figures were last recounted, which has counted them. */
  recounted?: string[]
  /** On `all`: nothing is counted until then, since a recount is under way. */
  pause?: { token: string; until: Date } | null
}

/** 48 random bits of a uuid tell the last few thousand apart, at a third of its length. */
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
