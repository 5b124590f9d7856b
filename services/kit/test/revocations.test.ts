import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, expect, it } from 'vitest'
import { revocationCheck, revocationKeys } from '../src/security/revocations.ts'
import { testEnvironment } from '../src/testing/stack.ts'
import { until } from '../src/testing/until.ts'

const env = testEnvironment()
const keys = revocationKeys(env.NAMESPACE)
const redis = new Redis(env.REDIS_URL)
afterAll(() => redis.disconnect())
const session = { jti: 'a', userId: 7, issuedAt: 1000 }

it('lets nobody in on the word of a Redis that takes no writes, and everybody again once it does', async () => {
  await redis.set(keys.loaded, '1')
  const username = `reader-${randomBytes(4).toString('hex')}`
  await redis.call('ACL', 'SETUSER', username, 'on', '>tajna', '~*', '+@all')
  const reader = new Redis(env.REDIS_URL, { username, password: 'tajna' })
  const check = revocationCheck(reader, env.NAMESPACE)
  expect(await check(session)).toBe('valid')
  await redis.call('ACL', 'SETUSER', username, '-set')
  await until(async () => (await check(session)) === 'unknown')
  await redis.call('ACL', 'SETUSER', username, '+set')
  expect(await check(session)).toBe('valid')
  reader.disconnect()
  await redis.call('ACL', 'DELUSER', username)
})

it('tells what ended, by session and by user', async () => {
  await redis.set(keys.loaded, '1')
  const check = revocationCheck(redis, env.NAMESPACE)
  await redis.set(keys.session('b'), '1')
  await redis.set(keys.user(8), '1500')
  expect(await check({ ...session, jti: 'b' })).toBe('revoked')
  expect(await check({ ...session, userId: 8 })).toBe('revoked')
  expect(await check({ ...session, userId: 8, issuedAt: 1501 })).toBe('valid')
})
