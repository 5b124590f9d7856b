import type { AuditFilter, AuditItem, AuditQuery } from '@izlog/contracts/http/audit'
import { dayStart, nextDay } from '@izlog/kit/belgrade-day'
import type { AuditLog, KeptRecord, RecordFilter } from '../store/mongo-audit-log.ts'
import type { Users } from '../store/mongo-users.ts'

export interface ReadAuditLogDeps {
  auditLog: Pick<AuditLog, 'page' | 'batches'>
  users: Pick<Users, 'namesOf'>
}

/** A page of the audit log, newest first. */
export async function readAuditLog(
  deps: ReadAuditLogDeps,
  query: AuditQuery,
): Promise<{ items: AuditItem[]; nextCursor: string | null }> {
  const { records, nextCursor } = await deps.auditLog.page(filterOf(query), query)
  return { items: await named(deps, records), nextCursor }
}

/** Streams all records of the filter, newest first. */
export async function* exportAuditLog(deps: ReadAuditLogDeps, filter: AuditFilter): AsyncGenerator<AuditItem[]> {
  for await (const records of deps.auditLog.batches(filterOf(filter))) yield await named(deps, records)
}

const filterOf = ({ actor, action, from, to }: AuditFilter): RecordFilter => ({
  actor,
  action,
  from: from === undefined ? undefined : dayStart(from),
  before: to === undefined ? undefined : dayStart(nextDay(to)),
})

/** Looks up names when the log is read: the log has none, so a deleted user's name is nowhere in it. */
async function named({ users }: ReadAuditLogDeps, records: readonly KeptRecord[]): Promise<AuditItem[]> {
  const ids = records.flatMap(({ actor, object }) => [
    ...(actor.kind === 'user' ? [actor.userId] : []),
    ...(object?.kind === 'user' ? [object.id] : []),
  ])
  const names = await users.namesOf([...new Set(ids)])
  return records.map((record) => ({
    ...record,
    at: record.at.toISOString(),
    actorName: (record.actor.kind === 'user' && names.get(record.actor.userId)) || null,
    objectName: (record.object?.kind === 'user' && names.get(record.object.id)) || null,
  }))
}
