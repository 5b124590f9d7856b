import { ADMIN_MESSAGES } from '@izlog/contracts/http/admin'
import type { ChangePasswordRequest } from '@izlog/contracts/http/settings'
import { auditEvent } from '@izlog/kit/audit/audit-event'
import { AppError } from '@izlog/kit/errors'
import { hashNewPassword } from '../domain/password.ts'
import type { Device, SessionTokens } from '../domain/session.ts'
import { changed } from '../domain/user.ts'
import { type ConfirmPasswordDeps, confirmPassword } from './confirm-password.ts'
import { type OpenSessionDeps, openSession } from './open-session.ts'

export interface ChangePasswordDeps extends OpenSessionDeps, ConfirmPasswordDeps {
  endSessionsOf: (userId: number) => Promise<void>
}

/**
 * Changes one's own password, ends every session, and opens a new one for the caller. Throws `invalid` on a wrong current password or a
 * common new one, `limited` while too many wrong ones make the account wait, `conflict` when somebody saved the user meanwhile.
 */
export async function changePassword(
  deps: ChangePasswordDeps,
  userId: number,
  request: ChangePasswordRequest,
  device: Device,
  browserMark: string | undefined,
): Promise<SessionTokens> {
  const user = await confirmPassword(deps, userId, { currentPassword: request.currentPassword, browserMark })
  const passwordHash = await hashNewPassword(request.newPassword, 'newPassword')
  const after = changed(user, { passwordHash }, deps.now())
  const by = { actor: { kind: 'user' as const, userId, role: user.role }, network: device.network }
  const record = auditEvent(by, 'password-changed', after.updatedAt, { object: { kind: 'user', id: userId } })
  if (!(await deps.users.save(after, [record])))
    throw new AppError('conflict', 'user.changed', ADMIN_MESSAGES.changedMeanwhile)
  await deps.endSessionsOf(userId)
  // 1 ms after the revocation: everything issued up to its time is revoked.
  return openSession(deps, after, device, new Date(deps.now().getTime() + 1))
}
