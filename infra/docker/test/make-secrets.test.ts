import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@izlog/kit/config'
import { afterAll, describe, expect, it } from 'vitest'
import { KeysEnv, makeKeys } from '../make-keys.ts'
import { secretsOfKubernetes } from '../make-secrets.ts'

const config = readConfig(KeysEnv, { MONGO_URL: 'mongodb://mongo:27017', REDIS_URL: 'redis://redis:6379' })
const folder = mkdtempSync(join(tmpdir(), 'izlog-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the Secrets of Kubernetes', () => {
  it('hold the keys that compose’s containers are given, with each service’s users of the stores', () => {
    makeKeys(folder, config)
    const secrets = secretsOfKubernetes(folder, config)
    const fileOf = (path: string) => readFileSync(join(folder, path), 'utf8')
    for (const audience of ['shared', 'auth', 'sellers', 'certificates', 'store-users', 'service-order'])
      expect(secrets[`keys-${audience}`]).toEqual({ 'keys.env': fileOf(`${audience}/keys.env`) })
    expect(secrets['keys-mongo']).toEqual({ password: fileOf('mongo/password') })
    expect(secrets['keys-redis']).toEqual({ 'user.acl': fileOf('redis/users.acl') })
    expect(fileOf('kafka/jaas.conf')).toBe(`KafkaServer {\n  ${secrets['keys-kafka']?.users}\n};\n`)
    expect(fileOf('service-order/keys.env')).toContain(`KAFKA_PASSWORD='${secrets['lag-of-order']?.password}'`)
  })

  it('do not have what no process of an installation reads', () => {
    expect(Object.keys(secretsOfKubernetes(folder, config)).filter((name) => /google|all/.test(name))).toEqual([])
  })
})
