import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** How the platform identifies itself to push services (VAPID, RFC 8292). */
export interface Vapid {
  /** What browsers subscribe with, base64url. */
  publicKey: string
  privateKey: KeyObject
  /** A web address or `mailto:`, under which a push service reaches the operator. */
  subject: string
}

interface VapidSettings {
  VAPID_PUBLIC_KEY?: string | undefined
  VAPID_PRIVATE_KEY?: string | undefined
  VAPID_SUBJECT?: string | undefined
  PUBLIC_URL: string
}

/** The platform's identity; undefined where the operator set no keys. Throws if only one is set, or if the two do not belong together. */
export function vapidOf(settings: VapidSettings): Vapid | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: d, VAPID_SUBJECT: subject = settings.PUBLIC_URL } = settings
  if (publicKey === undefined && d === undefined) return undefined
  if (publicKey === undefined || d === undefined || publicKeyOf(d) !== publicKey)
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together, as a pair')
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.toString('base64url', 1, 33)
  const y = point.toString('base64url', 33)
  return {
    publicKey,
    subject,
    privateKey: createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' }),
  }
}

function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  } catch {
    return undefined
  }
  return pair.getPublicKey('base64url')
}

/** Push services refuse a longer one than a day. */
const SIGNED_FOR_S = 12 * 3600

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The `Authorization` header of a message to a push service. */
export function vapidHeader({ publicKey, privateKey, subject }: Vapid, endpoint: string, at: Date): string {
  const expiresAt = Math.floor(at.getTime() / 1000) + SIGNED_FOR_S
  const claims = part({ aud: new URL(endpoint).origin, exp: expiresAt, sub: subject })
  const content = `${part({ typ: 'JWT', alg: 'ES256' })}.${claims}`
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${content}.${signature.toString('base64url')}, k=${publicKey}`
}
