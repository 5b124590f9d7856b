import type { AuditAction } from '@izlog/contracts/domain/audit'
import { type Connection, Schema } from 'mongoose'
import type { Bus } from '../bus/bus.ts'
import type { Logger } from '../logger.ts'
import { indexOutbox, type OutboxFields, outboxSchema } from '../outbox/fields.ts'
import { createOutbox, type Outbox } from '../outbox/outbox.ts'
import { type AuditDetails, auditEvent, type Initiator } from './audit-event.ts'

type AuditOutboxDoc = OutboxFields & { _id: string }

const schema = new Schema<AuditOutboxDoc>(
  { _id: { type: String, required: true }, ...outboxSchema },
  { collection: 'audit_outbox', versionKey: false },
)
indexOutbox(schema)

/** Records actions that change no document with an outbox, such as a sign-in or an export. */
export interface AuditOutbox {
  /** Resolves once the record is stored; call it before the answer. Throws what the store throws; the action must then not be taken, since it would be unrecorded. */
  record(by: Initiator, action: AuditAction, details?: AuditDetails): Promise<void>
  /** Starts and stops with the service's workers. */
  outbox: Outbox
}

export function auditOutbox(store: Connection, bus: Bus, log: Logger, now: () => Date): AuditOutbox {
  const model = store.model<AuditOutboxDoc>('AuditOutbox', schema)
  const outbox = createOutbox(model, bus, log)
  return {
    async record(by, action, details) {
      const at = now()
      const entry = auditEvent(by, action, at, details)
      const { id } = entry.event
      // Stored as already deleted: it is removed once published, since the audit log keeps the record.
      await model.create({ _id: id, version: 1, outbox: [entry], ...outbox.update([]).set, deletedAt: at })
      outbox.publishSoon(id)
    },
    outbox,
  }
}
