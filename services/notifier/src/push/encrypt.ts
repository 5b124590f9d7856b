import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a device's subscription, base64url. */
export interface DeviceKeys {
  p256dh: string
  auth: string
}

/** Where the fixed values of RFC 8291's example go, in its test; otherwise both are random for each message. */
interface Chosen {
  privateKey?: Buffer
  salt?: Buffer
}

/** Push services accept 4,096 bytes; all of a message is one record. */
const RECORD_SIZE = 4096
const TAG_SIZE = 16
const END_OF_LAST_RECORD = 2

const derive = (secret: Buffer, salt: Buffer, info: Buffer, size: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, size))
const label = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`)

/**
 * Encrypts a message for one device (RFC 8291, content coding aes128gcm of RFC 8188): the push service that carries it cannot read it.
 * Node has all of it; the usual library, web-push, is under a licence that we take into no service (MPL-2.0) and brings a dozen packages.
 * Throws if the device's key is no point of P-256.
 */
export function encryptFor(keys: DeviceKeys, text: string, chosen: Chosen = {}): Buffer {
  const devicePublicKey = Buffer.from(keys.p256dh, 'base64url')
  const salt = chosen.salt ?? randomBytes(16)
  const own = createECDH('prime256v1')
  if (chosen.privateKey) own.setPrivateKey(chosen.privateKey)
  else own.generateKeys()
  const publicKey = own.getPublicKey()

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), devicePublicKey, publicKey])
  const shared = derive(own.computeSecret(devicePublicKey), Buffer.from(keys.auth, 'base64url'), info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(shared, salt, label('aes128gcm'), 16),
    derive(shared, salt, label('nonce'), 12),
  )

  const header = Buffer.alloc(5)
  header.writeUInt32BE(RECORD_SIZE)
  header.writeUInt8(publicKey.length, 4)
  const record = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([END_OF_LAST_RECORD])])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  return Buffer.concat([salt, header, publicKey, record])
}

/** How many bytes of text a message may have. */
export const MAX_TEXT_BYTES = RECORD_SIZE - (16 + 5 + 65) - 1 - TAG_SIZE
