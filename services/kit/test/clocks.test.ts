import { type Connection, Schema } from 'mongoose'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Bus } from '../src/bus/bus.ts'
import type { OutboxEntry } from '../src/bus/make-event.ts'
import { createLogger } from '../src/logger.ts'
import { indexOutbox, type OutboxFields, outboxSchema } from '../src/outbox/fields.ts'
import { createOutbox } from '../src/outbox/outbox.ts'
import { connectStore } from '../src/store/connection.ts'
import { testEnvironment } from '../src/testing/stack.ts'
import { until } from '../src/testing/until.ts'

const noteSchema = new Schema<OutboxFields & { _id: number }>(
  { _id: Number, ...outboxSchema },
  { collection: 'notes', versionKey: false },
)
indexOutbox(noteSchema)

const entryOf = (id: string): OutboxEntry => ({
  topic: 'websites',
  event: { id, type: 'note', version: 1, occurredAt: '', aggregateId: id, aggregateVersion: 1, data: {} },
})
const modelIn = (store: Connection) => store.model<OutboxFields & { _id: number }>('Note', noteSchema)
const outboxIn = (store: Connection, publish: Bus['publish']) => {
  const bus: Pick<Bus, 'publish'> = { publish }
  return createOutbox(modelIn(store), bus as Bus, createLogger('test', 'silent'))
}

afterEach(() => {
  vi.useRealTimers()
})

/**
 * The difference of the other machine's clock to the store's. If leases were compared with local clocks, a fast machine would take over
 * records that are still leased, and a slow one would take over nothing for a minute.
 */
it.each([60_000, -60_000])(
  'takes over what a machine left, when its lease is over, with a clock that is %i ms ahead',
  async (ahead) => {
    const env = testEnvironment()
    const ours = await connectStore('clocks', env)
    onTestFinished(() => ours.close())
    const sending = Promise.withResolvers<void>()
    const writer = outboxIn(ours, () => sending.promise)
    await modelIn(ours).create({ _id: 1, version: 1, ...writer.insertLeased([entryOf('under way')]) })
    await modelIn(ours).create({
      _id: 2,
      version: 1,
      outbox: [entryOf('left behind')],
      outboxAt: new Date(Date.now() - 30_000),
    })

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead, shouldAdvanceTime: true })
    const theirs = await connectStore('clocks', env)
    onTestFinished(() => theirs.close())
    const published: string[] = []
    const relay = outboxIn(theirs, async (entries) => {
      published.push(...entries.map(({ event }) => event.id))
    })
    relay.start()
    await until(() => published.length > 0, 20_000)
    expect(published).toEqual(['left behind'])
    await until(() => published.includes('under way'), 20_000)
    await relay.stop()
    sending.resolve()
  },
)
