import type { AuditAction, AuditActor, AuditObject, AuditRecord } from '@izlog/contracts/domain/audit'
import { makeEvent, type OutboxEntry } from '../bus/make-event.ts'

/** The actor of an action and their network. */
export type Initiator = Pick<AuditRecord, 'actor' | 'network'>

/** The initiator of an action by an operator's command. */
export const commandInitiator = (command: string): Initiator => ({ actor: { kind: 'command', command }, network: null })

/** The initiator of an action that a service takes by itself. */
export const serviceInitiator = (service: string): Initiator => ({ actor: { kind: 'service', service }, network: null })

export interface AuditDetails {
  object?: Pick<AuditObject, 'kind' | 'id'> & { name?: string }
  /** Names of the changed fields, never secret or personal values. */
  fields?: string[]
  outcome?: AuditRecord['outcome']
}

/** Makes the audit event of an action. Append it to the outbox of the changed document in the same write; actions that change none go through `AuditOutbox`. */
export function auditEvent(
  by: Initiator,
  action: AuditAction,
  at: Date,
  { object, fields = [], outcome = 'done' }: AuditDetails = {},
): OutboxEntry {
  const aggregateId = object ? `${object.kind}:${object.id}` : nameOf(by.actor)
  // A constant version: this is a fact, and no projection compares it.
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
