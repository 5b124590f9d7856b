import { Redis } from 'ioredis'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { announceInstance } from '../src/instances/announce-instance.ts'
import { instancesKey } from '../src/instances/instance-keys.ts'
import { liveInstances, setLiveInstances } from '../src/instances/live-instances.ts'
import { createLogger } from '../src/logger.ts'
import { testEnvironment } from '../src/testing/stack.ts'
import { until } from '../src/testing/until.ts'
import { pollingWorker } from '../src/worker.ts'

const { NAMESPACE, REDIS_URL } = testEnvironment()
const log = createLogger('test', 'silent')
const key = instancesKey(NAMESPACE, 'catalog')

beforeEach(() => setLiveInstances(1))
afterEach(() => {
  setLiveInstances(1)
  vi.useRealTimers()
})

function redisOfTest(): Redis {
  const redis = new Redis(REDIS_URL)
  onTestFinished(async () => {
    await redis.del(key)
    redis.disconnect()
  })
  return redis
}

function announcedBy(redis: Redis, part: string) {
  const config = { NAMESPACE, VERSION: '', OTEL_SERVICE_NAME: part }
  return announceInstance({ name: 'catalog', config, redis, log, notReady: async () => [], workers: [] })
}

it('counts the processes of its own part that are not silent', async () => {
  const redis = redisOfTest()
  const silent = JSON.stringify({ part: 'pages' })
  await redis.hset(key, 'killed', `${Date.now() - 60_000} ${silent}`)
  const others = [announcedBy(redis, 'pages'), announcedBy(redis, 'catalog')]
  for (const other of others) other.start()
  await until(async () => (await redis.hlen(key)) === 3)
  expect(liveInstances()).toBe(1)

  const own = announcedBy(redis, 'pages')
  own.start()
  await until(() => liveInstances() === 2)
  for (const one of [...others, own]) await one.stop()
})

/** How often a worker without work looks within a minute. */
async function looksInAMinute(how?: { eachInstance: boolean }): Promise<number> {
  let looks = 0
  const step = async () => {
    looks += 1
    return 0
  }
  const worker = pollingWorker('test', log, 1000, step, how)
  worker.start()
  await vi.advanceTimersByTimeAsync(60_000)
  await worker.stop()
  return looks
}

it('instances look for work as often together as one alone', async () => {
  vi.useFakeTimers()
  expect(await looksInAMinute()).toBe(61)
  setLiveInstances(4)
  // Each waits 2 to 6 s, at random.
  const shared = await looksInAMinute()
  expect(shared).toBeGreaterThanOrEqual(10)
  expect(shared).toBeLessThanOrEqual(31)
  expect(await looksInAMinute({ eachInstance: true })).toBe(61)
})
