import { ADMIN_MESSAGES } from '@izlog/contracts/http/admin'
import { MESSAGES } from '@izlog/contracts/http/errors'
import { type ChangePasswordRequest, SETTINGS_MESSAGES } from '@izlog/contracts/http/settings'
import { auditEvent } from '@izlog/kit/audit/audit-event'
import { AppError, invalid } from '@izlog/kit/errors'
import { hashNewPassword, isPassword } from '../domain/password.ts'
import type { Device, SessionTokens } from '../domain/session.ts'
import { changed } from '../domain/user.ts'
import type { Users } from '../store/mongo-users.ts'
import { type OpenSessionDeps, openSession } from './open-session.ts'

export interface ChangePasswordDeps extends OpenSessionDeps {
  users: Users
  endSessionsOf: (userId: number) => Promise<void>
}

/** Changes one's own password, ends every session, and opens a new one for the caller. Throws `invalid` on a wrong current password or a common new one. */
export async function changePassword(
  deps: ChangePasswordDeps,
  userId: number,
  request: ChangePasswordRequest,
  device: Device,
): Promise<SessionTokens> {
  const user = await deps.users.byId(userId)
  if (!user) throw new AppError('unauthenticated', 'session.ended', MESSAGES.sessionEnded)
  if (!(await isPassword(user.passwordHash, request.currentPassword))) {
    throw invalid([{ path: 'currentPassword', message: SETTINGS_MESSAGES.wrongPassword }])
  }
  const passwordHash = await hashNewPassword(request.newPassword, 'newPassword')
  const after = changed(user, { passwordHash }, deps.now())
  const by = { actor: { kind: 'user' as const, userId, role: user.role }, network: device.network }
  const record = auditEvent(by, 'password-changed', after.updatedAt, { object: { kind: 'user', id: userId } })
  if (!(await deps.users.save(after, [record])))
    throw new AppError('conflict', 'user.changed', ADMIN_MESSAGES.changedMeanwhile)
  await deps.endSessionsOf(userId)
  // Issued a moment after the revocation, or it would be among the sessions that have just ended.
  return openSession(deps, after, device, new Date(deps.now().getTime() + 1))
}
