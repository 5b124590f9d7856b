import { execFileSync } from 'node:child_process'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { multiline, readConfig } from '@izlog/kit/config'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { KeysEnv, makeKeys } from '../make-keys.ts'

const config = readConfig(KeysEnv, {
  SIMULATORS_URL: 'http://simulators:8090',
  MONGO_URL: 'mongodb://mongo:27017/?replicaSet=izlog',
  REDIS_URL: 'redis://redis:6379',
})
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (audience: string) => join(folder, audience, 'keys.env')
/** The value that a process started with this file reads. */
const seen = (audience: string, name: string): string =>
  execFileSync(process.execPath, [`--env-file=${fileOf(audience)}`, '-p', `process.env.${name}`], {
    encoding: 'utf8',
  }).trim()

describe('the keys of an installation', () => {
  it('reach a process as keys that belong together', () => {
    makeKeys(folder, config)
    const privateKey = createPrivateKey(multiline.parse(seen('auth', 'JWT_PRIVATE_KEY')))
    const pem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })
    expect(`${multiline.parse(seen('shared', 'JWT_PUBLIC_KEY'))}\n`).toBe(pem)
    expect(JSON.parse(seen('google', 'GOOGLE_SERVICE_ACCOUNT_JSON'))).toMatchObject({
      token_uri: 'http://simulators:8090/google/token',
    })
  })

  it('are named to backups by their fingerprints alone, those by which services seal', () => {
    makeKeys(folder, config)
    const own = seen('backup', 'KEY_FINGERPRINTS').split(',')
    expect(own.map((fingerprint) => fingerprint.split(':')[0])).toEqual(['SECRETS_KEY', 'CERTIFICATES_KEY'])
    const [, secret = ''] = seen('sellers', 'SECRETS_KEY').split(':')
    expect(readFileSync(fileOf('backup'), 'utf8')).not.toContain(secret)
    makeKeys(folder, { ...config, SECRETS_KEY: `k2:${Buffer.alloc(32, 7).toString('base64')}` })
    const [set, certificates] = seen('backup', 'KEY_FINGERPRINTS').split(',')
    expect([set, certificates]).toEqual([expect.stringMatching(/^SECRETS_KEY:k2:/), own[1]])
  })

  it('stay the same when made again', () => {
    makeKeys(folder, config)
    const before = ['shared', 'auth', 'sellers', 'google'].map((audience) => readFileSync(fileOf(audience), 'utf8'))
    makeKeys(folder, config)
    expect(['shared', 'auth', 'sellers', 'google'].map((audience) => readFileSync(fileOf(audience), 'utf8'))).toEqual(
      before,
    )
  })
})
