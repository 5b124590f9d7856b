import { z } from 'zod'
import { AuditAction, AuditRecord } from '../domain/audit.ts'
import { UserId } from '../domain/users.ts'
import { PageQuery } from './paging.ts'

const day = z.iso.date('Neispravan datum').optional()

/** The filter; days are those of Europe/Belgrade, `to` included. */
export const AuditFilter = z.object({
  /** A user's number. */
  actor: z.coerce.number('Neispravan broj korisnika').pipe(UserId).optional(),
  action: AuditAction.optional(),
  from: day,
  to: day,
})
export type AuditFilter = z.infer<typeof AuditFilter>

/** Query of GET /api/admin/audit */
export const AuditQuery = AuditFilter.extend({
  ...PageQuery.shape,
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[0-9a-f-]{36}$/, 'Nepoznata strana liste')
    .optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** A record with the present names of its users; null: no user, or one who was deleted. */
export const AuditItem = AuditRecord.extend({
  id: z.uuid(),
  at: z.iso.datetime(),
  actorName: z.string().nullable(),
  objectName: z.string().nullable(),
})
export type AuditItem = z.infer<typeof AuditItem>

/** GET /api/admin/audit, newest first; `nextCursor` is null on the last page. The log is long, so there is no total. */
export const AuditPage = z.object({ items: z.array(AuditItem), nextCursor: z.string().nullable() })
export type AuditPage = z.infer<typeof AuditPage>

/** The actor's name in Serbian. */
export function auditActorText({ actor, actorName }: Pick<AuditItem, 'actor' | 'actorName'>): string {
  if (actor.kind === 'user') return actorName ?? `Obrisan korisnik (broj ${actor.userId})`
  if (actor.kind === 'command') return `Operater (${actor.command})`
  if (actor.kind === 'service') return 'Izlog'
  return `Nepoznato (${actor.email})`
}
