import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { tokenBucket } from '../src/security/token-bucket.ts'
import { testEnvironment } from '../src/testing/stack.ts'

const redis = new Redis(inject('redisUrl'))
afterAll(() => redis.disconnect())

/** Two instances that share a bucket. */
function twoInstances(points: number, seconds: number) {
  const options = { name: 'test', keyspace: testEnvironment().NAMESPACE, points, seconds, burst: points / 2 }
  const [one, other] = [tokenBucket(redis, options), tokenBucket(redis, options)]
  if (!one || !other) throw new Error('a limit was asked for')
  return { one, other }
}
const upTo = (max: number) => [{ key: 'chat', min: 1, max }]

describe('a token bucket', () => {
  it('gives as many at once as it holds, over all instances', async () => {
    const { one, other } = twoInstances(20, 60)
    expect((await one(upTo(7))).tokens).toEqual([7])
    expect(await other([{ key: 'chat', min: 0, max: 0 }])).toMatchObject({ tokens: [0], left: [3] })
    expect((await other(upTo(7))).tokens).toEqual([3])
    const { tokens, waitMs } = await one(upTo(1))
    expect(tokens).toEqual([0])
    expect(waitMs).toBeGreaterThan(1000)
    expect(waitMs).toBeLessThanOrEqual(60_000 / 11 + 1)
  })

  it('counts each key for itself', async () => {
    const { one } = twoInstances(2, 60)
    expect((await one([{ key: 'reads', min: 1, max: 1 }])).tokens).toEqual([1])
    expect((await one([{ key: 'writes', min: 1, max: 1 }])).tokens).toEqual([1])
    expect((await one([{ key: 'reads', min: 1, max: 1 }])).tokens).toEqual([0])
  })

  it('takes of all keys or of none', async () => {
    const { one } = twoInstances(4, 60)
    await one([{ key: 'writes', min: 2, max: 2 }])
    const both = [
      { key: 'reads', min: 2, max: 2 },
      { key: 'writes', min: 1, max: 1 },
    ]
    expect((await one(both)).tokens).toEqual([0, 0])
    expect((await one([{ key: 'reads', min: 2, max: 2 }])).tokens).toEqual([2])
  })

  it('has the next one when it said, and never more than its points in a window', async () => {
    const [points, seconds] = [10, 1]
    const { one } = twoInstances(points, seconds)
    const taken: { before: number; after: number }[] = []
    const began = performance.now()
    while (performance.now() - began < 2500) {
      const before = performance.now()
      const { tokens, waitMs } = await one(upTo(points))
      const after = performance.now()
      taken.push(...Array.from({ length: tokens[0] ?? 0 }, () => ({ before, after })))
      await sleep(waitMs)
    }
    // Redis counts in whole milliseconds, so a few are allowed for rounding.
    for (const [index, { before }] of taken.entries())
      expect(taken[index + points]?.after ?? Number.POSITIVE_INFINITY).toBeGreaterThan(before + seconds * 1000 - 5)
    expect(taken.length).toBeGreaterThan(points)
  })

  it('gives all it holds where the minimum is more than that', async () => {
    const { one } = twoInstances(1, 60)
    expect((await one([{ key: 'reads', min: 2, max: 2 }])).tokens).toEqual([1])
  })

  it('limits nothing while Redis is away', async () => {
    const away = new Redis('redis://127.0.0.1:1', { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: null })
    away.on('error', () => {})
    const bucket = tokenBucket(away, { name: 'test', keyspace: 't', points: 1, seconds: 60, burst: 1 })
    expect(await bucket?.(upTo(5))).toEqual({ tokens: [5], left: [1], waitMs: 0 })
    expect(await bucket?.(upTo(5))).toMatchObject({ tokens: [5], waitMs: 0 })
  })

  it('is none for 0 points', () => {
    expect(tokenBucket(redis, { name: 'test', keyspace: 't', points: 0, seconds: 60, burst: 1 })).toBeUndefined()
  })
})
