import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { htmlOf, type Letter, textOf } from './letter.ts'

/** Empty variables, as compose passes them, count as unset. */
const orUnset = <S extends z.ZodType>(schema: S) => z.preprocess((value) => value || undefined, schema.optional())

/** The environment variables of services that send mail. */
export const mailEnv = {
  /** `smtps://user:password@host` or `smtp://user:password@host:587`; without it no mail is sent. */
  SMTP_URL: orUnset(z.url({ protocol: /^smtps?$/ })),
  /** An address, or `Name <address>`. */
  MAIL_FROM: orUnset(z.string().regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address or „Name <address>”')),
} as const

interface Mail {
  to: string
  subject: string
  letter: Letter
  /** The same for each try of the same mail, so that a mail sent twice can be recognised. */
  id: string
}

/** Sends a mail. Throws `MailRefused` if a retry would be refused too, any other error if it may succeed. */
export type Mailer = (mail: Mail) => Promise<void>

export class MailRefused extends Error {}

/** How long each step of a delivery may take, ms. */
const STEP_WITHIN_MS = 10_000

/** A mailer that sends by SMTP; undefined where SMTP_URL is not set. The default sender is `izlog@` and the host of `publicUrl`. */
export function smtpMailer(
  { SMTP_URL, MAIL_FROM }: { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined },
  publicUrl: string,
): Mailer | undefined {
  if (SMTP_URL === undefined) return undefined
  const { hostname } = new URL(publicUrl)
  const from = MAIL_FROM ?? `Izlog <izlog@${hostname}>`
  const transport = createTransport(
    {
      url: SMTP_URL,
      connectionTimeout: STEP_WITHIN_MS,
      greetingTimeout: STEP_WITHIN_MS,
      socketTimeout: STEP_WITHIN_MS,
      // A letter holds only what this code writes: never a file or an address to be fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return async ({ to, subject, letter, id }) => {
    try {
      await transport.sendMail({
        // An object: a string would be parsed as a list of addresses.
        to: { name: '', address: to },
        subject,
        text: textOf(letter),
        html: htmlOf(letter),
        messageId: `<${id}@${hostname}>`,
        // Keeps vacation replies away.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (cause) {
      throw isRefusal(cause) ? new MailRefused('the mail server refused the mail', { cause }) : cause
    }
  }
}

/** SMTP replies from 500 on are final, except while signing in or connecting: then the operator's settings are wrong, and may be mended. */
function isRefusal(cause: unknown): boolean {
  const { data } = z.object({ responseCode: z.number(), command: z.string().optional() }).safeParse(cause)
  return data !== undefined && data.responseCode >= 500 && /^(RCPT|DATA)/.test(data.command ?? '')
}
