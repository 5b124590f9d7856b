import type { AuditAction, AuditActor, AuditObject, AuditRecord } from '@izlog/contracts/domain/audit'
import { makeEvent, type OutboxEntry } from '../bus/make-event.ts'

/** Who does something, and from where. */
export type Initiator = Pick<AuditRecord, 'actor' | 'network'>

/** A command that an operator runs. */
export const commandInitiator = (command: string): Initiator => ({ actor: { kind: 'command', command }, network: null })

/** A service by itself. */
export const serviceInitiator = (service: string): Initiator => ({ actor: { kind: 'service', service }, network: null })

export interface AuditDetails {
  object?: Pick<AuditObject, 'kind' | 'id'> & { name?: string }
  /** Names of what changed, never values that are secret or personal. */
  fields?: string[]
  outcome?: AuditRecord['outcome']
}

/** The record of an action; belongs into the outbox of what it changed, in the same write. What has no outbox is recorded by `AuditOutbox`. */
export function auditEvent(
  by: Initiator,
  action: AuditAction,
  at: Date,
  { object, fields = [], outcome = 'done' }: AuditDetails = {},
): OutboxEntry {
  const aggregateId = object ? `${object.kind}:${object.id}` : nameOf(by.actor)
  // A fact of its own: nobody projects it by versions.
  const about = { aggregateId, aggregateVersion: 1, at }
  return makeEvent('audit', 'audit.recorded.v1', about, {
    ...by,
    action,
    object: object ? { name: null, ...object } : null,
    fields,
    outcome,
  })
}

const nameOf = (actor: AuditActor): string => (actor.kind === 'user' ? `user:${actor.userId}` : actor.kind)
