import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Sealed, SealedField } from '@izlog/contracts/events/integrations'
import { z } from 'zod'

/** `keyId:base64(32 bytes)`, several separated by commas: the first seals, all open. */
export const secretKeys = z.string().transform((list, context) => {
  const keys = list.split(',').map((entry) => {
    const [id = '', value = ''] = entry.split(':')
    return [id, Buffer.from(value, 'base64')] as const
  })
  if (keys.every(([id, key]) => id !== '' && key.length === 32)) return new Map(keys)
  context.addIssue({ code: 'custom', message: 'SECRETS_KEY must list keyId:base64 of 32 bytes' })
  return z.NEVER
})
export type SecretKeys = z.infer<typeof secretKeys>

const owner = (userId: number, field: SealedField) => Buffer.from(`${userId}:${field}`)

/** Seals a seller's secret for this user and this field only. */
export function seal(keys: SecretKeys, userId: number, field: SealedField, plain: string): Sealed {
  const [first] = keys
  if (!first) throw new Error('SECRETS_KEY is empty')
  const [keyId, key] = first
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(owner(userId, field))
  const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { keyId, nonce: nonce.toString('base64'), ciphertext: ciphertext.toString('base64') }
}

/** Opens what `seal` made. Throws when it was sealed for another user or field, was altered, or its key is gone. */
export function open(keys: SecretKeys, userId: number, field: SealedField, sealed: Sealed): string {
  const key = keys.get(sealed.keyId)
  if (!key) throw new Error(`No secret key named ${sealed.keyId}`)
  const bytes = Buffer.from(sealed.ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.nonce, 'base64'))
    .setAAD(owner(userId, field))
    .setAuthTag(bytes.subarray(-16))
  return decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8')
}

/** How a secret is shown back: its last four characters, when it has enough to hide the rest. */
export const mask = (plain: string): string => `••••••••${plain.length >= 12 ? plain.slice(-4) : ''}`
