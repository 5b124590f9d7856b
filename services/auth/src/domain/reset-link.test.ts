import { expect, it } from 'vitest'
import { hashOfToken, isValid, newResetLink } from './reset-link.ts'

const user = { id: 7, passwordHash: '$argon2id$a' }
const asked = new Date('2026-11-24T10:00:00Z')
const after = (minutes: number) => new Date(asked.getTime() + minutes * 60_000)

it('is stored without its token', () => {
  const { token, link } = newResetLink(user, asked)
  expect(JSON.stringify(link)).not.toContain(token)
  expect(link.tokenHash).toBe(hashOfToken(token))
  expect(newResetLink(user, asked).token).not.toBe(token)
})

it('opens its user’s account for 30 minutes, until the password changes', () => {
  const { link } = newResetLink(user, asked)
  expect(isValid(link, user, after(29.9))).toBe(true)
  expect(isValid(link, user, after(30))).toBe(false)
  expect(isValid(link, { ...user, passwordHash: '$argon2id$b' }, after(1))).toBe(false)
  expect(isValid(link, { ...user, id: 8 }, after(1))).toBe(false)
})
