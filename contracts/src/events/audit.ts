import type { z } from 'zod'
import { AuditRecord } from '../domain/audit.ts'
import { event } from './envelope.ts'

/** An action, done or refused, that administrators must be able to look up. `id` and `occurredAt` of the envelope are those of the record. Key: the object's kind and id, or the actor's. */
export const AuditRecordedV1 = event('audit.recorded', 1, AuditRecord)
export type AuditRecordedV1 = z.infer<typeof AuditRecordedV1>

export const auditEvents = { 'audit.recorded.v1': AuditRecordedV1 } as const
