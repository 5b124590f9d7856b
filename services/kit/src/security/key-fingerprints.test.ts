import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { keyFingerprints } from './key-fingerprints.ts'

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const [first, second, certificates] = [key('k1'), key('k2'), key('k1')]

it('shows which keys an installation has, and none of them', () => {
  const before = keyFingerprints({ SECRETS_KEY: first, CERTIFICATES_KEY: certificates })
  const later = keyFingerprints({ SECRETS_KEY: `${second},${first}`, CERTIFICATES_KEY: certificates })
  expect(later).toHaveLength(3)
  expect(later).toEqual(expect.arrayContaining(before))
  expect(keyFingerprints({ SECRETS_KEY: key('k1'), CERTIFICATES_KEY: certificates })[0]).not.toBe(before[0])
  for (const secret of [first, second, certificates]) expect(later.join()).not.toContain(secret.split(':')[1])
})
