import { type ClientRequest, request as httpRequest, type IncomingMessage, Agent as PlainAgent } from 'node:http'
import { request as httpsRequest, Agent as SecureAgent } from 'node:https'
import type { PushMessage, PushSubscriptionRequest } from '@izlog/contracts/http/push'
import { guardedLookup, mayConnectTo, type Resolve } from '@izlog/kit/security/public-lookup'
import { encryptFor, MAX_TEXT_BYTES } from './encrypt.ts'
import { type Vapid, vapidHeader } from './vapid.ts'

/** What a push service has done with a message; `gone`: the device takes no more, now or later. */
export type PushOutcome = 'sent' | 'gone'

/** Sends messages to the push services of browsers. */
export interface PushClient {
  /** Whether an address may be a push service's: https on its usual port, and not in our own network. */
  accepts(endpoint: string): boolean
  /** Throws if a retry may succeed. */
  send(to: PushSubscriptionRequest, message: PushMessage): Promise<PushOutcome>
  stop(): void
}

export interface PushClientDeps {
  vapid: Vapid
  /** How long one message may take, ms. */
  timeoutMs: number
  now: () => Date
  /** For tests, whose push service is on this machine: which addresses may be connected to, and that http and any port will do. */
  onThisMachine?: { isAllowed: (ip: string) => boolean } | undefined
  resolve?: Resolve | undefined
}

/** How long a push service keeps a message for a device that is off, s: a seller finds in the morning what came at night. */
const KEPT_S = 24 * 3600
const MAX_SOCKETS = 32
const MAX_ANSWER_BYTES = 64 * 1024
const SPENT = new Set([404, 410])

/** The endpoint is an address that a user gave, so it must not reach our own network (server-side request forgery). Redirects are not followed. */
export function pushClient({ vapid, timeoutMs, now, onThisMachine, resolve }: PushClientDeps): PushClient {
  const isAllowed = onThisMachine?.isAllowed
  const refuse = (host: string) => new Error(`${host} is not a public address`)
  const sockets = { keepAlive: true, maxSockets: MAX_SOCKETS, lookup: guardedLookup({ isAllowed, resolve, refuse }) }
  const secure = new SecureAgent(sockets)
  const plain = onThisMachine && new PlainAgent(sockets)

  const open = (url: URL, options: { headers: Record<string, string>; signal: AbortSignal }): ClientRequest =>
    plain && url.protocol === 'http:'
      ? httpRequest(url, { ...options, method: 'POST', agent: plain })
      : httpsRequest(url, { ...options, method: 'POST', agent: secure })

  const accepts: PushClient['accepts'] = (endpoint) => {
    if (!URL.canParse(endpoint)) return false
    const { protocol, port, username, password, hostname } = new URL(endpoint)
    if (username || password || !mayConnectTo(hostname, isAllowed)) return false
    return onThisMachine !== undefined || (protocol === 'https:' && port === '')
  }

  return {
    accepts,
    async send({ endpoint, keys }, message) {
      if (!accepts(endpoint)) return 'gone'
      const body = encrypted(keys, message)
      if (!body) return 'gone'
      const headers = {
        authorization: vapidHeader(vapid, endpoint, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.length),
        ttl: String(KEPT_S),
        urgency: 'high',
      }
      const status = await statusOf(open(new URL(endpoint), { headers, signal: AbortSignal.timeout(timeoutMs) }), body)
      if (SPENT.has(status)) return 'gone'
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`)
      return 'sent'
    },
    stop() {
      secure.destroy()
      plain?.destroy()
    },
  }
}

/** Undefined if the device's key is no key. */
function encrypted(keys: PushSubscriptionRequest['keys'], message: PushMessage): Buffer | undefined {
  const text = JSON.stringify(message)
  if (Buffer.byteLength(text) > MAX_TEXT_BYTES) throw new Error('the message is too long to be pushed')
  try {
    return encryptFor(keys, text)
  } catch {
    return undefined
  }
}

/** The status of the answer. Its body is read for the sake of the connection alone, and no endless one is. */
const statusOf = (request: ClientRequest, body: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    request.on('error', reject)
    request.once('response', (response: IncomingMessage) => {
      let received = 0
      response.on('error', () => undefined)
      response.on('data', (chunk: Buffer) => {
        received += chunk.length
        if (received > MAX_ANSWER_BYTES) response.destroy()
      })
      resolve(response.statusCode ?? 0)
    })
    request.end(body)
  })
