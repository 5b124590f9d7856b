import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Sealed, SealedField } from '@izlog/contracts/events/integrations'
import { z } from 'zod'

/** `keyId:base64(32 bytes)`, several separated by commas: the first encrypts, all decrypt. */
export const secretKeys = z.string().transform((list, context) => {
  const keys = list.split(',').map((entry) => {
    const [id = '', value = ''] = entry.split(':')
    return [id, Buffer.from(value, 'base64')] as const
  })
  if (keys.every(([id, key]) => id !== '' && key.length === 32)) return new Map(keys)
  context.addIssue({ code: 'custom', message: 'must list keyId:base64 of 32 bytes' })
  return z.NEVER
})
export type SecretKeys = z.infer<typeof secretKeys>

/** Encrypts a secret by AES-256-GCM; `purpose` is its associated data, so it can be decrypted for the same purpose only. */
export function sealFor(keys: SecretKeys, purpose: string, plain: string): Sealed {
  const [first] = keys
  if (!first) throw new Error('There is no key to seal with')
  const [keyId, key] = first
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
  const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { keyId, nonce: nonce.toString('base64'), ciphertext: ciphertext.toString('base64') }
}

/** Decrypts what `sealFor` encrypted. Throws if it was encrypted for another purpose or altered, or if its key is missing. */
export function openFor(keys: SecretKeys, purpose: string, sealed: Sealed): string {
  const key = keys.get(sealed.keyId)
  if (!key) throw new Error(`No secret key named ${sealed.keyId}`)
  const bytes = Buffer.from(sealed.ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.nonce, 'base64'))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(-16))
  return decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8')
}

const owner = (userId: number, field: SealedField) => `${userId}:${field}`

/** Encrypts a seller's secret for this user and this field only. */
export const seal = (keys: SecretKeys, userId: number, field: SealedField, plain: string): Sealed =>
  sealFor(keys, owner(userId, field), plain)

/** Decrypts what `seal` encrypted. Throws as `openFor` does. */
export const open = (keys: SecretKeys, userId: number, field: SealedField, sealed: Sealed): string =>
  openFor(keys, owner(userId, field), sealed)

/** A secret as it is shown to its user: masked but for the last four characters, and those only if it has at least 12. */
export const mask = (plain: string): string => `••••••••${plain.length >= 12 ? plain.slice(-4) : ''}`
