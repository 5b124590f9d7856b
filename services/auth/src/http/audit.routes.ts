import { pipeline } from 'node:stream/promises'
import { AuditFilter, AuditPage, AuditQuery } from '@izlog/contracts/http/audit'
import type { AuditOutbox } from '@izlog/kit/audit/audit-outbox'
import { CSV_START } from '@izlog/kit/csv'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { acquireExportSlot } from '@izlog/kit/http/data-export'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { auditCsvHeader, auditCsvRow } from '../domain/audit-csv.ts'
import { exportAuditLog, type ReadAuditLogDeps, readAuditLog } from '../use-cases/read-audit-log.ts'

export interface AuditRouteDeps extends ReadAuditLogDeps {
  audit: AuditOutbox
}

/** The audit log, for administrators. */
export const auditRoutes = (deps: AuditRouteDeps): Router =>
  Router()
    .get('/api/admin/audit', allow('admin'), async (req, res) => {
      res.json(AuditPage.parse(await readAuditLog(deps, read(AuditQuery, req.query))))
    })
    .get('/api/admin/audit.csv', allow('admin'), async (req, res) => {
      const filter = read(AuditFilter, req.query)
      const letGo = acquireExportSlot(callerOf(req).userId)
      try {
        await deps.audit.record(initiatorOf(req), 'audit-exported')
        res.set({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="dnevnik-rada.csv"',
        })
        await pipeline(async function* () {
          yield CSV_START + auditCsvHeader()
          for await (const items of exportAuditLog(deps, filter)) yield items.map(auditCsvRow).join('')
        }, res)
      } finally {
        letGo()
      }
    })
