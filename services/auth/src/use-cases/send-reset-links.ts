import { serviceInitiator } from '@izlog/kit/audit/audit-event'
import type { AuditOutbox } from '@izlog/kit/audit/audit-outbox'
import { type Mailer, MailRefused } from '@izlog/kit/mail/mailer'
import { newResetLink } from '../domain/reset-link.ts'
import { RESET_SUBJECT, resetLetter, resetUrl } from '../domain/reset-mail.ts'
import type { User } from '../domain/user.ts'
import type { ResetLinks } from '../store/mongo-reset-links.ts'
import type { ResetRequest, ResetRequests } from '../store/mongo-reset-requests.ts'
import type { Users } from '../store/mongo-users.ts'

export interface SendResetLinksDeps {
  users: Pick<Users, 'byEmail'>
  resetRequests: ResetRequests
  resetLinks: ResetLinks
  audit: Pick<AuditOutbox, 'record'>
  mailer: Mailer
  /** Origin of the app. */
  appUrl: string
  now: () => Date
}

/**
 * Sends the link of the request that waits the longest; none to an address without an active account. Returns how many requests were
 * handled. A link is made for each try and stored before it is sent, so that its token lies nowhere but in the mail.
 */
export async function sendResetLinks(deps: SendResetLinksDeps): Promise<number> {
  const request = await deps.resetRequests.claim(deps.now())
  if (!request) return 0
  const user = await deps.users.byEmail(request.email)
  if (user?.isActive) await sendLink(deps, request, user)
  await deps.resetRequests.remove(request.id)
  return 1
}

async function sendLink(deps: SendResetLinksDeps, { id, network }: ResetRequest, user: User): Promise<void> {
  const { token, link } = newResetLink(user, deps.now())
  await deps.resetLinks.add(link)
  const letter = resetLetter(user, resetUrl(deps.appUrl, token))
  const sent = await deps.mailer({ to: user.email, subject: RESET_SUBJECT, letter, id: `reset-${id}` }).then(
    () => true,
    (failure: unknown) => {
      if (failure instanceof MailRefused) return false
      throw failure
    },
  )
  await deps.audit.record({ ...serviceInitiator('auth'), network }, 'password-link-sent', {
    object: { kind: 'user', id: user.id },
    outcome: sent ? 'done' : 'refused',
  })
}
