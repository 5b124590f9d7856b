import '@izlog/kit/bus/kafkajs-timers'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTopics, endsOf } from '@izlog/kit/bus/topics-admin'
import { Redis } from 'ioredis'
import { Kafka, logLevel } from 'kafkajs'
import { mongo } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provisionStores } from '../src/provision/stack.ts'
import { freeStorePorts } from '../src/run/ports.ts'
import { type Stores, startStores } from '../src/run/stores.ts'
import { freshFolder } from '../src/testing/test-stores.ts'

const dataDir = join(freshFolder(), 'stores-test')
const lines: string[] = []
let stores: Stores
const start = async () =>
  startStores({ parts: await provisionStores({}), dataDir, ports: await freeStorePorts() }, (line) => lines.push(line))

beforeAll(async () => {
  stores = await start()
})
afterAll(async () => {
  await stores.stop()
  rmSync(dataDir, { recursive: true })
})

const topic = 'kept'
const kafka = () => new Kafka({ brokers: [stores.kafkaBrokers], logLevel: logLevel.NOTHING })

async function write(value: string): Promise<void> {
  const client = new mongo.MongoClient(stores.mongoUrl)
  await client.db('kept').collection<{ _id: string }>('values').insertOne({ _id: value })
  await client.close()
  const redis = new Redis(stores.redisUrl)
  await redis.sadd('kept', value)
  redis.disconnect()
  const admin = kafka().admin()
  await admin.connect()
  await createTopics(admin, [{ topic, numPartitions: 1 }])
  await admin.disconnect()
  const producer = kafka().producer()
  await producer.connect()
  await producer.send({ topic, acks: -1, messages: [{ value }] })
  await producer.disconnect()
}

async function kept(): Promise<{ mongo: string[]; redis: string[]; kafka: number }> {
  const client = new mongo.MongoClient(stores.mongoUrl)
  const documents = await client.db('kept').collection<{ _id: string }>('values').find().sort({ _id: 1 }).toArray()
  await client.close()
  const redis = new Redis(stores.redisUrl)
  const members = await redis.smembers('kept')
  redis.disconnect()
  const admin = kafka().admin()
  await admin.connect()
  const [ends] = await endsOf(admin, topic)
  await admin.disconnect()
  return { mongo: documents.map(({ _id }) => _id), redis: members.sort(), kafka: Number(ends?.high) }
}

describe('the embedded stores', () => {
  it('come back by themselves with everything acknowledged when every one of them is killed -9', async () => {
    await write('a')
    const before = stores.processes.map((process) => process.pid())
    for (const process of stores.processes) process.kill('SIGKILL')
    await expect
      .poll(() => lines.filter((line) => line.endsWith('is ready again')), { timeout: 110_000 })
      .toHaveLength(stores.processes.length)
    expect(stores.processes.map((process) => process.pid())).not.toEqual(before)
    expect(await kept()).toEqual({ mongo: ['a'], redis: ['a'], kafka: 1 })
  })

  it('keep their data across a clean stop, also on other ports', async () => {
    await write('b')
    await stores.stop()
    expect(stores.processes.every((process) => process.pid() === undefined)).toBe(true)
    stores = await start()
    expect(await kept()).toEqual({ mongo: ['a', 'b'], redis: ['a', 'b'], kafka: 2 })
  })
})
