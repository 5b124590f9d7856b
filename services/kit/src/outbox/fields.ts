import { Schema } from 'mongoose'
import type { OutboxEntry } from '../bus/make-event.ts'

/** What a document carries so that its change and its events are one atomic write. */
export interface OutboxFields {
  /** Grows with every write that makes an event. */
  version: number
  outbox: OutboxEntry[]
  /** There is something to publish since then. */
  outboxAt?: Date | null
  /** Who is publishing, and until when nobody else does. */
  outboxLease?: { token: string; until: Date } | null
  /** A deletion: the relay removes the document after it has published the event. */
  deletedAt?: Date | null
}

const leaseSchema = new Schema(
  { token: { type: String, required: true }, until: { type: Date, required: true } },
  { _id: false },
)

/** Spread into the schema of an aggregate; `indexOutbox` gives it the index that the relay reads by. */
export const outboxSchema = {
  version: { type: Number, required: true },
  outbox: { type: Schema.Types.Mixed, required: true },
  outboxAt: Date,
  outboxLease: { type: leaseSchema, default: null },
  deletedAt: Date,
}

export function indexOutbox(schema: { index(fields: { outboxAt: 1 }, options: { sparse: true }): unknown }): void {
  schema.index({ outboxAt: 1 }, { sparse: true })
}
