import { type AuditAction, shortenedEmail } from '@izlog/contracts/domain/audit'
import type { AuditOutbox } from '@izlog/kit/audit/audit-outbox'
import type { Device } from '../domain/session.ts'
import type { User } from '../domain/user.ts'

export interface RecordSignInDeps {
  audit: Pick<AuditOutbox, 'record'>
}

/** Records a sign-in, or a change of the user's own account that is part of it. */
export const recordOwnChange = (
  { audit }: RecordSignInDeps,
  user: User,
  { network }: Device,
  action: AuditAction,
): Promise<void> =>
  audit.record({ actor: { kind: 'user', userId: user.id, role: user.role }, network }, action, {
    object: { kind: 'user', id: user.id },
  })

/** Records a refused sign-in. `user`: the account of the e-mail, if there is one; who tried is unknown. */
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
