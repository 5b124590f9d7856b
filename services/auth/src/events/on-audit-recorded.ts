import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { AuditLog } from '../store/mongo-audit-log.ts'

/** Stores the audit records of all services. */
export const onAuditRecorded = (auditLog: AuditLog): EventHandler => on('audit', 'audit.recorded.v1', auditLog.append)
