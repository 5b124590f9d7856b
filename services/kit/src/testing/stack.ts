import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { inject } from 'vitest'
import { revocationKeys } from '../security/revocations.ts'
import { ServiceName } from '../security/service-token.ts'

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const service = generateKeyPairSync('ec', { namedCurve: 'P-256' })
/** All services share one key here, so that a test can call as any of them; the test of internal routes gives each its own key. */
const SERVICE_KEY = service.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const SERVICE_PUBLIC_KEYS = JSON.stringify({
  keys: ServiceName.options.map((kid) => ({ ...service.publicKey.export({ format: 'jwk' }), kid })),
})
export const JWT_PRIVATE_KEY = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const JWT_PUBLIC_KEY = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()

/**
 * The environment of services in a test. All tests share the real store, Kafka and Redis; a separate namespace isolates databases, topics,
 * groups and Redis keys.
 */
export function testEnvironment() {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    PORT: '0',
    MONGO_URL: inject('mongoUrl'),
    KAFKA_BROKERS: inject('kafkaBrokers'),
    KAFKA_PARTITIONS: '2',
    REDIS_URL: inject('redisUrl'),
    PUBLIC_URL: 'http://izlog.test',
    NAMESPACE: `t${randomBytes(5).toString('hex')}`,
    JWT_PUBLIC_KEY,
    SERVICE_KEY,
    SERVICE_PUBLIC_KEYS,
    // Long limits, because a machine that also runs other tests is slow but not faulty.
    ANSWER_WITHIN_MS: '20000',
    STORE_WITHIN_MS: '60000',
  }
}

export type TestEnvironment = ReturnType<typeof testEnvironment>

/** Marks the list of revocations as loaded and empty, for tests that run without auth, which normally does that. */
export async function withoutRevocations(env: TestEnvironment): Promise<void> {
  const redis = new Redis(env.REDIS_URL)
  await redis.set(revocationKeys(env.NAMESPACE).loaded, '1', 'EX', 3600)
  redis.disconnect()
}
