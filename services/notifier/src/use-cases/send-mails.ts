import type { Mailbox } from '@izlog/contracts/http/mailbox'
import { NOTIFICATION_MESSAGES } from '@izlog/contracts/http/notifications'
import type { Logger } from '@izlog/kit/logger'
import { type Mailer, MailRefused } from '@izlog/kit/mail/mailer'
import { letterOf } from '../domain/notification-letter.ts'
import type { Due } from '../store/due-notifications.ts'
import type { NotificationMails } from '../store/notification-mails.ts'

export interface SendMailsDeps {
  mails: NotificationMails
  mailer: Mailer
  /** Where a user's mail goes; undefined: the user is gone. Throws while auth is away. */
  mailboxOf: (userId: number) => Promise<Mailbox | undefined>
  /** Origin of the app. */
  appUrl: string
  log: Logger
  now: () => Date
}

/** Longer than a delivery to the mail server takes, so that no two processes send the same mail. */
const LEASE_MS = 120_000
const FIRST_RETRY_MS = 60_000
/** Each wait is four times longer; so many tries take about a day and a half. */
const MAX_TRIES = 7

/** Sends the mail that is due the longest; one that fails is retried, longer later each time. Returns how many there were. */
export async function sendMails(deps: SendMailsDeps): Promise<number> {
  const due = await deps.mails.claim(deps.now(), LEASE_MS)
  if (!due) return 0
  await send(deps, due).catch((failure: unknown) => giveUpOrPostpone(deps, due, failure))
  return 1
}

async function send({ mails, mailer, mailboxOf, appUrl }: SendMailsDeps, { notification }: Due): Promise<void> {
  const { _id: id, userId } = notification
  const mailbox = await mailboxOf(userId)
  if (!mailbox?.isActive) return mails.skip(notification)
  const { email: to, firstName } = mailbox
  await mailer({ to, ...letterOf(notification, { firstName, appUrl }), id: id.replaceAll(/[^\w.-]/g, '-') })
  await mails.settle(notification)
}

async function giveUpOrPostpone(
  { mails, log, now }: SendMailsDeps,
  { notification, tries }: Due,
  err: unknown,
): Promise<void> {
  log.warn({ err, tries }, 'mail of a notification was not sent')
  if (err instanceof MailRefused)
    return mails.settle(notification, { errorMessage: NOTIFICATION_MESSAGES.emailRefused })
  if (tries >= MAX_TRIES) return mails.settle(notification, { errorMessage: NOTIFICATION_MESSAGES.emailUndelivered })
  await mails.postpone(notification, new Date(now().getTime() + FIRST_RETRY_MS * 4 ** (tries - 1)))
}
