import '@izlog/kit/bus/kafkajs-timers'
import { randomBytes } from 'node:crypto'
import { TOPICS, type TopicName } from '@izlog/contracts/events/topics'
import { startBus } from '@izlog/kit/bus/bus'
import { deadLetterLocks } from '@izlog/kit/bus/dead-letter-locks'
import { openDeadLetters } from '@izlog/kit/bus/dead-letters'
import { on } from '@izlog/kit/bus/event-handler'
import { type GroupLag, openGroupLags } from '@izlog/kit/bus/group-lags'
import { kafkaAccess } from '@izlog/kit/bus/kafka-access'
import { deadLetterTopic, inNamespace } from '@izlog/kit/bus/names'
import { TOPIC_ACCESS } from '@izlog/kit/bus/topic-access'
import { baseEnv } from '@izlog/kit/config'
import { instancesKey } from '@izlog/kit/instances/instance-keys'
import { keyspaceOf } from '@izlog/kit/keyspace'
import { createLogger } from '@izlog/kit/logger'
import { rateLimit } from '@izlog/kit/security/rate-limit'
import { revocationCheck, revocationKeys } from '@izlog/kit/security/revocations'
import { ServiceName } from '@izlog/kit/security/service-token'
import { tokenBucket } from '@izlog/kit/security/token-bucket'
import { until } from '@izlog/kit/testing/until'
import { Redis } from 'ioredis'
import type { Kafka } from 'kafkajs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ComposeStores, startComposeStores } from '../testing/compose-stores.ts'

const namespace = `t${randomBytes(5).toString('hex')}`
const topics = Object.keys(TOPICS) as TopicName[]
const log = createLogger('test', 'silent')

let stores: ComposeStores
beforeAll(async () => {
  stores = await startComposeStores(namespace)
})
afterAll(() => stores?.stop())

const busOf = (service: ServiceName) => {
  const { KAFKA_USERNAME = '', KAFKA_PASSWORD = '' } = stores.settingsOf(service)
  const KAFKA_BROKERS = baseEnv.KAFKA_BROKERS.parse(stores.kafkaBrokers)
  const access = kafkaAccess({ KAFKA_BROKERS, KAFKA_USERNAME, KAFKA_PASSWORD, KAFKA_SASL: 'plain', KAFKA_TLS: false })
  return { access, start: () => startBus({ service, ...access, namespace, partitions: 1, log }) }
}

describe('Kafka’s users', () => {
  beforeAll(async () => {
    const bus = busOf('tls-sync').start()
    await bus.ready
    await bus.stop()
    const producer = stores.kafkaAs('kafka').producer()
    await producer.connect()
    for (const topic of topics)
      await producer.send({ topic: inNamespace(namespace, topic), messages: [{ key: '1', value: '{}' }] })
    await producer.disconnect()
  })

  it('let nobody in without a password', async () => {
    const nobody = stores.kafkaAs(undefined).admin()
    await nobody.connect()
    await expect(nobody.listTopics()).rejects.toThrow()
    await nobody.disconnect()
  })

  it.each(ServiceName.options)('of %s writes and reads its topics, and no others', async (service) => {
    const kafka = stores.kafkaAs(service)
    const written: string[] = []
    const read: string[] = []
    for (const topic of topics) {
      if (await writes(kafka, topic)) written.push(topic)
      if (await reads(kafka, `${service}.test`, topic)) read.push(topic)
    }
    const owns = (topic: TopicName) => TOPIC_ACCESS[topic].writers.includes(service)
    expect(written).toEqual(topics.filter(owns))
    expect(read).toEqual(topics.filter((topic) => owns(topic) || TOPIC_ACCESS[topic].readers.includes(service)))
  })

  it('of one service neither read with another’s group nor end it', async () => {
    const catalog = stores.kafkaAs('catalog')
    expect(await reads(stores.kafkaAs('order'), 'order.stats', 'orders')).toBe(true)
    // Kafka refuses the request for the group's coordinator, so nothing further can be read.
    await expect(reads(catalog, 'order.stats', 'orders')).rejects.toThrow('Failed to find group coordinator')
    const admin = catalog.admin()
    await admin.connect()
    await expect(admin.deleteGroups([inNamespace(namespace, 'order.stats')])).rejects.toThrow()
    await admin.disconnect()
  })

  it('lets a service park what it cannot take, and auth alone hand it back', async () => {
    const { start, access } = busOf('upsell')
    const bus = start()
    const parked = on('websites', 'website.snapshot.v1', async () => {})
    const group = await bus.subscribe({ group: 'upsell.test', topics: ['websites'], from: 'start', handlers: [parked] })
    const asAuth = await openDeadLetters(busOf('auth').access, { namespace, reader: 'auth' })
    const topic = deadLetterTopic(namespace, 'websites', 'upsell.test')
    await until(async () => (await asAuth.waiting()).some((one) => one.topic === topic))

    const asDomain = await openDeadLetters(busOf('domain').access, { namespace, reader: 'domain' })
    expect(await asDomain.waiting()).toEqual([])
    await asDomain.stop()
    const asOwner = await openDeadLetters(access, { namespace, reader: 'upsell' })
    await expect(asOwner.drop(topic, 0)).rejects.toThrow()
    await asOwner.stop()

    const [letter] = await asAuth.read(topic)
    expect(letter?.value?.toString()).toBe('{}')
    expect((await asAuth.replay(topic)).replayed).toBeGreaterThan(0)
    // The replayed event returns to the group through its retry topic, fails again and is parked again.
    await until(async () => (await asAuth.waiting()).some((one) => one.topic === topic))
    await asAuth.stop()
    // auth also sees how far it is behind, and no other service does.
    const [auth, domain] = await Promise.all(
      (['auth', 'domain'] as const).map((service) => openGroupLags(busOf(service).access, namespace)),
    )
    const has = ({ group: name, members }: GroupLag) => name === 'upsell.test' && members === 1
    await until(async () => (await auth?.read())?.some(has))
    expect((await domain?.read())?.some(has)).toBe(false)
    await Promise.all([auth?.stop(), domain?.stop()])
    await group.stop()
    await bus.stop()
  })

  it('lets order erase what another service parked of shoppers', async () => {
    const bus = busOf('upsell').start()
    const parked = on('orders', 'order.created.v1', async () => {})
    const group = await bus.subscribe({ group: 'upsell.test', topics: ['orders'], from: 'start', handlers: [parked] })
    const asOrder = await openDeadLetters(busOf('order').access, { namespace, reader: 'order' })
    const topic = deadLetterTopic(namespace, 'orders', 'upsell.test')
    await until(async () => (await asOrder.waiting()).some((one) => one.topic === topic))
    expect(await asOrder.erase(topic, () => true)).toBeGreaterThan(0)
    await asOrder.stop()
    await group.stop()
    await bus.stop()
  })

  const writes = async (kafka: Kafka, topic: TopicName): Promise<boolean> => {
    const producer = kafka.producer()
    await producer.connect()
    try {
      await producer.send({ topic: inNamespace(namespace, topic), messages: [{ key: '1', value: '{}' }] })
      return true
    } catch (error) {
      expect(error).toMatchObject({ type: 'TOPIC_AUTHORIZATION_FAILED' })
      return false
    } finally {
      await producer.disconnect()
    }
  }

  const reads = async (kafka: Kafka, group: string, topic: TopicName): Promise<boolean> => {
    const consumer = kafka.consumer({
      groupId: inNamespace(namespace, group),
      maxWaitTimeInMs: 50,
      retry: { retries: 2 },
    })
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    consumer.on('consumer.crash', ({ payload: { error, restart } }) => {
      if (isRefused(error)) resolve(false)
      else if (!restart) reject(error)
    })
    await consumer.connect()
    try {
      await consumer.subscribe({ topics: [inNamespace(namespace, topic)], fromBeginning: true })
      await consumer.run({ autoCommit: false, eachMessage: async () => resolve(true) })
      return await promise
    } finally {
      await consumer.disconnect()
    }
  }

  /** KafkaJS wraps Kafka's error, so the causes must be searched too. */
  const isRefused = (error: unknown): boolean =>
    error instanceof Error &&
    (('type' in error && /^(TOPIC|GROUP)_AUTHORIZATION_FAILED$/.test(String(error.type))) || isRefused(error.cause))
})

describe('Redis’ users', () => {
  const clients: Redis[] = []
  const redisAs = (service: ServiceName) => {
    const client = new Redis(stores.settingsOf(service).REDIS_URL ?? stores.redisUrl)
    clients.push(client)
    return client
  }
  afterAll(() => {
    for (const client of clients) client.disconnect()
  })
  const refused = /^NO(PERM|AUTH)/
  const { loaded, session } = revocationKeys(namespace)

  it('keep the keys and channels of a service from every other', async () => {
    const order = redisAs('order')
    const own = `${keyspaceOf(namespace, 'order')}:kept`
    expect(await order.set(own, 'own')).toBe('OK')
    expect(await order.publish(own, 'told')).toBe(0)
    for (const service of ServiceName.options.filter((name) => name !== 'order' && name !== 'tls-sync')) {
      const other = redisAs(service)
      await expect(other.get(own), service).rejects.toThrow(refused)
      await expect(other.set(own, 'theirs'), service).rejects.toThrow(refused)
      await expect(other.eval("return redis.call('GET', KEYS[1])", 1, own), service).rejects.toThrow(refused)
      await expect(other.publish(own, 'told'), service).rejects.toThrow(refused)
      await expect(other.subscribe(own), service).rejects.toThrow(refused)
    }
    expect(await order.get(own)).toBe('own')
  })

  it('let auth read what each process announces of itself, and write only its own', async () => {
    const announced = instancesKey(namespace, 'order')
    await redisAs('order').hset(announced, 'one', 'ready')
    const auth = redisAs('auth')
    expect(await auth.hvals(announced)).toEqual(['ready'])
    await expect(auth.hset(announced, 'two', 'ready')).rejects.toThrow(refused)
    await expect(redisAs('catalog').hvals(announced)).rejects.toThrow(refused)
  })

  it('let those lock dead letters who move letters of other services, and nobody else', async () => {
    const topic = deadLetterTopic(namespace, 'orders', 'order.stats')
    for (const service of ['auth', 'order'] as const)
      expect(await deadLetterLocks(redisAs(service), namespace).withLock(topic, async () => 'done')).toBe('done')
    const asCatalog = deadLetterLocks(redisAs('catalog'), namespace).withLock(topic, async () => 'done')
    await expect(asCatalog).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('are asked by all what has ended, which auth alone may say', async () => {
    const auth = redisAs('auth')
    const order = redisAs('order')
    await expect(order.set(loaded, '1')).rejects.toThrow(refused)
    await expect(order.del(session('j'))).rejects.toThrow(refused)
    await auth.mset(loaded, '1', session('ended'), '1')
    const check = revocationCheck(order, namespace)
    expect(await check({ jti: 'ended', userId: 1, issuedAt: 1 })).toBe('revoked')
    expect(await check({ jti: 'other', userId: 1, issuedAt: 1 })).toBe('valid')
  })

  it('count what is limited in Redis, not each process by itself', async () => {
    const redis = redisAs('notifier')
    const keyspace = keyspaceOf(namespace, 'notifier')
    const limit = { keyspace, points: 2, seconds: 60 }
    await rateLimit(redis, { ...limit, name: 'tests', message: '' })('ana')
    const [bucket] = [tokenBucket(redis, { ...limit, name: 'telegram', burst: 1 })]
    await bucket?.([{ key: 'chat', min: 1, max: 1 }])
    expect(await redis.exists(`${keyspace}:limit:tests:ana`, `${keyspace}:limit:telegram:chat`)).toBe(2)
  })

  it.each([
    ['FLUSHALL'],
    ['KEYS', '*'],
    ['SCAN', '0'],
    ['CONFIG', 'GET', '*'],
    ['ACL', 'LIST'],
    ['SHUTDOWN'],
    ['CLIENT', 'LIST'],
    ['SCRIPT', 'FLUSH'],
  ])('may not command %s %s', async (command, ...args) => {
    await expect(redisAs('auth').call(command, ...args)).rejects.toThrow(refused)
  })

  it('let nobody in without a password, but to ask whether Redis is there', async () => {
    const nobody = new Redis(stores.redisUrl, { enableReadyCheck: false })
    const health = new Redis(stores.redisUrl, { username: 'health', password: 'any', enableReadyCheck: false })
    nobody.on('error', () => undefined)
    clients.push(nobody, health)
    await expect(nobody.ping()).rejects.toThrow(refused)
    expect(await health.ping()).toBe('PONG')
    await expect(health.get(loaded)).rejects.toThrow(refused)
  })
})
