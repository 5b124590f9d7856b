import { randomBytes } from 'node:crypto'
import { serviceInitiator } from '@izlog/kit/audit/audit-event'
import { revocationKeys } from '@izlog/kit/security/revocations'
import { connectStore, ensureIndexes } from '@izlog/kit/store/connection'
import { JWT_PRIVATE_KEY, testEnvironment } from '@izlog/kit/testing/stack'
import { Redis } from 'ioredis'
import jwt from 'jsonwebtoken'
import type { Connection } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../src/domain/password.ts'
import { newUser, type User } from '../src/domain/user.ts'
import { mongoRevocations, type Revocations } from '../src/store/mongo-revocations.ts'
import { mongoSecondFactors } from '../src/store/mongo-second-factors.ts'
import { mongoSessions, type Sessions } from '../src/store/mongo-sessions.ts'
import { redisRevocations } from '../src/store/redis-revocations.ts'
import { endSessionsOf } from '../src/use-cases/end-session.ts'
import { keepRevocations } from '../src/use-cases/keep-revocations.ts'
import { logIn } from '../src/use-cases/log-in.ts'
import { setUserActive } from '../src/use-cases/manage-users.ts'

const env = testEnvironment()
const key = revocationKeys(env.NAMESPACE).user(7)
const now = () => new Date()
let redis: Redis
let store: Connection
let revocations: Revocations
let sessions: Sessions
beforeAll(async () => {
  redis = new Redis(env.REDIS_URL)
  store = await connectStore('auth', env)
  revocations = mongoRevocations(store)
  sessions = mongoSessions(store)
  await ensureIndexes(store, env)
})
afterAll(async () => {
  redis.disconnect()
  await store.close()
})
const keepIn = (connection: Redis) =>
  keepRevocations({ revocations, cache: redisRevocations(connection, env.NAMESPACE), now })
const ended = (at: number) =>
  endSessionsOf(
    { sessions, revocations, namespace: env.NAMESPACE, syncNow: async () => {}, now: () => new Date(at) },
    7,
  )

describe('the end of a session', () => {
  it('is written again when Redis answers but takes no writes, as with a full disk', async () => {
    const user = `reader-${randomBytes(4).toString('hex')}`
    await redis.call('ACL', 'SETUSER', user, 'on', '>tajna', '~*', '+@all', '-set')
    await keepIn(redis)
    const reader = new Redis(env.REDIS_URL, { username: user, password: 'tajna' })
    const at = Date.now()
    await ended(at)
    const writing = await keepIn(reader).catch((refusal: unknown) => refusal)
    reader.disconnect()
    await redis.call('ACL', 'DELUSER', user)
    expect(writing).toBeInstanceOf(Error)
    expect(await redis.get(key)).not.toBe(String(at))
    await keepIn(redis)
    expect(await redis.get(key)).toBe(String(at))
  })

  it('is not lost when a later one comes while the earlier is being written', async () => {
    const [first, later] = [Date.now() + 1, Date.now() + 2]
    await ended(first)
    const cache = redisRevocations(redis, env.NAMESPACE)
    await keepRevocations({
      revocations,
      now,
      cache: { ...cache, write: (written) => ended(later).then(() => cache.write(written)) },
    })
    await keepIn(redis)
    expect(await redis.get(key)).toBe(String(later))
  })

  it('is not taken back by the news of an earlier one', async () => {
    const [first, later] = [Date.now() + 10, Date.now() + 20]
    const cache = redisRevocations(redis, env.NAMESPACE)
    const expiresAt = new Date(Date.now() + 60_000)
    await cache.write([{ key, value: String(later), expiresAt }])
    await cache.write([{ key, value: String(first), expiresAt }])
    expect(await redis.get(key)).toBe(String(later))
  })
})

describe('a session begun while its user is being shut out', () => {
  const logInDeps = (user: User, now: () => Date): Parameters<typeof logIn>[0] => ({
    users: { byEmail: async () => user, save: async () => true } as unknown as Parameters<typeof logIn>[0]['users'],
    sessions,
    revocations,
    namespace: env.NAMESPACE,
    secondFactors: mongoSecondFactors(store),
    audit: { record: async () => {} },
    pauses: { begin: async () => {}, passed: async () => {} },
    secrets: new Map(),
    jwtPrivateKey: JWT_PRIVATE_KEY,
    jwtPublicKey: env.JWT_PUBLIC_KEY,
    mustHaveSecondFactor: () => false,
    now,
  })
  const device = { isBrowser: true, name: 'Chrome', network: '127.0.0.1' }
  const given = { id: 7, email: 'ana@izlog.test', firstName: 'Ana', lastName: 'Žunić', role: 'client' } as const

  it('is as old as the look at the user, so it ends with the others', async () => {
    // No other test ends this user's sessions.
    const user = newUser({ ...given, id: 8, passwordHash: await hashPassword('tajna1') }, new Date())
    let time = 1000
    const deps = logInDeps(user, () => new Date(time++))
    const { tokens } = await logIn(deps, { ...given, password: 'tajna1' }, device, undefined)
    expect([jwt.decode(tokens.cookie), jwt.decode(tokens.token)]).toMatchObject([{ at: 1000 }, { at: 1000 }])
  })

  it('is refused and cannot be renewed when all sessions end before it is stored', async () => {
    const user = newUser({ ...given, id: 9, passwordHash: await hashPassword('tajna1') }, new Date())
    const ending = { sessions, revocations, namespace: env.NAMESPACE, syncNow: async () => {}, now }
    const deps = logInDeps(user, now)
    const open: Sessions['open'] = async (session) => {
      await endSessionsOf(ending, user.id)
      await sessions.open(session)
    }
    const signIn = logIn(
      { ...deps, sessions: { ...sessions, open } },
      { ...given, password: 'tajna1' },
      device,
      undefined,
    )
    await expect(signIn).rejects.toMatchObject({ kind: 'unauthenticated', code: 'session.ended' })
    expect(await sessions.of(user.id, now())).toEqual([])
  })

  it('ends when deactivation is asked again after it failed half way', async () => {
    const inactive: User = newUser({ ...given, passwordHash: 'x', isActive: false }, new Date())
    const endedUsers: number[] = []
    await setUserActive(
      {
        users: { byId: async () => inactive } as unknown as Parameters<typeof setUserActive>[0]['users'],
        endSessionsOf: async (id) => void endedUsers.push(id),
        now,
      },
      7,
      false,
      serviceInitiator('test'),
    )
    expect(endedUsers).toEqual([7])
  })
})
