import { type Connection, type Model, Schema } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bus, startBus } from '../src/bus/bus.ts'
import { createLogger } from '../src/logger.ts'
import { indexOutbox, type OutboxFields, outboxSchema } from '../src/outbox/fields.ts'
import { createOutbox } from '../src/outbox/outbox.ts'
import { connectStore, ensureIndexes } from '../src/store/connection.ts'
import { listenTo, removeTopics } from '../src/testing/events.ts'
import { testEnvironment } from '../src/testing/stack.ts'
import { until } from '../src/testing/until.ts'
import { userSnapshot } from '../src/testing/user-snapshot.ts'

const BACKLOG = 8000
/** The time that a relay needs if it pauses after every batch: one batch of 500 per second. */
const SLEEPING_MS = (BACKLOG / 500) * 1000

type Thing = OutboxFields & { _id: number }

const env = testEnvironment()
const log = createLogger('test', 'silent')
let bus: Bus
let store: Connection
let model: Model<Thing>
beforeAll(async () => {
  bus = startBus({ service: 'test', brokers: [env.KAFKA_BROKERS], namespace: env.NAMESPACE, partitions: 2, log })
  await bus.ready
  store = await connectStore('test', env)
  const schema = new Schema<Thing>({ _id: Number, ...outboxSchema })
  indexOutbox(schema)
  model = store.model<Thing>('Thing', schema)
  await ensureIndexes(store, env)
})
afterAll(async () => {
  await bus.stop()
  await store.dropDatabase()
  await store.close()
  await removeTopics(env)
})

/** The outbox of one instance, with the events that it published. */
function instance() {
  const published: string[] = []
  const outbox = createOutbox(
    model,
    {
      ...bus,
      async publish(entries) {
        await bus.publish(entries)
        published.push(...entries.map(({ event }) => event.aggregateId))
      },
    },
    log,
  )
  return { outbox, published }
}

it('drains a backlog without a pause, shared between two instances, each document once', async () => {
  const left = new Date(Date.now() - 10_000)
  for (let from = 0; from < BACKLOG; from += 1000) {
    const ids = Array.from({ length: 1000 }, (_, index) => from + index)
    await model.insertMany(
      ids.map((_id) => ({ _id, version: 1, outbox: [userSnapshot(_id + 1)], outboxAt: left })),
      { ordered: false },
    )
  }
  const received = await listenTo(env, 'users')
  const [one, other] = [instance(), instance()]
  const started = performance.now()
  one.outbox.start()
  other.outbox.start()
  await until(async () => (await model.countDocuments({ outboxAt: { $type: 'date' } })) === 0)
  const took = performance.now() - started
  await Promise.all([one.outbox.stop(), other.outbox.stop()])

  expect(took).toBeLessThan(0.75 * SLEEPING_MS)
  expect(one.published.length + other.published.length).toBe(BACKLOG)
  expect(new Set([...one.published, ...other.published]).size).toBe(BACKLOG)
  expect(Math.min(one.published.length, other.published.length)).toBeGreaterThan(BACKLOG / 5)
  await until(() => new Set(received.all('user.snapshot').map(({ aggregateId }) => aggregateId)).size === BACKLOG)
  expect(received.all('user.snapshot')).toHaveLength(BACKLOG)
  await received.stop()
})
