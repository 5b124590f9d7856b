import { Schema } from 'mongoose'
import type { OutboxEntry } from '../bus/make-event.ts'

/** The fields by which a document's change and its events are one atomic write. */
export interface OutboxFields {
  /** Increases with every write that appends an event. */
  version: number
  outbox: OutboxEntry[]
  /** Since when the outbox contains unpublished events; absent when it is empty. */
  outboxAt?: Date | null
  /** The process that publishes, and until when no other may. */
  outboxLease?: { token: string; until: Date } | null
  /** Set on deletion: the document is removed after its events are published. */
  deletedAt?: Date | null
}

const leaseSchema = new Schema(
  { token: { type: String, required: true }, until: { type: Date, required: true } },
  { _id: false },
)

/** Spread into the schema of an aggregate; `indexOutbox` adds the index that the relay's query uses. */
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
