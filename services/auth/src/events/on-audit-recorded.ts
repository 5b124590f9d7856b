import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { AuditLog } from '../store/mongo-audit-log.ts'

/** Keeps what all services record. */
export const onAuditRecorded = (auditLog: AuditLog): EventHandler => on('audit', 'audit.recorded.v1', auditLog.append)
