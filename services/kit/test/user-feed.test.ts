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

/** The feed of one instance, with a proxy between it and Redis. */
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
  const received: number[] = []
  const leave = await feed.listen(userId, (number) => void received.push(number))
  return { received, leave }
}

/** Publishes repeatedly until Redis has reported that the user has no listener. */
const unwatched = ({ feed }: Instance, userId: number) =>
  until(() => {
    feed.notify(userId, 0)
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
  for (const number of [1, 2, 3]) there.feed.notify(user, number)
  for (const { received } of [mine, too, everybody]) await until(() => received.length === 3)
  expect([mine.received, too.received, everybody.received, others.received]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [1, 2, 3],
    [],
  ])
})

it('sends nothing for a user whom nobody watches', async () => {
  const sender = await instance()
  const user = newUser()
  await unwatched(sender, user)
  await published()
  for (const number of [1, 2, 3]) sender.feed.notify(user, number)
  expect(await published()).toEqual([])
})

it('loses nothing from when a listener comes, at another instance, until it leaves', async () => {
  const [sender, other] = await Promise.all([instance(), instance()])
  const user = newUser()
  for (let round = 0; round < 20; round++) {
    await unwatched(sender, user)
    const { received, leave } = await listening(other, user)
    await until(() => sender.feed.isWatched(user))
    sender.feed.notify(user, round)
    await until(() => received.includes(round))
    leave()
  }
  await unwatched(sender, user)
})

it('does not forget a listener who comes before it reads that nobody received', async () => {
  const [sender, other] = await Promise.all([instance(), instance()])
  const [user, later] = [newUser(), newUser()]
  await unwatched(sender, later)
  const reply = Promise.withResolvers<void>()
  const publish = sender.redis.publish.bind(sender.redis)
  const publishing = vi.spyOn(sender.redis, 'publish').mockImplementationOnce(async (channel, text) => {
    const receivers = await publish(channel, text)
    await reply.promise
    return receivers
  })
  sender.feed.notify(user, 1)
  await commands.taken() // Redis has executed the publish, but its reply is still held back
  const { received } = await listening(other, user)
  await listening(other, later)
  await until(() => sender.feed.isWatched(later)) // the sender has received both subscriptions
  reply.resolve()
  await publishing.mock.results[0]?.value
  sender.feed.notify(user, 2)
  await until(() => received.includes(2))
})

it('goes on after its connections were cut, on either side', async () => {
  const [sender, other] = await Promise.all([instance(), instance()])
  const user = newUser()
  const { received } = await listening(other, user)
  await unwatched(sender, newUser())
  for (const { proxy } of [sender, other]) {
    proxy.cut()
    received.length = 0
    await until(() => {
      sender.feed.notify(user, 1)
      return received.length > 0
    })
  }
})

it('notices a connection that is half open, and hears of listeners again', async () => {
  const [sender, other] = await Promise.all([instance(), instance()])
  const user = newUser()
  await unwatched(sender, user)
  sender.proxy.goSilent()
  sender.proxy.heal()
  const { received } = await listening(other, user)
  await until(() => {
    sender.feed.notify(user, 1)
    return received.length > 0
  })
})
