import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Behaviours } from './behaviour.ts'
import type { Inbox } from './inbox.ts'

const SERVICE = 'mail'
const MAX_BYTES = 10_000_000

/**
 * An SMTP server that takes any mail and delivers none. `fail` answers `status` as an SMTP code (451: try again, 550: never); `rate-limit`
 * answers 450; `drop-after` accepts the mail and cuts the connection.
 */
export async function startMailServer(options: {
  port: number
  host: string
  inbox: Inbox
  behaviours: Behaviours
}): Promise<{ port: number; stop: () => Promise<void> }> {
  const { port, host, inbox, behaviours } = options
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    logger: false,
    onData(stream, _session, done) {
      receive(stream).then(
        (answer) => answer !== 'stalled' && done(answer),
        (cause: unknown) => done(refusal(451, String(cause))),
      )
    },
  })
  // A client that hangs up is no fault of this server.
  server.on('error', () => {})

  async function receive(stream: Readable): Promise<Error | null | 'stalled'> {
    const raw = await buffer(stream)
    const behaviour = behaviours.take(SERVICE, true)
    if (behaviour.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, behaviour.delayMs))
    if (behaviour.mode === 'stall') return 'stalled'
    const mail = await PostalMime.parse(raw)
    const data = dataOf(mail)
    if (behaviour.mode === 'fail' || behaviour.mode === 'rate-limit') {
      const [code, reason] = behaviour.mode === 'fail' ? [behaviour.status, 'Refused'] : [450, 'Too many messages']
      inbox.refuse(SERVICE, 'mail', code, { error: `${code} ${reason}`, path: 'DATA', request: data })
      return refusal(code, reason)
    }
    const cut = behaviour.mode === 'drop-after'
    inbox.accept(SERVICE, { kind: 'mail', keys: [mail.messageId ?? raw.toString('base64')], data }, 250, !cut)
    if (cut) for (const connection of server.connections) connection.close()
    return null
  }

  server.listen(port, host)
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

const dataOf = ({ from, to = [], subject = '', text = '', html = '', messageId = '' }: Email) => ({
  from: from ? nameOf(from) : '',
  to: to.map((recipient) => recipient.address ?? '').join(', '),
  subject,
  text: text.trim(),
  html,
  messageId,
})

const nameOf = ({ name, address = '' }: Address): string => (name ? `${name} <${address}>` : address)
