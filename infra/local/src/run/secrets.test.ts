import { createPublicKey, sign, verify } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServiceName, servicePublicKeys } from '@izlog/kit/security/service-token'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pushKeysOf, secretsIn, serviceAccount, serviceKeyOf, servicePublicKeysOf, storePassword } from './secrets.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('secrets', () => {
  it('are made once and readable by their owner alone', () => {
    const made = secretsIn(join(folder, 'secrets'))
    expect(secretsIn(join(folder, 'secrets'))).toEqual(made)
    expect(statSync(join(folder, 'secrets/secrets.json')).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700)
  })

  it('hold keys that belong together', () => {
    const secrets = secretsIn(folder)
    const { jwtPrivateKey, jwtPublicKey, secretsKey, googleKey } = secrets
    const data = Buffer.from('a token')
    const signature = sign('sha256', data, jwtPrivateKey)
    expect(verify('sha256', data, jwtPublicKey, signature)).toBe(true)
    const publicKeys = servicePublicKeys.parse(servicePublicKeysOf(secrets))
    for (const service of ServiceName.options) {
      const own = createPublicKey(serviceKeyOf(secrets, service)).export({ format: 'jwk' })
      expect(publicKeys.get(service)?.export({ format: 'jwk' })).toEqual(own)
    }
    expect(new Set(ServiceName.options.map((service) => serviceKeyOf(secrets, service))).size).toBe(7)
    expect(Buffer.from(secretsKey.split(':')[1] ?? '', 'base64')).toHaveLength(32)
    expect(pushKeysOf(secrets)).toEqual(pushKeysOf(secretsIn(folder)))
    expect(createPublicKey(googleKey).asymmetricKeyType).toBe('rsa')
    expect(JSON.parse(serviceAccount(googleKey, 'http://localhost:1'))).toMatchObject({
      private_key: googleKey,
      token_uri: 'http://localhost:1/google/token',
    })
  })

  it('grow by a key that an older installation has not, which then stays', () => {
    const older = join(folder, 'older')
    const { certificatesKey, storesKey: _, 'serviceKey:order': __, pushKey: ___, ...before } = secretsIn(older)
    writeFileSync(join(older, 'secrets.json'), JSON.stringify(before))
    const grown = secretsIn(older)
    expect(grown).toMatchObject(before)
    expect(grown.certificatesKey).not.toBe(certificatesKey)
    expect(serviceKeyOf(grown, 'order')).toContain('PRIVATE KEY')
    expect(pushKeysOf(grown).VAPID_PUBLIC_KEY).toMatch(/^B[\w-]{86}$/)
    expect(storePassword(grown, 'redis', 'order')).toMatch(/^[0-9a-f]{64}$/)
    expect(secretsIn(older)).toEqual(grown)
  })

  it('are never silently replaced when their file is damaged', () => {
    writeFileSync(join(folder, 'secrets.json'), '{"jwtPrivateKey": "only this"}')
    expect(() => secretsIn(folder)).toThrow('does not hold what it should')
  })
})
