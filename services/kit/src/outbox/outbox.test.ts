import type { Model } from 'mongoose'
import { beforeEach, expect, it, vi } from 'vitest'
import { SENT_WITHIN_MS } from '../bus/bounded-producer.ts'
import type { Bus } from '../bus/bus.ts'
import type { OutboxEntry } from '../bus/make-event.ts'
import { createLogger } from '../logger.ts'
import type { OutboxFields } from './fields.ts'
import { createOutbox, LEASE_MS, MAX_WAITING } from './outbox.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  return () => vi.useRealTimers()
})

/** An outbox whose Kafka answers once the test lets it; lists the aggregates that were sent. */
function outboxWithout(kafka: { isBack: Promise<void> }) {
  const sent: string[][] = []
  const bus = {
    publish: async (entries: readonly OutboxEntry[]) => {
      sent.push(entries.map(({ event }) => event.aggregateId))
      await kafka.isBack
    },
  } as unknown as Bus
  const model = {
    collection: { name: 'orders' },
    updateMany: async () => ({}),
    deleteMany: async () => ({}),
    find: () => ({ lean: async () => [] }),
  }
  const outbox = createOutbox(model as unknown as Model<OutboxFields>, bus, createLogger('test', 'silent'))
  const insert = (id: number) => {
    const event = { id: 'e', type: 't', version: 1, occurredAt: '', aggregateVersion: 1, data: {} }
    const entries: OutboxEntry[] = [{ topic: 'orders', event: { ...event, aggregateId: String(id) } }]
    outbox.insertLeased(entries)
    outbox.publishLeased(id, entries)
  }
  return { outbox, insert, sent }
}

it('keeps only so much in memory while Kafka is away: the rest is stored and waits for the relay', async () => {
  const back = Promise.withResolvers<void>()
  const { outbox, insert, sent } = outboxWithout({ isBack: back.promise })
  for (let id = 0; id < 2 * MAX_WAITING; id++) insert(id)
  back.resolve()
  await outbox.stop()
  expect(sent.flat().length).toBeGreaterThan(0)
  expect(sent.flat().length).toBeLessThanOrEqual(MAX_WAITING + 500)
})

it('sends nothing whose lease could end before the send does', async () => {
  const back = Promise.withResolvers<void>()
  const { outbox, insert, sent } = outboxWithout({ isBack: back.promise })
  insert(1)
  insert(2)
  vi.advanceTimersByTime(LEASE_MS - SENT_WITHIN_MS)
  insert(3)
  vi.advanceTimersByTime(1)
  back.resolve()
  await outbox.stop()
  expect(sent).toEqual([['1'], ['3']])
})
