import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import type { PushDevice } from './accounts.ts'

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, size: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, size))

/** The message of one record, as a device reads it (RFC 8291); null if it is not encrypted for this device. */
export function decrypted(body: Buffer, { privateKey, auth }: PushDevice): unknown {
  try {
    const device = createECDH('prime256v1')
    device.setPrivateKey(bytesOf(privateKey))
    const salt = body.subarray(0, 16)
    const ends = 21 + body.readUInt8(20)
    const sender = body.subarray(21, ends)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender])
    const shared = hkdf(device.computeSecret(sender), bytesOf(auth), info, 32)
    const key = hkdf(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = hkdf(shared, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16))
    const padded = Buffer.concat([decipher.update(body.subarray(ends, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  } catch {
    return null
  }
}
