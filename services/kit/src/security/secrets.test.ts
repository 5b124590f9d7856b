import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mask, open, seal, secretKeys } from './secrets.ts'

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const [old, current] = [key('2025'), key('2026')]
const keys = secretKeys.parse(`${current},${old}`)

it('opens what it sealed, for the same user and field', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (plain, userId) => {
      expect(open(keys, userId, 'telegramBotId', seal(keys, userId, 'telegramBotId', plain))).toBe(plain)
    }),
  )
})

it('opens nothing for another user, another field, or when altered', () => {
  const sealed = seal(keys, 7, 'telegramBotId', '100001:token')
  expect(() => open(keys, 8, 'telegramBotId', sealed)).toThrow()
  expect(() => open(keys, 7, 'trackifyApiKey', sealed)).toThrow()
  const bytes = Buffer.from(sealed.ciphertext, 'base64')
  bytes[0] = (bytes[0] ?? 0) ^ 1
  expect(() => open(keys, 7, 'telegramBotId', { ...sealed, ciphertext: bytes.toString('base64') })).toThrow()
})

it('seals with the first key and still opens with the older ones', () => {
  const before = seal(secretKeys.parse(old), 7, 'telegramBotId', 'staro')
  expect(seal(keys, 7, 'telegramBotId', 'novo').keyId).toBe('2026')
  expect(open(keys, 7, 'telegramBotId', before)).toBe('staro')
})

it('refuses a key that is not 32 bytes', () => {
  expect(secretKeys.safeParse('a:AAAA').success).toBe(false)
})

it('masks short secrets whole', () => {
  expect([mask('kratko'), mask('100001:demo-bot-token')]).toEqual(['••••••••', '••••••••oken'])
})
