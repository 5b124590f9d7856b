import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { requireSameKeys, requireSealingKeys, writeKeys } from './keys-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'izlog-keys-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('restores keys for their owner alone, and over no others', () => {
  const file = join(folder, 'secrets/secrets.json')
  requireSameKeys(file, 'ključevi')
  writeKeys(file, 'ključevi')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  requireSameKeys(file, 'ključevi')
  requireSameKeys(file, undefined)
  expect(() => requireSameKeys(file, 'drugi')).toThrow('other keys than the backup')
})

it('takes a backup whose keys are all there, also among newer ones, and names those that are not', () => {
  requireSealingKeys(['SECRETS_KEY:k1:aa'], ['SECRETS_KEY:k2:bb', 'SECRETS_KEY:k1:aa'])
  expect(() => requireSealingKeys(['SECRETS_KEY:k1:aa', 'CERTIFICATES_KEY:k1:cc'], ['SECRETS_KEY:k1:dd'])).toThrow(
    'could not be read: SECRETS_KEY k1, CERTIFICATES_KEY k1. Restore the keys first',
  )
})
