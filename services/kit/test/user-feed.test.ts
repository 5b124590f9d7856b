import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { userFeed } from '../src/live/user-feed.ts'
import { createLogger } from '../src/logger.ts'
import { redisCommands } from '../src/testing/redis-commands.ts'
import { testEnvironment } from '../src/testing/stack.ts'
import { tcpProxy } from '../src/testing/tcp-proxy.ts'
import { until } from '../src/testing/until.ts'

const { NAMESPACE: namespace, REDIS_URL: url } = testEnvironment()
const log = createLogger('test', 'silent')
let commands: Awaited<ReturnType<typeof redisCommands>>
beforeAll(async () => {
  commands = await redisCommands(url, namespace)
})
afterAll(() => commands.stop())

let users = 0
const newUser = () => users++

/** An instance's feed, with a proxy between it and Redis. */
async function instance() {
  const proxy = await tcpProxy(Number(new URL(url).port))
  const redis = new Redis(`redis://127.0.0.1:${proxy.port}`, { commandTimeout: 500, socketTimeout: 500 })
  redis.on('error', () => undefined)
  const feed = userFeed(redis, { keyspace: namespace, name: 'numbers', event: z.int(), log })
  feed.start()
  onTestFinished(async () => {
    await feed.stop()
    redis.disconnect()
    await proxy.stop()
  })
  return { feed, proxy, redis }
}
type Instance = Awaited<ReturnType<typeof instance>>

async function listening({ feed }: Instance, userId: number | undefined) {
  const heard: number[] = []
  const leave = await feed.listen(userId, (number) => void heard.push(number))
  return { heard, leave }
}

/** Tells until Redis has said that nobody listens. */
const unwatched = ({ feed }: Instance, userId: number) =>
  until(() => {
    feed.tell(userId, 0)
    return !feed.isWatched(userId)
  })

const published = () => commands.taken('publish')

it('tells listeners of a user, and of everybody, at any instance', async () => {
  const [here, there] = await Promise.all([instance(), instance()])
  const [user, other] = [newUser(), newUser()]
  const mine = await listening(here, user)
  const too = await listening(there, user)
  const others = await listening(here, other)
  const everybody = await listening(there, undefined)
  for (const number of [1, 2, 3]) there.feed.tell(user, number)
  for (const { heard } of [mine, too, everybody]) await until(() => heard.length === 3)
  expect([mine.heard, too.heard, everybody.heard, others.heard]).toEqual([[1, 2, 3], [1, 2, 3], [1, 2, 3], []])
})

it('sends nothing for a user whom nobody watches', async () => {
  const teller = await instance()
  const user = newUser()
  await unwatched(teller, user)
  await published()
  for (const number of [1, 2, 3]) teller.feed.tell(user, number)
  expect(await published()).toEqual([])
})

it('loses nothing from when a listener comes, at another instance, until it leaves', async () => {
  const [teller, other] = await Promise.all([instance(), instance()])
  const user = newUser()
  for (let round = 0; round < 20; round++) {
    await unwatched(teller, user)
    const { heard, leave } = await listening(other, user)
    await until(() => teller.feed.isWatched(user))
    teller.feed.tell(user, round)
    await until(() => heard.includes(round))
    leave()
  }
  await unwatched(teller, user)
})

it('does not forget a listener who comes before it reads that nobody received', async () => {
  const [teller, other] = await Promise.all([instance(), instance()])
  const [user, later] = [newUser(), newUser()]
  await unwatched(teller, later)
  const reply = Promise.withResolvers<void>()
  const publish = teller.redis.publish.bind(teller.redis)
  const publishing = vi.spyOn(teller.redis, 'publish').mockImplementationOnce(async (channel, text) => {
    const receivers = await publish(channel, text)
    await reply.promise
    return receivers
  })
  teller.feed.tell(user, 1)
  await commands.taken() // Redis has answered
  const { heard } = await listening(other, user)
  await listening(other, later)
  await until(() => teller.feed.isWatched(later)) // it has heard of both
  reply.resolve()
  await publishing.mock.results[0]?.value
  teller.feed.tell(user, 2)
  await until(() => heard.includes(2))
})

it('goes on after its connections were cut, on either side', async () => {
  const [teller, other] = await Promise.all([instance(), instance()])
  const user = newUser()
  const { heard } = await listening(other, user)
  await unwatched(teller, newUser())
  for (const { proxy } of [teller, other]) {
    proxy.cut()
    heard.length = 0
    await until(() => {
      teller.feed.tell(user, 1)
      return heard.length > 0
    })
  }
})

it('notices a connection that is half open, and hears of listeners again', async () => {
  const [teller, other] = await Promise.all([instance(), instance()])
  const user = newUser()
  await unwatched(teller, user)
  teller.proxy.goSilent()
  teller.proxy.heal()
  const { heard } = await listening(other, user)
  await until(() => {
    teller.feed.tell(user, 1)
    return heard.length > 0
  })
})
