import { AuditPage } from '@izlog/contracts/http/audit'
import { DeadLetterPage, REPLAYED_AT_ONCE, ReplayedDeadLetters, SYSTEM_MESSAGES } from '@izlog/contracts/http/system'
import { deadLetterLocks } from '@izlog/kit/bus/dead-letter-locks'
import { client } from '@izlog/kit/testing/client'
import { parkLetters } from '@izlog/kit/testing/parked-letters'
import { until } from '@izlog/kit/testing/until'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { ADMIN, startAuth } from './start.ts'

type Auth = Awaited<ReturnType<typeof startAuth>>
let auth: Auth
let second: Auth
let bearer: Record<string, string>
beforeAll(async () => {
  auth = await startAuth()
  second = await startAuth({ NAMESPACE: auth.env.NAMESPACE })
  bearer = (await auth.signIn(ADMIN)).bearer
})
afterAll(async () => {
  await second.stop()
  await auth.stop()
})

/** A group with so many dead letters, which is down at the moment. */
async function groupWith(group: string, count: number) {
  const letters = await parkLetters(auth.env, { topic: 'orders', group, count })
  onTestFinished(() => letters.stop())
  const path = `/api/admin/system/dead-letters/orders/${group}`
  const by = (one: Auth, verb: string, body = {}) => client(one.service.port).post(`${path}/${verb}`, body, bearer)
  // Until each instance sees all of them.
  for (const one of [auth, second])
    await until(async () => DeadLetterPage.parse((await one.http.get(path, bearer)).body).total === count)
  return {
    ...letters,
    by,
    replay: async (one: Auth) => ReplayedDeadLetters.parse((await by(one, 'replay')).body),
  }
}

it('hands each letter back once, though two administrators ask for it at once, at two instances', async () => {
  const group = await groupWith('order.twice', 700)
  const answers = await Promise.all([auth, second, auth].map((one) => group.by(one, 'replay')))
  const done = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(done.length).toBeGreaterThan(0)
  // The last may come after all are handed back.
  for (const answer of refused)
    expect(['dead-letters.busy', 'dead-letters.unknown']).toContain((answer.body as { code: string }).code)
  expect(done.map(({ body }) => ReplayedDeadLetters.parse(body).replayed).reduce((sum, count) => sum + count)).toBe(700)
  expect(await group.replayed()).toBe(700)
})

it('sends a part in one call, and says how many are left for the next', async () => {
  const group = await groupWith('order.many', REPLAYED_AT_ONCE + 30)
  expect(await group.replay(auth)).toEqual({ replayed: REPLAYED_AT_ONCE, left: 30 })
  expect(await group.replay(second)).toEqual({ replayed: 30, left: 0 })
  expect(await group.replayed()).toBe(REPLAYED_AT_ONCE + 30)
})

it('neither sends nor drops what somebody else works on, and says what to do', async () => {
  const group = await groupWith('order.held', 3)
  const redis = new Redis(auth.env.REDIS_URL)
  const busy = { status: 409, body: { code: 'dead-letters.busy', message: SYSTEM_MESSAGES.lettersBusy } }
  await deadLetterLocks(redis, auth.env.NAMESPACE).withLock(group.topic, async () => {
    expect(await group.by(auth, 'replay')).toMatchObject(busy)
    expect(await group.by(second, 'drop', { upTo: 2 })).toMatchObject(busy)
  })
  redis.disconnect()
  await until(async () => {
    const { items } = AuditPage.parse((await auth.http.get('/api/admin/audit?limit=100', bearer)).body)
    const refused = items.filter(({ outcome, fields }) => outcome === 'refused' && fields.includes('group=order.held'))
    return refused.length === 2
  })
  expect(await group.replayed()).toBe(0)
  expect(await group.replay(auth)).toEqual({ replayed: 3, left: 0 })
})
