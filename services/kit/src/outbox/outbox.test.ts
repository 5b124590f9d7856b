import type { Model } from 'mongoose'
import { expect, it } from 'vitest'
import type { Bus } from '../bus/bus.ts'
import { createLogger } from '../logger.ts'
import type { OutboxFields } from './fields.ts'
import { createOutbox, MOST_WAITING } from './outbox.ts'

it('keeps only so much in memory while Kafka is away: the rest is stored and waits for the relay', async () => {
  const batches: number[] = []
  let kafkaIsBack: () => void = () => {}
  const away = new Promise<void>((resolve) => {
    kafkaIsBack = resolve
  })
  const bus = {
    publish: async (entries: readonly unknown[]) => {
      batches.push(entries.length)
      await away
    },
  } as unknown as Bus
  const model = { updateMany: async () => ({}), deleteMany: async () => ({}), find: () => ({ lean: async () => [] }) }
  const outbox = createOutbox(model as unknown as Model<OutboxFields>, bus, createLogger('test', 'silent'))
  const event = { id: 'e', type: 't', version: 1, occurredAt: '', aggregateId: '1', aggregateVersion: 1, data: {} }
  for (let id = 0; id < 2 * MOST_WAITING; id++) outbox.publishBorn(id, [{ topic: 'orders', event }])
  kafkaIsBack()
  await outbox.stop()
  const sent = batches.reduce((sum, count) => sum + count, 0)
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThanOrEqual(MOST_WAITING + 500)
})
