import { Redis } from 'ioredis'
import { afterAll, expect, it } from 'vitest'
import { deadLetterLocks, deadLetterLocksKey } from '../src/bus/dead-letter-locks.ts'
import { testEnvironment } from '../src/testing/stack.ts'
import { until } from '../src/testing/until.ts'

const env = testEnvironment()
const redis = new Redis(env.REDIS_URL)
afterAll(() => redis.disconnect())

/** Two processes. */
const [one, other] = [deadLetterLocks(redis, env.NAMESPACE), deadLetterLocks(redis, env.NAMESPACE)]
const TOPIC = 'orders.order.stats.dlq'
const key = `${deadLetterLocksKey(env.NAMESPACE)}:${TOPIC}`
const busy = { kind: 'conflict', code: 'dead-letters.busy' }

it('lets one at a time work on the letters of a topic, and anybody on those of another', async () => {
  const working = Promise.withResolvers<string>()
  const underWay = one.withLock(TOPIC, () => working.promise)
  await until(() => redis.exists(key))
  await expect(other.withLock(TOPIC, async () => 'too')).rejects.toMatchObject(busy)
  expect(await other.withLock('orders.order.search.dlq', async () => 'another')).toBe('another')
  const waiting = other.withLock(TOPIC, async () => 'after', 60_000)
  working.resolve('done')
  expect(await underWay).toBe('done')
  expect(await waiting).toBe('after')
  expect(await redis.exists(key)).toBe(0)
})

it('is free again when the work fails', async () => {
  await expect(one.withLock(TOPIC, () => Promise.reject(new Error('Kafka')))).rejects.toThrow('Kafka')
  expect(await other.withLock(TOPIC, async () => 'free')).toBe('free')
})

it('is given back by nobody but its holder, who learns that it is lost', async () => {
  await one.withLock(TOPIC, async (isLocked) => {
    expect(isLocked()).toBe(true)
    // As if it had run out, and somebody else had taken it.
    await redis.set(key, 'another')
    await until(() => !isLocked())
  })
  expect(await redis.getdel(key)).toBe('another')
})

it('lasts as long as the work', async () => {
  await one.withLock(TOPIC, async (isLocked) => {
    await redis.pexpire(key, 20_000)
    await until(async () => (await redis.pttl(key)) > 20_000)
    expect(isLocked()).toBe(true)
  })
})

it('is taken by nobody while Redis is away, which is said so', async () => {
  const away = new Redis({ port: 1, enableOfflineQueue: false, retryStrategy: () => null })
  away.on('error', () => {})
  let isBegun = false
  const work = async () => {
    isBegun = true
  }
  await expect(deadLetterLocks(away, env.NAMESPACE).withLock(TOPIC, work)).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'dead-letters.redis-away',
  })
  expect(isBegun).toBe(false)
  away.disconnect()
})
