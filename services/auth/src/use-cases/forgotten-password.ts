import { ADMIN_MESSAGES } from '@izlog/contracts/http/admin'
import { AUTH_MESSAGES } from '@izlog/contracts/http/auth'
import { type NewPasswordRequest, PASSWORD_RESET_MESSAGES } from '@izlog/contracts/http/password-reset'
import { auditEvent } from '@izlog/kit/audit/audit-event'
import { AppError } from '@izlog/kit/errors'
import type { RateLimit } from '@izlog/kit/security/rate-limit'
import { hashNewPassword } from '../domain/password.ts'
import { hashOfToken, isValid } from '../domain/reset-link.ts'
import { changed } from '../domain/user.ts'
import type { ResetLinks } from '../store/mongo-reset-links.ts'
import type { ResetRequests } from '../store/mongo-reset-requests.ts'
import type { Users } from '../store/mongo-users.ts'
import { guesserOf, type LoginPauses } from '../store/redis-login-pauses.ts'

export interface ForgottenPasswordDeps {
  users: Users
  resetRequests: Pick<ResetRequests, 'add'>
  resetLinks: Pick<ResetLinks, 'byHash' | 'removeAllOf'>
  pauses: Pick<LoginPauses, 'passed'>
  endSessionsOf: (userId: number) => Promise<void>
  /** Whether a mail server is set up. */
  sendsMail: boolean
  /** Links asked for one address. */
  resetLimit: RateLimit
  /** Wakes the worker that sends the links. */
  wakeMail: () => void
  now: () => Date
}

/**
 * Asks for a link to a new password. Only a worker looks whether the address has an account, so that neither the answer nor its time
 * shows it. Throws `limited`, and `conflict` where no mail can be sent.
 */
export async function askForLink(deps: ForgottenPasswordDeps, email: string, network: string): Promise<void> {
  if (!deps.sendsMail) throw new AppError('conflict', 'password-reset.no-email', PASSWORD_RESET_MESSAGES.noEmail)
  await deps.resetLimit(email)
  await deps.resetRequests.add({ email, network }, deps.now())
  deps.wakeMail()
}

/**
 * Sets a new password by a link, and ends all sessions of its user; their second factor stays. Throws `conflict` for a link that does not
 * count (any more), `forbidden` for a deactivated user, `invalid` for a common password, after which the link still counts.
 */
export async function setNewPassword(
  deps: ForgottenPasswordDeps,
  { token, newPassword }: Pick<NewPasswordRequest, 'token' | 'newPassword'>,
  network: string,
): Promise<void> {
  const link = await deps.resetLinks.byHash(hashOfToken(token))
  const user = link && (await deps.users.byId(link.userId))
  if (!link || !user || !isValid(link, user, deps.now()))
    throw new AppError('conflict', 'password-reset.link-ended', PASSWORD_RESET_MESSAGES.linkEnded)
  if (!user.isActive) throw new AppError('forbidden', 'login.inactive', AUTH_MESSAGES.inactive)
  const passwordHash = await hashNewPassword(newPassword, 'newPassword')
  const after = changed(user, { passwordHash }, deps.now())
  const by = { actor: { kind: 'user' as const, userId: user.id, role: user.role }, network }
  const record = auditEvent(by, 'password-recovered', after.updatedAt, { object: { kind: 'user', id: user.id } })
  await deps.endSessionsOf(user.id)
  // The version lets one of two that use the link at once through; with the password the link ends.
  if (!(await deps.users.save(after, [record])))
    throw new AppError('conflict', 'user.changed', ADMIN_MESSAGES.changedMeanwhile)
  await deps.endSessionsOf(user.id)
  await deps.resetLinks.removeAllOf(user.id)
  await deps.pauses.passed(guesserOf(user.email, undefined))
}
