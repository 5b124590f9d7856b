import { type AuditAction, shortenedEmail } from '@izlog/contracts/domain/audit'
import type { AuditOutbox } from '@izlog/kit/audit/audit-outbox'
import type { Device } from '../domain/session.ts'
import type { User } from '../domain/user.ts'

export interface RecordSignInDeps {
  audit: Pick<AuditOutbox, 'record'>
}

/** Somebody signed in, or did to their own account what a sign-in brings with it. */
export const recordOwnChange = (
  { audit }: RecordSignInDeps,
  user: User,
  { network }: Device,
  action: AuditAction,
): Promise<void> =>
  audit.record({ actor: { kind: 'user', userId: user.id, role: user.role }, network }, action, {
    object: { kind: 'user', id: user.id },
  })

/** `user`: whose account was tried, where there is one. Whoever tried is nobody that is known. */
export const recordRefusal = (
  { audit }: RecordSignInDeps,
  email: string,
  user: User | undefined,
  { network }: Device,
): Promise<void> =>
  audit.record({ actor: { kind: 'nobody', email: shortenedEmail(email) }, network }, 'sign-in-failed', {
    ...(user ? { object: { kind: 'user', id: user.id } } : {}),
    outcome: 'refused',
  })
