import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { secretsIn } from '../../local/src/run/secrets.ts'
import { storeSettings } from '../store-users.ts'
import { keysConfig, layOutKeys, part, services } from '../testing/compose.ts'

const { folder, environmentOf, stop } = layOutKeys()
afterAll(stop)

describe('docker-compose.yml', () => {
  it('gives each service a user of its own in each store, and no process the administrators’', () => {
    const all = ['auth', 'catalog', 'order', 'upsell', 'domain', 'notifier'] as const
    for (const name of all) {
      const { MONGO_URL = '', REDIS_URL = '', KAFKA_USERNAME } = environmentOf(name)
      expect([new URL(MONGO_URL).username, new URL(REDIS_URL).username, KAFKA_USERNAME]).toEqual([name, name, name])
    }
    expect(environmentOf('pages')).toMatchObject({ KAFKA_USERNAME: 'catalog' })
    const { KAFKA_USERNAME, MONGO_URL, REDIS_URL } = environmentOf('tls-sync')
    expect([KAFKA_USERNAME, MONGO_URL, REDIS_URL]).toEqual(['tls-sync', undefined, undefined])
    const passwords = all.flatMap((name) => {
      const { MONGO_URL = '', REDIS_URL = '', KAFKA_PASSWORD } = environmentOf(name)
      return [new URL(MONGO_URL).password, new URL(REDIS_URL).password, KAFKA_PASSWORD]
    })
    expect(new Set(passwords).size).toBe(18)
    const seeing = Object.keys(services).filter((name) => environmentOf(name).STORES_KEY !== undefined)
    expect(seeing).toEqual(['store-users'])
  })

  it('lets nobody into a store who has no user there', () => {
    expect(part('mongo').command.join(' ')).toContain('--keyFile /data/configdb/replica.key')
    expect(part('redis').command.join(' ')).toContain('--aclfile /keys/redis/users.acl')
    const listeners = part('kafka').environment.KAFKA_LISTENER_SECURITY_PROTOCOL_MAP
    expect(listeners?.split(',').filter((one) => !one.endsWith(':SASL_PLAINTEXT'))).toEqual([])
    for (const store of ['mongo', 'kafka', 'redis']) {
      expect(part(store).volumes).toContain(`keys-${store}:/keys/${store}:ro`)
      const others = Object.entries(services).filter(([, { volumes }]) =>
        volumes.some((mount) => mount.startsWith(`keys-${store}:`)),
      )
      expect(others.map(([name]) => name)).toEqual(['keys', store])
    }
  })

  it('takes a managed store’s own user for every service', () => {
    const managed = {
      MONGO_URL: withPassword('mongodb+srv://cluster.test/', 'izlog'),
      REDIS_URL: withPassword('rediss://redis.test:6380', ''),
    }
    const secrets = secretsIn(join(folder, 'all'))
    expect(storeSettings(secrets, keysConfig(managed), 'order')).toMatchObject(managed)
    const three = keysConfig({ MONGO_URL: 'mongodb://m1:27017,m2:27017/?replicaSet=izlog' })
    expect(storeSettings(secrets, three, 'order').MONGO_URL).toMatch(
      /^mongodb:\/\/order:[0-9a-f]{64}@m1:27017,m2:27017\/\?replicaSet=izlog$/,
    )
  })
})

function withPassword(address: string, user: string): string {
  const url = new URL(address)
  url.username = user
  url.password = 'tajna'
  return url.href
}
