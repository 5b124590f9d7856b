import { createPublicKey, verify } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Request, type RequestHandler, Router } from 'express'
import { z } from 'zod'
import type { PushDevice } from './accounts.ts'
import type { Behaviours } from './behaviour.ts'
import { doorOf, type Reply } from './door.ts'
import type { Inbox } from './inbox.ts'
import { decrypted } from './push-decrypt.ts'

const MAX_BYTES = 4096
const DAY_S = 86_400

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(mailto:|https?:)/) })
const Headers = z.object({ ttl: z.coerce.number().int().nonnegative(), 'content-encoding': z.literal('aes128gcm') })

/** The push service of a browser: it takes encrypted messages for devices from whoever signs them (RFC 8030, 8291, 8292). Those for a registered device are decrypted, as the device would. */
export function createPush({ inbox, behaviours }: { inbox: Inbox; behaviours: Behaviours }) {
  const devices = new Map<string, PushDevice>()
  const door = doorOf({ name: 'push', inbox, behaviours, refusal })

  const take = (req: Request): Reply => {
    const device = String(req.params.device)
    const known = devices.get(device)
    if (known?.gone) return refused(410, 'push subscription has unsubscribed or expired')
    const headers = Headers.safeParse(req.headers)
    if (!headers.success) return refused(400, 'TTL and Content-Encoding: aes128gcm are required')
    const problem = problemOfSignature(req.get('authorization') ?? '', `${req.protocol}://${req.get('host')}`)
    if (problem) return refused(403, problem)
    const body: unknown = req.body
    if (!Buffer.isBuffer(body) || body.length === 0) return refused(400, 'a message is required')
    if (body.length > MAX_BYTES) return refused(413, 'the message is too long')
    const message = known && decrypted(body, known)
    if (message === null) return refused(400, 'the message is not encrypted for this device')
    const data = {
      device,
      ttl: headers.data.ttl,
      urgency: req.get('urgency') ?? 'normal',
      bytes: body.length,
      ciphertext: body.toString('base64url'),
      ...(message === undefined ? {} : { message }),
    }
    return { status: 201, body: {}, received: { kind: 'message', keys: [`${device} ${data.ciphertext}`], data } }
  }

  return {
    router: Router().post('/:device', readBody, door({ kind: () => 'message', writes: () => true, handle: take })),
    register: (device: PushDevice) => void devices.set(device.device, device),
  }
}

/** Express reads no body with this Content-Encoding, which is no compression. */
const readBody: RequestHandler = async (req, _res, next) => {
  req.body = await buffer(req)
  next()
}

/** What is wrong with the sender's signature; undefined: nothing. */
function problemOfSignature(authorization: string, ownOrigin: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return 'no VAPID key'
  const x = point.toString('base64url', 1, 33)
  const y = point.toString('base64url', 33)
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) return 'the VAPID token is not signed by its key'
  const { aud, exp } = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  if (aud !== ownOrigin) return `the VAPID token is for ${aud}`
  const left = exp - Date.now() / 1000
  return left <= 0 || left > DAY_S ? 'the VAPID token is too old or lasts too long' : undefined
}

const refused = (status: number, message: string): Reply => ({ status, body: { error: message }, error: message })

function refusal(status: number, retryAfter: number): Reply {
  if (status === 429) return { ...refused(429, 'Too many requests'), headers: { 'Retry-After': String(retryAfter) } }
  return refused(status, 'the push service failed')
}
